import { type TableEncoding, tableEncodings } from '../../../rules/table-file/table-file.ts'

const signs = new Map(
  tableEncodings.map((encoding) => {
    const decoder = new TextDecoder(encoding)
    return [encoding, Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))]
  }),
)

/** The bytes of a text in an encoding of offices; undefined where the encoding has not all of its letters. */
export function encode(text: string, encoding: TableEncoding): Buffer | undefined {
  const bytes = [...text].map((letter) => signs.get(encoding)?.indexOf(letter) ?? -1)
  return bytes.includes(-1) ? undefined : Buffer.from(bytes)
}

/** Words of languages that our customers write, each with a letter beyond ASCII. */
export const officeWords = {
  de: ['Müller', 'Straße', 'Köln', 'Größe', 'Jäger', 'Übergabe', 'Öhringen'],
  fr: ['Crète', 'fenêtre', 'Étage', 'François', 'Noël', 'œuvre', 'à', 'Benoît', '«Été»', "d'Étain", 'Saint-Étienne'],
  it: ['città', 'però', 'più', 'è', 'Forlì', 'perché'],
  pl: ['Łódź', 'Gdańsk', 'Kraków', 'Święta', 'ćwierć', 'ilość', 'Żory', 'część'],
  nl: ['België', 'één', 'Curaçao'],
  cs: ['Plzeň', 'Třebíč', 'Český', 'Žďár'],
  es: ['Peña', 'Málaga', '1º', 'niño'],
} as const

/** Words that say nothing of their encoding by themselves. */
export const plainWords = ['Hauptstr.', '12,50', '€', 'AS-101166', 'ul.', '3', '12 m²', 'n°21', '5€']
