import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableEncodings } from '../../../rules/table-file/table-file.ts'
import { encode, officeWords, plainWords } from '../../testing/files/encode.ts'
import { readLetters } from './read-letters.ts'

const languages = ['de', 'fr', 'it', 'pl', 'en'] as const

const text = fc.constantFrom(...(Object.keys(officeWords) as (keyof typeof officeWords)[])).chain((language) =>
  fc.record({
    language: fc.constant(language),
    parts: fc.array(fc.oneof(fc.constantFrom(...officeWords[language]), fc.constantFrom(...plainWords)), {
      minLength: 1,
      maxLength: 12,
    }),
  }),
)

test('what offices write is read right or not at all', () => {
  let [read, asked] = [0, 0]
  const property = fc.property(text, fc.constantFrom(...tableEncodings), ({ language, parts }, encoding) => {
    const meant = parts.join(';')
    const bytes = encode(meant, encoding)
    if (!bytes) return
    const reader = languages.find((known) => known === language) ?? 'en'
    const found = readLetters(bytes, reader)
    if (typeof found === 'string') read++
    else asked++
    if (typeof found === 'string') expect(found).toBe(meant)
  })
  fc.assert(property, { numRuns: Number(process.env.LETTER_RUNS ?? 500) })
  // It is no way out to ask of everything.
  expect(read).toBeGreaterThan(4 * asked)
})

test.each([
  ['UTF-8', 'utf8', ''],
  ['UTF-8 with its mark', 'utf8', '\ufeff'],
  ['UTF-16 with its mark', 'utf16le', '\ufeff'],
  ['UTF-16 without one', 'utf16le', ''],
] as const)('%s is read as it is', (_, encoding, mark) => {
  const written = 'Symbol;Ilość;Ort\r\nTN-2420;3;Köln\r\n'
  expect(readLetters(Buffer.from(mark + written, encoding), 'en')).toBe(written)
})

test('two readings of the same word are both shown, and the language of the reader decides between them', () => {
  const bytes = encode('Gdańsk', 'windows-1250') ?? Buffer.alloc(0)
  expect(readLetters(bytes, 'de')).toEqual({
    readings: ['Gdañsk', 'Gdańsk'],
    ways: [
      { text: 'Gdañsk', encodings: ['windows-1252', 'iso-8859-15'] },
      { text: 'Gdańsk', encodings: ['windows-1250', 'iso-8859-2'] },
    ],
  })
  expect(readLetters(bytes, 'pl')).toBe('Gdańsk')
})

test('an apostrophe stands between two words, and no capital between a capital and a small letter', () => {
  const french = 'Société d’Équipement;Désignation;À l’accueil'
  expect(readLetters(encode(french, 'windows-1252') ?? Buffer.alloc(0), 'en')).toBe(french)
})

test('a word that two readings write differently is shown whole, also where it is a sign in one of them', () => {
  const bytes = encode('Toner;l’accueil;merci', 'windows-1252') ?? Buffer.alloc(0)
  expect(readLetters(bytes, 'en')).toMatchObject({ readings: ['l’accueil', 'líaccueil'] })
})

const form = (words: string) => `Référence;Désignation;Quantité\n${words}`

test.each([
  ['windows-1252', 'Café d’Équipement'],
  ['windows-1252', "Atelier d'Équipement"],
  ['windows-1252', 'Saint-Étienne'],
  ['windows-1252', 'Cartouche n°21'],
  ['windows-1252', 'Client N°FR12'],
  ['windows-1252', '45€HT'],
  ['windows-1252', 'Ø 80 mm'],
  ['windows-1252', 'délai 15–20 jours'],
  ['iso-8859-15', '45,50 €'],
  ['iso-8859-15', "Maître d'œuvre"],
] as const)('in %s a form is read that says %s', (encoding, words) => {
  for (const language of languages)
    expect(readLetters(encode(form(words), encoding) ?? Buffer.alloc(0), language)).toBe(form(words))
})

test('a word of no language makes no file unreadable: the others tell its letters, or it is asked', () => {
  const read = (text: string) => readLetters(encode(text, 'windows-1252') ?? Buffer.alloc(0), 'fr')
  expect(read(form('Ð'))).toMatchObject({ readings: ['Ð', 'Đ'] })
  expect(read('Ð;Þ;Ý;½x')).toBeUndefined()
})

test('bytes that are no text are none', () => {
  expect(readLetters(Buffer.from([0, 1, 2, 0, 4, 5, 6, 7, 0, 9]), 'en')).toBeUndefined()
  expect(readLetters(Buffer.from([0x61, 0x81, 0x8d, 0x90, 0xff, 0xfe]), 'en')).toBeUndefined()
})
