import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countSkus, findSkus, getSku, suggest } from '../../../../contract/catalogue/catalogue.ts'
import type { Input } from '../../../../contract/endpoint.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildDemoWorld()
})
afterAll(() => world.close())

type Query = Input<typeof findSkus>['query']
const find = async (query: Query) => (await world.call(findSkus, { query })).data
const found = async (keyword: string) =>
  (await find({ keyword })).rows.map((row) => `${row.ownMake ? 'own ' : ''}${row.oemCode} ${row.match}`)

describe('a number in any spelling', () => {
  test.each([
    ['CF259A', 'CF259A'],
    ['cf 259-a', 'CF259A'],
    ['HP 59A', 'CF259A'],
    ['59a', 'CF259A'],
    ['HP toner 59A black', 'CF259A'],
    ['106R01294', '106R01294'],
    ['106r1294', '106R01294'],
    ['106 R 001294', '106R01294'],
    ['3480B002', '3480B002'],
    ['3480B002AA', '3480B002'],
    ['C13T07114010', 'C13T07114010'],
    ['T0711', 'C13T07114010'],
    ['c13 t0711', 'C13T07114010'],
    ['tn 2420', 'TN-2420'],
    ['TN/24.20', 'TN-2420'],
  ])('%s finds %s first', async (keyword, oemCode) => {
    const { rows } = await find({ keyword })
    expect(rows[0]).toMatchObject({ oemCode, ownMake: false })
    expect(['exact', 'prefix']).toContain(rows[0]?.match)
  })

  test('CF259A and CF259X are never taken for each other', async () => {
    expect(await found('CF259A')).toEqual(['CF259A exact', 'own CF259A exact'])
    expect(await found('CF259X')).toEqual(['CF259X exact', 'own CF259X exact'])
  })

  test('our item number and both barcodes are found too', async () => {
    const [first] = (await find({ keyword: 'CF259A' })).rows
    for (const keyword of [first?.number, first?.number.slice(3), first?.productBarcode, first?.boxBarcode]) {
      expect((await find({ keyword: keyword ?? '' })).rows[0]?.id).toBe(first?.id)
    }
  })

  test.each([
    ['CF2S9A', 'CF259A'],
    ['TN-24I0', 'TN-2410'],
    ['1O6R01294', '106R01294'],
  ])('%s looks like %s', async (keyword, oemCode) => {
    const { rows } = await find({ keyword })
    expect(new Set(rows.map((row) => row.oemCode))).toEqual(new Set([oemCode]))
    expect(rows[0]?.match).toBe('near')
  })

  test('a number that is one slip away is asked back, and where several are, all of them', async () => {
    expect(await found('CF259B')).toEqual(['CF259A near', 'CF259X near', 'own CF259A near', 'own CF259X near'])
  })

  test('two products with the same number are both shown', async () => {
    const { rows } = await find({ keyword: '117A' })
    expect(rows.filter(({ match, ownMake }) => match === 'exact' && !ownMake).map(({ oemCode }) => oemCode)).toEqual([
      'W2070A',
      'W2071A',
      'W2073A',
      'W2072A',
    ])
  })
})

test('exact comes before prefix, prefix before part', async () => {
  const kinds = (await find({ keyword: 'TN-24', pageSize: 60 })).rows.map(({ match }) => match)
  const ranks = kinds.map((kind) => ['exact', 'prefix', 'printer', 'part', 'word', 'near'].indexOf(kind ?? ''))
  expect(ranks).toEqual([...ranks].sort())
  expect(kinds).toContain('prefix')
  const part = (await find({ keyword: 'N-2420' })).rows[0]
  expect(part).toMatchObject({ oemCode: 'TN-2420', match: 'part' })
})

test.each(['hl-l2350dw', 'HL L2350', 'brother hll2350dw', 'hl l2350 toner', 'Brother HL-L2350DW'])(
  '%s finds what fits the printer',
  async (keyword) => {
    const { rows, models } = await find({ keyword })
    expect(models[0]?.name).toBe('Brother HL-L2350DW')
    expect(rows.map(({ oemCode }) => oemCode)).toEqual(expect.arrayContaining(['TN-2410', 'TN-2420']))
    expect(rows.map(({ match }) => match).every((match) => match === 'printer' || match === 'named')).toBe(true)
  },
)

test('several printers of one name are all named, the plainest first', async () => {
  const { models, rows } = await find({ keyword: 'laserjet m404' })
  expect(models.map(({ name }) => name)).toEqual([
    'HP LaserJet Pro M404n',
    'HP LaserJet Pro M404dn',
    'HP LaserJet Pro M404dw',
  ])
  expect(rows.map(({ oemCode }) => oemCode)).toContain('CF259X')
})

test.each(['HP toner black', 'hp Toner schwarz', 'toner noir HP'])('the words of %s are filters', async (keyword) => {
  const { rows, total } = await find({ keyword })
  expect(total).toBeGreaterThan(100)
  expect(new Set(rows.map(({ brand, classId, colour }) => `${brand} ${classId} ${colour}`))).toEqual(
    new Set(['HP 102 K']),
  )
  expect(await find({ keyword, classId: [104] })).toMatchObject({ rows: [], total: 0 })
})

test('brands of two words are brands', async () => {
  for (const [keyword, brand] of [
    ['konica minolta toner', 'Konica Minolta'],
    ['aster living', 'Aster Living'],
  ] as const) {
    const { rows, total } = await find({ keyword })
    expect(total).toBeGreaterThan(20)
    expect(new Set(rows.map((row) => row.brand))).toEqual(new Set([brand]))
  }
})

test('other words are looked for in names', async () => {
  const { rows } = await find({ keyword: 'visitor chair' })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ name, match }) => name.startsWith('Visitor chair') && match === 'word')).toBe(true)
})

test('a search can be filtered, sorted and paged', async () => {
  const keyword = 'color laserjet pro'
  const cyan = await find({ keyword, colour: ['C'] })
  expect(new Set(cyan.rows.map(({ colour }) => colour))).toEqual(new Set(['C']))
  const names = (await find({ keyword, sort: 'name', pageSize: 60 })).rows.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  const [first, second] = [await find({ keyword, pageSize: 10 }), await find({ keyword, pageSize: 10, pageNum: 2 })]
  expect(second.models).toEqual(first.models)
  expect(second.total).toBe(first.total)
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(20)
  const [model] = first.models
  const fits = await find({ keyword, modelId: model?.modelId ?? 0 })
  expect(fits.total).toBeGreaterThan(0)
  expect(fits.total).toBeLessThanOrEqual(model?.skuCount ?? 0)
})

test('the counts of a search are those of its list', async () => {
  const queries: Query[] = [
    { keyword: 'laserjet m404' },
    { classId: [102] },
    { keyword: 'hp toner', inStock: true },
    { modelId: 1 },
  ]
  for (const query of queries) {
    const [{ total }, counts] = [await find(query), (await world.call(countSkus, { query })).data]
    expect(counts.total).toBe(total)
    expect(counts.classes.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(total)
  }
})

test('a disabled product is found by its exact number alone', async () => {
  await sql`update skus set status = 'disabled' where oem_code = 'TN-2000'`.execute(world.db)
  expect(await found('TN-2000')).toContain('TN-2000 exact')
  expect(await found('TN-200')).not.toContain('TN-2000 prefix')
})

test('suggestions hold numbers and printers', async () => {
  const numbers = (await world.call(suggest, { query: { keyword: 'cf259' } })).data.numbers
  expect(numbers.map(({ oemCode }) => oemCode)).toEqual(expect.arrayContaining(['CF259A', 'CF259X']))
  const models = (await world.call(suggest, { query: { keyword: 'm404' } })).data.models
  expect(models.map(({ name }) => name)).toContain('HP LaserJet Pro M404n')
})

test.each([
  '',
  '   ',
  '---',
  '%',
  '_',
  '\\',
  "'; drop table skus; --",
  '0'.repeat(200),
  'ﷺ'.repeat(200),
  'a b c d e f g h i j k l m n',
  '💥',
  'TN\u0301',
  'x'.repeat(100),
])('%j is answered', async (keyword) => {
  for (const spec of [findSkus, countSkus, suggest]) {
    expect((await world.call(spec, { query: { keyword } })).status).toBe(200)
  }
})

test.each(['TN\u0000', '\ud800', 'x'.repeat(201)])('%j is refused', async (keyword) => {
  for (const spec of [findSkus, countSkus, suggest]) {
    const query = { keyword: keyword.isWellFormed() ? keyword : '\ud800' }
    const { status } = await world.call(spec, { query })
    // A lone surrogate cannot travel in a URL: it arrives as U+FFFD.
    expect(status).toBe(keyword.isWellFormed() ? 400 : 200)
  }
})

test.each([
  { classId: '0' },
  { classId: 'x' },
  { classId: '2147483648' },
  { pageSize: '15' },
  { pageNum: '0' },
  { pageNum: '10001' },
  { sort: 'cheap' },
  { inStock: 'perhaps' },
  { colour: 'x'.repeat(41) },
])('the query %j is refused', async (query) => {
  expect((await world.call(findSkus, { query: {} }, { query })).status).toBe(400)
})

test('no search, list or product reads a large table from end to end', async () => {
  const large = /Seq Scan on (skus|part_numbers|number_suffixes|name_words|compatibilities|stock|related_skus)\b/
  const person = await world.signedIn()
  const queries: Query[] = [
    { keyword: 'CF259A' },
    { keyword: 'hl-l2350dw' },
    { keyword: 'HP toner 59A' },
    { keyword: 'visitor chair' },
    { keyword: 'CF2S9A' },
    { classId: [102] },
    { classId: [102], brandId: [1], sort: 'yield' },
    { colour: ['GLO'], sort: 'name' },
    { inStock: true, sort: 'newest' },
    { modelId: 1 },
  ]
  const statements = await world.queriesOf(async () => {
    for (const query of queries) await person.call(findSkus, { query })
    await person.call(getSku, { params: { id: 1 }, query: {} })
    await person.call(suggest, { query: { keyword: 'tn2' } })
  })
  expect(statements.length).toBeGreaterThan(queries.length)
  for (const statement of statements) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (generic_plan) ${sql.raw(statement)}`.execute(world.db)
    expect(
      rows.map((row) => row['QUERY PLAN']).filter((line) => large.test(line)),
      statement,
    ).toEqual([])
  }
})
