import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLetters } from './read-letters.ts'

const encodings = ['windows-1252', 'windows-1250', 'iso-8859-2', 'macintosh'] as const
const signs = encodings.map((encoding) =>
  Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte))),
)

/** The bytes of a text; undefined where the encoding has not all of its letters. */
function encode(text: string, encoding: (typeof encodings)[number]): Buffer | undefined {
  const known = signs[encodings.indexOf(encoding)] ?? []
  const bytes = [...text].map((letter) => known.indexOf(letter))
  return bytes.includes(-1) ? undefined : Buffer.from(bytes)
}

const words = {
  de: ['Müller', 'Straße', 'Köln', 'Größe', 'Jäger', 'Übergabe', 'Öhringen'],
  fr: ['Crète', 'fenêtre', 'Étage', 'François', 'Noël', 'œuvre', 'à', 'Benoît', '«Été»'],
  it: ['città', 'però', 'più', 'è', 'Forlì', 'perché'],
  pl: ['Łódź', 'Gdańsk', 'Kraków', 'Święta', 'ćwierć', 'ilość', 'Żory', 'część'],
  nl: ['België', 'één', 'Curaçao'],
  cs: ['Plzeň', 'Třebíč', 'Český', 'Žďár'],
  es: ['Peña', 'Málaga', '1º', 'niño'],
} as const
const plain = ['Hauptstr.', '12,50', '€', 'AS-101166', 'ul.', '3', '12 m²']
const languages = ['de', 'fr', 'it', 'pl', 'en'] as const

const text = fc.constantFrom(...(Object.keys(words) as (keyof typeof words)[])).chain((language) =>
  fc.record({
    language: fc.constant(language),
    parts: fc.array(fc.oneof(fc.constantFrom(...words[language]), fc.constantFrom(...plain)), {
      minLength: 1,
      maxLength: 12,
    }),
  }),
)

test('what offices write is read right or not at all', () => {
  let [read, asked] = [0, 0]
  const property = fc.property(text, fc.constantFrom(...encodings), ({ language, parts }, encoding) => {
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

test('two readings of the same word are both told, and the language of the reader decides between them', () => {
  const bytes = encode('Gdańsk', 'windows-1250') ?? Buffer.alloc(0)
  expect(readLetters(bytes, 'de')).toEqual({ readings: ['Gdañsk', 'Gdańsk'] })
  expect(readLetters(bytes, 'pl')).toBe('Gdańsk')
})

test('bytes that are no text are none', () => {
  expect(readLetters(Buffer.from([0, 1, 2, 0, 4, 5, 6, 7, 0, 9]), 'en')).toBeUndefined()
  expect(readLetters(Buffer.from([0x61, 0x81, 0x8d, 0x90, 0xff, 0xfe]), 'en')).toBeUndefined()
})
