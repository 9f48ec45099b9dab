import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filterWords, readKeyword, readMeanings } from './search-words.ts'

/** What was read, in short: classes, `pack`, colours and make, then what is left. */
const read = (keyword: string) => {
  const { kinds, pack, colours, make, rest } = readKeyword(keyword)
  const meanings = [...kinds, ...(pack ? ['pack'] : []), ...colours, ...(make ? [make] : [])]
  return [meanings.join(' '), rest.map(({ text }) => text).join(' ')]
}

test.each([
  ['HP 59A', '', 'HP 59A'],
  ['HP toner 59A black', 'toner black', 'HP 59A'],
  ['hl-l2350dw', '', 'HLL2350DW'],
  ['TN-2420-toner', 'toner', 'TN 2420'],
  ["l'encre", 'ink', ''],
  ['', '', ''],
  [' - / ', '', ''],
])('%j is read', (keyword, meant, rest) => {
  expect(read(keyword)).toEqual([meant, rest])
})

test.each([
  ['toners', 'toner'],
  ['Inkjet cartridge', 'ink'],
  ['drum units', 'drum'],
  ['label tapes', 'label'],
  ['Toner kits', 'toner pack'],
  ['Tonerkartusche', 'toner'],
  ['Druckerpatronen', 'ink'],
  ['Tintenpatrone', 'ink'],
  ['Trommeleinheit', 'drum'],
  ['Bildtrommeln', 'drum'],
  ['Schriftbänder', 'label'],
  ['Toner-Kits', 'toner pack'],
  ['Tonerset', 'toner pack'],
  ['Möbel', 'furniture'],
  ["Cartouches d'encre", 'ink'],
  ['tambours', 'drum'],
  ['Ruban d’étiquettes', 'label'],
  ['Kits de toner', 'toner pack'],
  ['lot de cartouches', 'pack'],
  ['Cartucce d’inchiostro', 'ink'],
  ['Unità tamburo', 'drum'],
  ['Nastri per etichette', 'label'],
  ['Wkłady atramentowe', 'ink'],
  ['tusze', 'ink'],
  ['tonerów', 'toner'],
  ['bębny', 'drum'],
  ['bębna', 'drum'],
  ['Taśmy do etykiet', 'label'],
  ['Zestawy tonerów', 'toner pack'],
  ['inktpatronen', 'ink'],
  ['trommel', 'drum'],
  ['etiketten', 'label'],
  ['voordeelset inkt', 'ink pack'],
])('%s is a class', (keyword, meant) => {
  const { kinds, pack, rest } = readKeyword(keyword)
  expect([...kinds, ...(pack ? ['pack'] : [])].sort().join(' ')).toBe(meant.split(' ').sort().join(' '))
  expect(rest).toEqual([])
})

test.each([
  ['black', 'black'],
  ['photo black', 'photo black'],
  ['schwarzer', 'black'],
  ['gelbe', 'yellow'],
  ['Hellcyan', 'light cyan'],
  ['noire', 'black'],
  ['jaunes', 'yellow'],
  ['cyan clair', 'light cyan'],
  ['nera', 'black'],
  ['gialli', 'yellow'],
  ['nero foto', 'photo black'],
  ['czarnego', 'black'],
  ['żółta', 'yellow'],
  ['zolty', 'yellow'],
  ['cyjan', 'cyan'],
  ['jasny cyjan', 'light cyan'],
  ['zwarte', 'black'],
  ['gele', 'yellow'],
  ['cyaan', 'cyan'],
])('%s is %s', (keyword, colour) => {
  expect(read(keyword)).toEqual([colour, ''])
})

test.each([
  ['compatible', 'own'],
  ['kompatible', 'own'],
  ['compatibili', 'own'],
  ['zamiennik', 'own'],
  ['huismerk', 'own'],
  ['genuine', 'original'],
  ['originale', 'original'],
  ['oryginalne', 'original'],
])('%s asks for what is %s', (keyword, make) => {
  expect(read(keyword)).toEqual([make, ''])
})

test.each(['Schwarztoner', 'schwarzer Toner', 'Tonerkartuschen schwarz', 'toner noir', 'czarny toner', 'zwarte toner'])(
  '%s is black toner',
  (keyword) => expect(read(keyword).map((part) => part.split(' ').sort().join(' '))).toEqual(['black toner', '']),
)

test('what was typed is kept whole beside its words', () => {
  const { compact, tokens } = readKeyword('tn 2420 toner')
  expect(compact).toBe('TN2420TONER')
  expect(tokens.map(({ text }) => text)).toEqual(['TN', '2420', 'TONER'])
})

test('no more than twelve words are read', () => {
  expect(readKeyword('a '.repeat(100)).tokens).toHaveLength(12)
})

test("no word of a printer's name means anything, but ink", () => {
  const lines = readFileSync('seed/demo/catalogue/printers.csv', 'utf8').trim().split('\n').slice(1)
  const words = new Set(lines.flatMap((line) => line.split(',')[2]?.split(' ') ?? []))
  expect(words.size).toBeGreaterThan(2_000)
  expect([...words].filter((word) => readMeanings(word).length > 0)).toEqual(['Ink'])
})

test('words of furniture and tapes stay words of names', () => {
  for (const word of ['GREY', 'WHITE', 'RED']) expect(filterWords).not.toContain(word)
  for (const word of ['TONER', 'BLACK', 'SCHWARZ', 'KARTUSCHE']) expect(filterWords).toContain(word)
})
