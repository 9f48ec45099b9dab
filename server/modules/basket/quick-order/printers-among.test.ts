import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { importRows } from '../../office/import/import-rows.ts'
import { printers } from '../../office/import/printers.ts'
import { printersAmong } from './find-lines.queries.ts'

const names = Array.from({ length: 4_000 }, (_, at) => {
  const [series, tail] = [
    ['QuickJet Pro', 'LQ-L', 'Écosys', 'ImageMaker MF'][at % 4],
    ['', 'dw', ' MFP', 'n-2'][at % 7],
  ]
  return `Testbrand ${series} ${1_000 + at * 7}${tail ?? ''}`
})

let world: World
beforeAll(async () => {
  world = await buildWorld()
  const rows = names.map((model, at) => ({
    line: at + 2,
    fields: { brand: 'Testbrand', series: 'Any', model, technology: 'laser', colour: 'mono' },
  }))
  const { bad } = await importRows(world.db, printers, rows)
  expect(bad).toEqual([])
})
afterAll(() => world.close())

const all = names.map((name) => ({
  compact: normalise(name),
  words: name.toUpperCase().split(/[^\p{L}\p{N}]+/u),
}))
const isPartOfOne = (word: string) =>
  /\d/.test(word) &&
  word.length > 2 &&
  all.some(({ compact, words }) => compact.includes(word) && (/^\D.{3}/.test(word) || words.includes(word)))

test('a word is part of a printer as a search through all names says', async () => {
  const pieces = names
    .filter((_, at) => at % 40 === 0)
    .flatMap((name) => {
      const compact = normalise(name)
      const ends = [2, 3, 4, 5, 6, 9].flatMap((length) => [compact.slice(-length), compact.slice(-length - 2, -2)])
      return [...ends, compact, ...name.split(/[ -]/).map(normalise), compact.replace(/\d/, 'X'), `${compact}1`]
    })
  const words = [...new Set([...pieces, 'QUICKJET', 'ECOSYS1014', '100', '1014', '014', 'L1007DW', 'Ж12'])]
  const found = await printersAmong(world.db, words)
  expect([...found].sort()).toEqual(words.filter(isPartOfOne).sort())
  expect([found.size > 300, words.length - found.size > 300]).toEqual([true, true])
})

// The index alone takes some ten; the table of so many printers has twice this number.
const mostPages = 30

test('a word reads a few pages of the index, also of printers that were just written', async () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `WQL${at * 37}X`)
  const [statement = ''] = await world.queriesOf(() => printersAmong(world.db, words))
  const explained = CompiledQuery.raw(`explain (analyze, buffers, format json) ${statement}`, [words])
  const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(explained)
  const read = rows[0]?.['QUERY PLAN'][0]?.Plan
  const pages = (read?.['Shared Hit Blocks'] ?? Number.NaN) + (read?.['Shared Read Blocks'] ?? Number.NaN)
  expect(pages / words.length).toBeLessThan(mostPages)
})
