import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countSkus, findSkus } from '../../../../contract/catalogue/catalogue.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildDemoWorld()
})
afterAll(() => world.close())

const find = async (keyword: string) => (await world.call(findSkus, { query: { keyword, pageSize: 60 } })).data
const originals = async (keyword: string) =>
  (await find(keyword)).rows.filter(({ ownMake }) => !ownMake).map(({ oemCode }) => oemCode)

describe('the sign of a number is no part of it', () => {
  test.each(['HP n°305', 'HP nº305', 'HP no. 305', 'hp nr 305', 'HP № 305', 'HP N° 305'])('%s', async (keyword) => {
    expect(await originals(keyword)).toEqual(await originals('HP 305'))
  })
  test.each(['n°305', 'nº305', 'no. 305', '№305'])('%s', async (keyword) => {
    expect((await originals(keyword)).slice(0, 2)).toEqual(['3YM61AE', '3YM60AE'])
  })
})

test.each([
  ['tn2420bk', ['TN-2420']],
  ['TN-2420K', ['TN-2420']],
  ['brother tn2420bk', ['TN-2420']],
  ['0050F2H00', ['50F2H00']],
  ['lexmark 0050F2H00', ['50F2H00']],
  ['1T02RV0NL0', ['TK-1150']],
  ['01T02RV0NL0', ['TK-1150']],
  ['pg-545 cl-546', ['8287B001', '8289B001', '8287B005']],
  ['pg545+cl546', ['8287B001', '8289B001', '8287B005']],
  ['canon 545 546', ['8287B001', '8289B001', '8287B005']],
  ['pg 40 cl 41', ['0615B001', '0617B001']],
  ['canon 37 38', ['2145B001', '2146B001']],
  ['canon 545/546', ['8287B001', '8289B001', '8287B005']],
  ['tn2410 tn2420', ['TN-2410', 'TN-2420']],
  ['CF259A/CF259X', ['CF259A', 'CF259X']],
])('%s finds %j alone', async (keyword, numbers) => {
  expect(await originals(keyword)).toEqual(numbers)
})

test('two digits beside a maker are the cartridges that are called so, before printers that hold them', async () => {
  expect((await originals('canon 40 41')).slice(0, 2)).toEqual(['0615B001', '0617B001'])
  expect(await originals('canon 40')).toEqual(['0615B001'])
})

test('an order number is no name', async () => {
  const { rows } = await find('1T02RV0NL0')
  expect(rows.every(({ name }) => name.includes('TK-1150'))).toBe(true)
})

test.each([
  ['DJ2720', 'HP DeskJet 2720'],
  ['dj 2720', 'HP DeskJet 2720'],
  ['OJ8015', 'HP OfficeJet 8015'],
  ['LJ1100', 'HP LaserJet 1100'],
  ['CLJ CP2025', 'HP Color LaserJet CP2025'],
  ['SL-M2070W', 'Samsung Xpress M2070W'],
  ['samsung sl-c480', 'Samsung Xpress C480'],
  ['MFCL2710DW', 'Brother MFC-L2710DW'],
  ['dcp 7065dn', 'Brother DCP-7065DN'],
  ['WC 3025NI', 'Xerox WorkCentre 3025NI'],
  ['iR-ADV C3320i', 'Canon imageRUNNER ADVANCE C3320i'],
  ['toner laser brother hl-l2350dw', 'Brother HL-L2350DW'],
  ['Xerox Phaser 5500 Laser Printer, PostScript 3', 'Xerox Phaser 5500'],
])('%s finds %s first, and what fits it', async (keyword, printer) => {
  const { models, rows, leftOut } = await find(keyword)
  expect(models[0]?.name).toBe(printer)
  expect(new Set(rows.slice(0, 1).map(({ match }) => match === 'named' || match === 'printer'))).toEqual(
    new Set([true]),
  )
  expect(leftOut.filter((word) => /laser|hl/i.test(word))).toEqual([])
})

test.each([
  ['Toner blau', 'C', 'cyan'],
  ['Toner rot', 'M', 'magenta'],
  ['blauer Toner', 'C', 'cyan'],
  ['toner bleu', 'C', 'cyan'],
  ['toner rouge', 'M', 'magenta'],
  ['toner blu', 'C', 'ciano'],
  ['toner rosso', 'M', 'magenta'],
  ['toner niebieski', 'C', 'cyjan'],
  ['toner czerwony', 'M', 'magenta'],
  ['blue toner', 'C', 'cyan'],
  ['rode toner', 'M', 'magenta'],
])('%s is toner in %s, and it is said', async (keyword, colour, meant) => {
  const { rows, corrected, total } = await find(keyword)
  expect(total).toBeGreaterThan(100)
  expect(new Set(rows.map((row) => `${row.classId} ${row.colour}`))).toEqual(new Set([`102 ${colour}`]))
  expect(corrected.map((one) => one.meant)).toEqual([meant])
  const { data: counts } = await world.call(countSkus, { query: { keyword } })
  expect(counts.total).toBe(total)
})

test('blue ink stays blue where there is some', async () => {
  const { rows, corrected } = await find('Canon Tinte blau')
  expect(new Set(rows.map(({ colour }) => colour))).toEqual(new Set(['B']))
  expect(corrected).toEqual([])
})

test.each([
  ['CF410X magenta', 'CF410X', 'CF413X'],
  ['hp cf410a gelb', 'cf410a', 'CF412A'],
  ['TN-423BK magenta', 'TN-423BK', 'TN-423M'],
  ['TN-421BK magenta', 'TN-421BK', 'TN-421M'],
  ['CLT-K4072S yellow', 'CLT-K4072S', 'CLT-Y4072S'],
  ['TK-5240K cyan', 'TK-5240K', 'TK-5240C'],
])('%s is the same cartridge in that colour, and it is said', async (keyword, typed, meant) => {
  expect(new Set((await find(keyword)).rows.map(({ oemCode }) => oemCode))).toEqual(new Set([meant]))
  expect((await find(keyword)).corrected).toEqual([{ typed, meant }])
})

test('a number that is in no such set is shown without the colour', async () => {
  expect(await find('CF259A cyan')).toMatchObject({ corrected: [], leftOut: ['cyan'] })
})

test('desk finds desks first, then what fits a DeskJet', async () => {
  const { rows } = await find('desk')
  const isDesk = rows.map(({ match }) => match === 'word')
  const desks = isDesk.lastIndexOf(true) + 1
  expect(desks).toBeGreaterThan(5)
  expect(isDesk.slice(0, desks).every(Boolean)).toBe(true)
  expect(rows.slice(0, desks).every(({ name }) => /\bdesk\b/i.test(name))).toBe(true)
  expect(rows.slice(desks).every(({ match }) => match === 'printer')).toBe(true)
  expect(rows.length).toBeGreaterThan(desks)
})

test('what is found as it was typed costs one query', async () => {
  const keywords = [
    'CF259A',
    'hl-l2350dw',
    'HP toner 59A',
    'visitor chair',
    'pg-545 cl-546',
    'PSC 2200 Series',
    'desk',
    'HP n°305',
  ]
  // The lexicon is read once in some seconds.
  await find('CF259A')
  for (const keyword of keywords) {
    const statements = await world.queriesOf(() => find(keyword))
    expect(
      statements.filter((statement) => statement.includes('stages as materialized')),
      keyword,
    ).toHaveLength(1)
  }
})
