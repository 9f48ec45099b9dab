import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSkus, findSkus } from '../../../../contract/catalogue/catalogue.ts'
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
const count = async (query: Query) => (await world.call(countSkus, { query })).data

test.each<Query>([
  { classId: [102] },
  { classId: [104], colour: ['K'] },
  { keyword: 'hp toner' },
  { keyword: 'laserjet m404' },
  { modelId: 1 },
])('the makers’ products of %j and ours are what there is', async (query) => {
  const { makes, total } = await count(query)
  expect(makes.map(({ make }) => make)).toEqual(['original', 'own'])
  expect(makes.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  for (const { make, count: expected } of makes) {
    const found = await find({ ...query, make: [make] })
    expect(found.total).toBe(expected)
    expect(new Set(found.rows.map(({ ownMake }) => ownMake))).toEqual(new Set([make === 'own']))
    const narrowed = await count({ ...query, make: [make] })
    expect([narrowed.total, narrowed.makes]).toEqual([expected, makes])
  }
})

const facets = (counts: Awaited<ReturnType<typeof count>>) => ({
  classId: counts.classes.map(({ id, count }) => ({ value: id, count })),
  brandId: counts.brands.map(({ id, count }) => ({ value: id, count })),
  seriesId: counts.series.map(({ id, count }) => ({ value: id, count })),
  colour: counts.colours.map(({ colour, count }) => ({ value: colour, count })),
  yieldBand: counts.yields.map(({ band, count }) => ({ value: band, count })),
  make: counts.makes.map(({ make, count }) => ({ value: make, count })),
})

test.each<Query>([{}, { classId: [102] }, { keyword: 'hp toner' }, { keyword: 'laserjet m404' }, { modelId: 1 }])(
  'a filter of %j takes several values: what any of them takes, and each is still counted beside them',
  async (query) => {
    for (const [name, values] of Object.entries(facets(await count(query)))) {
      const two = values.slice(0, 2)
      const both = { ...query, [name]: two.map(({ value }) => value) }
      const sum = two.reduce((so, { count }) => so + count, 0)
      expect((await find(both)).total, name).toBe(sum)
      const counts = await count(both)
      expect([counts.total, facets(counts)[name as 'make']], name).toEqual([sum, values])
    }
  },
)

test('a value is written by the name alone, several by the name again, and twenty at most', async () => {
  const many = (length: number) => ({ query: { brandId: Array.from({ length }, (_, at) => at + 1) } })
  const one = await world.call(findSkus, { query: {} }, { query: { colour: 'C' } })
  expect(one.data.total).toBe((await find({ colour: ['C'] })).total)
  expect((await world.call(findSkus, many(20))).status).toBe(200)
  expect((await world.call(findSkus, many(21))).status).toBe(400)
  expect((await world.call(findSkus, { query: {} }, { query: { brandId: '1,2' } })).status).toBe(400)
})

test.each([
  ['kompatible toner brother', true],
  ['compatible hp ink', true],
  ['toner compatibile brother', true],
  ['oryginalny toner brother', false],
  ['genuine hp toner', false],
])('%s is whose it says', async (keyword, ownMake) => {
  const { rows, total } = await find({ keyword })
  expect(total).toBeGreaterThan(10)
  expect(new Set(rows.map((row) => row.ownMake))).toEqual(new Set([ownMake]))
  expect((await count({ keyword })).total).toBe(total)
})

test('where there is none of ours, the makers’ are shown', async () => {
  const { rows } = await find({ keyword: 'compatible dell toner' })
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.every(({ brand, ownMake }) => brand === 'Dell' && !ownMake)).toBe(true)
})

test('a product that becomes ours is counted with ours', async () => {
  const query = { classId: [105] }
  const before = (await count(query)).makes
  const [row] = (await find({ ...query, make: ['original'] })).rows
  await world.db
    .updateTable('skus')
    .set({ own_make: true })
    .where('id', '=', row?.id ?? 0)
    .execute()
  const after = (await count(query)).makes
  expect(after.map(({ count }) => count)).toEqual(before.map(({ count }, at) => count + (at === 0 ? -1 : 1)))
})

test('another make is refused', async () => {
  expect((await world.call(findSkus, { query: {} }, { query: { make: 'rebuilt' } })).status).toBe(400)
})
