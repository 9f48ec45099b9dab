import { expect, test } from 'vitest'
import { filterWords, readKeyword } from './search-words.ts'

test.each([
  ['HP 59A', { kind: null, colour: null, rest: ['HP', '59A'] }],
  ['HP toner 59A black', { kind: 'toner', colour: 'K', rest: ['HP', '59A'] }],
  ['Tonerkartusche schwarz HP', { kind: 'toner', colour: 'K', rest: ['HP'] }],
  ['tambour Brother', { kind: 'drum', colour: null, rest: ['BROTHER'] }],
  ['inchiostro ciano Epson', { kind: 'ink', colour: 'C', rest: ['EPSON'] }],
  ['bęben OKI', { kind: 'drum', colour: null, rest: ['OKI'] }],
  ['tusz żółty', { kind: 'ink', colour: 'Y', rest: [] }],
  ['encre jaune', { kind: 'ink', colour: 'Y', rest: [] }],
  ['hl-l2350dw', { kind: null, colour: null, rest: ['HLL2350DW'] }],
  ['', { kind: null, colour: null, rest: [] }],
  [' - / ', { kind: null, colour: null, rest: [] }],
])('%j is read', (keyword, expected) => {
  const { rest, ...read } = readKeyword(keyword)
  expect(read).toMatchObject({ kind: expected.kind, colour: expected.colour })
  expect(rest).toEqual(expected.rest)
})

test('what was typed is kept whole beside its words', () => {
  expect(readKeyword('tn 2420 toner')).toMatchObject({ compact: 'TN2420TONER', tokens: ['TN', '2420', 'TONER'] })
})

test('no more than ten words are read', () => {
  expect(readKeyword('a '.repeat(100)).tokens).toHaveLength(10)
})

test('no word means two things', () => {
  expect(new Set(filterWords).size).toBe(filterWords.length)
})
