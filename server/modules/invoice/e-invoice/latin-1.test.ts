import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ascii, latin1 } from './latin-1.ts'

test.each([
  ['Café Söhne ß ÿ', 'Café Söhne ß ÿ', 'Cafe Sohne ss y'],
  ['Łódź Šiška Œuvre Đorđe', 'Lódz Siska OEuvre Dorde', 'Lodz Siska OEuvre Dorde'],
  ['Cafe\u0301', 'Café', 'Cafe'],
  ['“5 €” – a…', '"5 EUR" - a...', '"5 EUR" - a...'],
  ['漢字 😀', '?? ?', '?? ?'],
  ['  two\u00A0 \n words\u0007\u0085 ', 'two words', 'two words'],
  ['❤\uFE0F', '?', '?'],
  ['ﬁne ™', 'fine TM', 'fine TM'],
  ['', '', ''],
])('%j', (text, inLatin1, inAscii) => {
  expect([latin1(text, 100), ascii(text, 100)]).toEqual([inLatin1, inAscii])
})

test('any text ends within its signs and its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, longest) => {
      expect(latin1(text, longest)).toMatch(/^[ -~\u00A0-\u00FF]*$/)
      expect(ascii(text, longest)).toMatch(/^[ -~]*$/)
      expect(Math.max(latin1(text, longest).length, ascii(text, longest).length)).toBeLessThanOrEqual(longest)
    }),
    { numRuns: 500 },
  )
})

test('a text of Latin-1 stays as it is', () => {
  const anyLatin1 = fc
    .string({ unit: fc.integer({ min: 0xa1, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 20 })
    .filter((text) => text.normalize('NFC') === text)
  fc.assert(
    fc.property(anyLatin1, (text) => {
      expect(latin1(text, 20)).toBe(text)
    }),
  )
})
