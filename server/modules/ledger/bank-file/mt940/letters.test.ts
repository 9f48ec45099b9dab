import { expect, test } from 'vitest'
import { account, makeFile, readFile } from './testing/mt940-file.ts'

const letters = { utf8: 'Müller Łódź', latin1: 'Müller Köln' }

test.each([
  ['UTF-8', Buffer.from(`:86:${letters.utf8}`), account, letters.utf8],
  ['windows-1252', Buffer.from(`:86:${letters.latin1}`, 'latin1'), account, letters.latin1],
  [
    'windows-1250',
    Buffer.from(':86:\x8cwi\xeata Gda\xf1sk', 'latin1'),
    'PL61109010140000071219812874',
    'Święta Gdańsk',
  ],
  ['ISO-8859-2', Buffer.from(':86:cz\xea\xb6\xe6 Gda\xf1sk', 'latin1'), 'PL61109010140000071219812874', 'część Gdańsk'],
  ['encoding 852', Buffer.from(':86:\x9d\xa2d\xab Gda\xe4sk', 'latin1'), 'PL61109010140000071219812874', 'Łódź Gdańsk'],
  ['encoding 850', Buffer.from(':86:M\x81ller K\x94ln', 'latin1'), account, 'Müller Köln'],
  [
    'filled fields of Polish banks',
    Buffer.from(':86:\x8cwi\xeata \xff', 'latin1'),
    'PL61109010140000071219812874',
    'Święta',
  ],
])('letters in %s', (_, field, of, remittance) => {
  const text = makeFile([':61:260302C1,NTRFNONREF', '\u0007'], { of })
  const [before = '', after = ''] = text.split('\u0007')
  const bytes = Buffer.concat([Buffer.from(before), field, Buffer.from(after)])
  expect(readFile(bytes)[0]?.entries[0]?.remittance).toBe(remittance)
})

test('an unreadable letter is shown as one, and the amounts stay', () => {
  const bytes = Buffer.from(
    makeFile([':61:260302C1,NTRFNONREF', ':86:Gda\xf1sk'], { of: 'GB82WEST12345698765432' }),
    'latin1',
  )
  expect(readFile(bytes)[0]?.entries).toMatchObject([{ amount: 100, remittance: 'Gda\ufffdsk' }])
})
