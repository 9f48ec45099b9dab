import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGermanFields } from './german-fields.ts'
import { joinLines } from './join-lines.ts'
import { findCommunications, toPlainReference } from './national-reference.ts'

test.each([
  [['INL26000001', 'thank you'], 'INL26000001 thank you'],
  [['Betaling van uw factuur nummer INL2', '6000019'], 'Betaling van uw factuur nummer INL2\n6000019'],
  [['Rechnung vom Maerz Nr. INL-', '26000019'], 'Rechnung vom Maerz Nr. INL- 26000019'],
  [['Rechnung vom Maerz, also INL', '26000019'], 'Rechnung vom Maerz, also INL 26000019'],
  [['', ' a ', ''], 'a'],
])('lines %j are "%s"', (lines, text) => {
  expect(joinLines(lines)).toBe(text)
})

test('the lines of the table are as long as they have to be', () => {
  expect('Betaling van uw factuur nummer INL2').toHaveLength(35)
  expect('Rechnung vom Maerz Nr. INL-').toHaveLength(27)
})

const none = { endToEndId: '', otherPayer: '', rest: [] }

test.each([
  [
    'glued',
    'EREF+E-1MREF+M-1CRED+DE98ZZZ09999999999SVWZ+RE INL26000019 VIELEN DANKABWA+Tochter GmbHBIC+COBADEFFXXX',
    {
      words: 'RE INL26000019 VIELEN DANK',
      endToEndId: 'E-1',
      otherPayer: 'Tochter GmbH',
      rest: ['MREF+M-1', 'CRED+DE98ZZZ09999999999', 'BIC+COBADEFFXXX'],
    },
  ],
  ['with blanks', 'EREF+E-1 SVWZ+INL26000019', { ...none, words: 'INL26000019', endToEndId: 'E-1' }],
  ['with colons', 'EREF: E-1 SVWZ: INL26000019', { ...none, words: 'INL26000019', endToEndId: 'E-1' }],
  ['with nothing to say', 'EREF+NOTPROVIDEDSVWZ+INL26000019', { ...none, words: 'INL26000019' }],
  [
    'broken within a name',
    'EREF+E-1SV\nWZ+Rechnung INL26\n000019',
    { ...none, words: 'Rechnung INL26\n000019', endToEndId: 'E-1' },
  ],
  ['of letters that take two places', 'SVWZ+😀 a\nbEREF+1', { ...none, words: '😀 a\nb', endToEndId: '1' }],
])('fields of German banks, %s', (_, text, fields) => {
  expect(readGermanFields(text)).toEqual(fields)
})

test.each([
  'INL26000009 + INL26000019',
  'A+B SVWZ+INL26000019',
  'IBAN: DE89370400440532013000, INL26000019',
  'EREF: 4711',
  'BIC + INL26000019',
  'C++',
  '',
])('a text that does not begin with a field is left as it is: "%s"', (text) => {
  expect(readGermanFields(text)).toEqual({ ...none, words: text })
})

test('nothing of a text of fields is lost', () => {
  const name = fc.constantFrom('EREF', 'MREF', 'CRED', 'SVWZ', 'ABWA', 'ABWE', 'IBAN', 'BIC')
  const value = fc.stringMatching(/^[a-z0-9 ]{1,12}$/).map((text) => `${text.trim()}.`)
  const fields = fc.uniqueArray(fc.tuple(name, value), { minLength: 1, selector: ([one]) => one })
  fc.assert(
    fc.property(fields, (written) => {
      const read = readGermanFields(written.map(([field, text]) => `${field}+${text}`).join(''))
      const all = [read.words, read.endToEndId, read.otherPayer, ...read.rest].join(' ')
      for (const [, text] of written) expect(all).toContain(text)
    }),
  )
})

test.each([
  ['RF18 5390 0754 7034', 'RF18539007547034'],
  ['rf18539007547034', 'RF18539007547034'],
  ['21 00000 00003 13947 14300 09017', '210000000003139471430009017'],
  ['+++090/9337/55493+++', '090933755493'],
  ['090/9337/55493', '090933755493'],
  ['0000 0000 0000 0000 1232', '1232'],
  ['5000 0567 8901 2345', '5000056789012345'],
])('the reference %s is %s', (written, plain) => {
  expect(toPlainReference(written)).toBe(plain)
})

test.each([
  'RF19539007547034',
  '21 00000 00003 13947 14300 09018',
  '090/9337/55494',
  '00000000000000001233',
  '6000 0567 8901 2345',
  '4711 4712',
  'INL-26/000019',
  '0012345',
  '',
])('what is no reference with its check digits stays as it is written: "%s"', (written) => {
  expect(toPlainReference(written)).toBe(written)
})

test.each([
  ['bedankt +++090/9337/55493+++', ['090933755493']],
  ['***090/9337/55493***', ['090933755493']],
  ['+++090933755493+++ +++090/9337/55494+++', ['090933755493']],
  ['090/9337/55493', []],
])('communications of Belgium in "%s": %j', (text, found) => {
  expect(findCommunications(text)).toEqual(found)
})
