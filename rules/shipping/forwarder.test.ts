import { expect, test } from 'vitest'
import { chooseForwarder, ownForwarder } from './forwarder.ts'

const forwarders = [
  { forwarderId: 1, name: 'Kuehne+Nagel', isOther: false },
  { forwarderId: 9, name: 'Others', isOther: true },
]

test.each([
  ['our carrier needs none', 'STD', { forwarderId: 1 }, undefined, []],
  ['none is chosen', ownForwarder, {}, undefined, ['forwarderId forwarder.missing']],
  ['nobody has this number', ownForwarder, { forwarderId: 7 }, undefined, ['forwarderId forwarder.missing']],
  ['one of those named', ownForwarder, { forwarderId: 1, forwarderName: 'ignored' }, 'Kuehne+Nagel', []],
  ['another without a name', ownForwarder, { forwarderId: 9 }, undefined, ['forwarderName forwarder.name_missing']],
  [
    'blanks',
    ownForwarder,
    { forwarderId: 9, forwarderName: ' \n' },
    undefined,
    ['forwarderName forwarder.name_missing'],
  ],
  ['another by their name', ownForwarder, { forwarderId: 9, forwarderName: ' Jansen ' }, 'Jansen', []],
] as const)('%s', (_, shipVia, asked, name, faults) => {
  const chosen = chooseForwarder(shipVia, forwarders, asked)
  expect(chosen.forwarder?.name).toBe(name)
  expect(chosen.faults.map(({ field, reason }) => `${field} ${reason}`)).toEqual(faults)
})
