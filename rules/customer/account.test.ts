import { expect, test } from 'vitest'
import { accountFaults, hasLimits, overLimit } from './account.ts'

const good = { name: 'Vera', email: 'vera@voorbeeld.example', orderLimit: null, monthLimit: 100_00 }

test.each<[string, object, object]>([
  ['nothing is wrong', {}, {}],
  ['no name', { name: ' ' }, { name: 'missing' }],
  ['an endless name', { name: 'x'.repeat(101) }, { name: 'too_long' }],
  ['no e-mail address', { email: '' }, { email: 'missing' }],
  ['half an e-mail address', { email: 'vera@' }, { email: 'invalid' }],
  ['a limit of nothing', { orderLimit: 0 }, { orderLimit: 'invalid' }],
  ['a limit with half a cent', { monthLimit: 10.5 }, { monthLimit: 'invalid' }],
  ['a limit beyond all bounds', { monthLimit: 1_000_000_001 }, { monthLimit: 'invalid' }],
])('%s', (_, change, faults) => {
  expect(accountFaults({ ...good, ...change })).toEqual(faults)
})

const none = { orderLimit: null, monthLimit: null }
test.each([
  ['no limit', none, 1_000_00, 1_000_00, null],
  ['exactly the limit of an order', { ...none, orderLimit: 500_00 }, 0, 500_00, null],
  ['a cent more', { ...none, orderLimit: 500_00 }, 0, 500_01, { kind: 'order', limit: 500_00, left: 500_00 }],
  ['exactly what the month leaves', { ...none, monthLimit: 500_00 }, 400_00, 100_00, null],
  [
    'a cent more than it leaves',
    { ...none, monthLimit: 500_00 },
    400_00,
    100_01,
    { kind: 'month', limit: 500_00, left: 100_00 },
  ],
  ['a month that is spent', { ...none, monthLimit: 500_00 }, 900_00, 1, { kind: 'month', limit: 500_00, left: 0 }],
  ['both: the order first', { orderLimit: 1, monthLimit: 1 }, 0, 2, { kind: 'order', limit: 1, left: 1 }],
] as const)('%s', (_, limits, spent, total, over) => {
  expect(overLimit(limits, spent, total)).toEqual(over)
})

test('only who orders or asks for orders has limits', () => {
  expect((['main', 'buyer', 'salesrep', 'requester'] as const).filter(hasLimits)).toEqual(['buyer', 'requester'])
})
