import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  countSkus,
  findSkus,
  getPrinter,
  getSku,
  listBrands,
  listClasses,
  listModels,
  listRelated,
  listSeries,
} from '../../../../contract/catalogue/catalogue.ts'
import { arrivalsByNumber, stockByNumber } from '../../../../contract/catalogue/stock.ts'
import type { Input } from '../../../../contract/endpoint.ts'
import type { Role } from '../../../../rules/identity/permissions.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let person: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildDemoWorld()
  person = await world.signedIn()
})
afterAll(() => world.close())

type Query = Input<typeof findSkus>['query']
const find = async (query: Query) => (await world.call(findSkus, { query })).data
const idOf = async (keyword: string) => (await find({ keyword })).rows[0]?.id ?? 0

describe('a list', () => {
  test('pages through everything once', async () => {
    const query = { classId: [105], pageSize: 60 as const }
    const { total } = await find(query)
    const ids: number[] = []
    for (let pageNum = 1; pageNum <= Math.ceil(total / 60); pageNum++) {
      ids.push(...(await find({ ...query, pageNum })).rows.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(total)
    expect(ids).toHaveLength(total)
    expect(await find({ ...query, pageNum: 100 })).toMatchObject({ rows: [], total })
  })

  test('says how many there are as the database counts them', async () => {
    const counted = async (where: ReturnType<typeof sql>) => {
      const { rows } = await sql<{
        n: number
      }>`select count(*) as n from skus where status <> 'disabled' and ${where}`.execute(world.db)
      return rows[0]?.n
    }
    expect((await find({})).total).toBe(await counted(sql`true`))
    expect((await find({ classId: [104], colour: ['PBK'] })).total).toBe(
      await counted(sql`class_id = 104 and colour = 'PBK'`),
    )
    expect((await find({ brandId: [1], inStock: true })).total).toBe(await counted(sql`brand_id = 1 and in_stock_eu`))
  })

  test.each([
    ['number', (row: { number: string }) => row.number],
    ['name', (row: { name: string }) => row.name],
  ] as const)('is sorted by %s, whatever the filter', async (sort, of) => {
    for (const query of [{}, { classId: [104] }, { brandId: [1], classId: [105] }, { colour: ['GLO'] }]) {
      const values = (await find({ ...query, sort, pageSize: 60 })).rows.map(of)
      expect(values).toEqual([...values].sort())
    }
  })

  test('is sorted by yield, the largest first', async () => {
    const pages = (await find({ sort: 'yield', classId: [102], pageSize: 60 })).rows.map((row) => row.yieldPages ?? 0)
    expect(pages).toEqual([...pages].sort((one, other) => other - one))
    expect(pages[0]).toBeGreaterThan(50_000)
  })

  test('follows a change at once: stock, class, disabling', async () => {
    const before = await find({ classId: [111] })
    const [first, second] = before.rows
    await sql`update stock set on_hand = 0 where sku_id = ${first?.id} and allocated = 0`.execute(world.db)
    await sql`update skus set status = 'disabled' where id = ${second?.id}`.execute(world.db)
    const counts = (await world.call(countSkus, { query: { classId: [111] } })).data
    expect(counts.total).toBe(before.total - 1)
    expect((await find({ classId: [111], inStock: true })).rows.map(({ id }) => id)).not.toContain(first?.id)
    expect((await find({ classId: [111], inStock: true })).total).toBe(counts.inStock)
    await sql`select fold_facet_counts()`.execute(world.db)
    expect((await world.call(countSkus, { query: { classId: [111] } })).data).toEqual(counts)
  })
})

test('the same cartridge with other yields stands beside a product, of its own make and colour', async () => {
  const { rows } = await find({ keyword: 'TN-2410' })
  const product = rows.find(({ oemCode, ownMake }) => oemCode === 'TN-2410' && !ownMake)
  const { data } = await world.call(listRelated, { query: { number: product?.number ?? '' } })
  expect(data.otherYields.map(({ oemCode, ownMake, yieldPages }) => [oemCode, ownMake, yieldPages])).toContainEqual([
    'TN-2420',
    false,
    3000,
  ])
  expect(data.otherYields.every(({ yieldPages }) => yieldPages !== product?.yieldPages)).toBe(true)
})

test('what completes a printer beside a product: one of each other colour and the drum, none of its own place', async () => {
  const cyan = await find({ keyword: 'W2071A' })
  const number = cyan.rows[0]?.number ?? ''
  const { data } = await world.call(listRelated, { query: { number } })
  const places = data.completeSet.map(({ classId, colour }) => `${classId} ${colour}`)
  expect(places.slice(0, 3)).toEqual(['102 K', '102 M', '102 Y'])
  expect(places.slice(3).every((place) => place.startsWith('105'))).toBe(true)
  expect(data.completeSet.every(({ ownMake, status }) => !ownMake && status === 'active')).toBe(true)
  const desk = await find({ classId: [111] })
  const beside = await world.call(listRelated, { query: { number: desk.rows[0]?.number ?? '' } })
  expect(beside.data.completeSet).toEqual([])
})

describe('prices', () => {
  const priced = (data: unknown) => JSON.stringify(data).match(/"(price|unitPrice|discountPrice)"/)

  test('a visitor sees none anywhere', async () => {
    const id = await idOf('CF259A')
    const answers = [
      await find({ keyword: 'CF259A' }),
      await find({ classId: [102], sort: 'priceUp' }),
      (await world.call(getSku, { params: { id }, query: {} })).data,
      (await world.call(listRelated, { query: { number: 'AS-100001' } })).data,
      (await world.call(getPrinter, { params: { id: 1 }, query: {} })).data,
    ]
    for (const data of answers) expect(priced(data)).toBeNull()
  })

  test.each(['none', 'salesrep'] as Role[])('nor does the role %s', async (role) => {
    const other = await world.signedIn({ role })
    expect(priced((await other.call(findSkus, { query: { keyword: 'CF259A' } })).data)).toBeNull()
  })

  test('a customer sees their own on lists and products', async () => {
    const id = await idOf('CF259A')
    await world.db
      .insertInto('customer_prices')
      .values({ customer_id: person.customerId, sku_id: id, unit_price: 4321 })
      .execute()
    const listed = (await person.call(findSkus, { query: { keyword: 'CF259A' } })).data.rows[0]
    expect(listed?.price).toMatchObject({ unitPrice: 43.21, currency: 'EUR' })
    expect((await person.call(getSku, { params: { id }, query: {} })).data.price).toEqual(listed?.price)
  })

  test.each<[Query, 'priceUp' | 'priceDown']>([
    [{ classId: [103] }, 'priceUp'],
    [{}, 'priceUp'],
    [{ classId: [102] }, 'priceDown'],
    [{ classId: [104], brandId: [1], inStock: true }, 'priceDown'],
  ])('order the list %j by %s', async (query, sort) => {
    const { rows } = (await person.call(findSkus, { query: { ...query, sort, pageSize: 60 } })).data
    const prices = rows.map(({ price }) => price?.unitPrice ?? Number.NaN)
    expect(prices).toEqual([...prices].sort((one, other) => (sort === 'priceUp' ? one - other : other - one)))
  })

  test.each<Query>([{}, { classId: [103] }])(
    'the price agreed with the customer decides the place in %j, once',
    async (query) => {
      const cheapest = async () => (await person.call(findSkus, { query: { ...query, sort: 'priceUp' } })).data.rows
      const [, , third] = await cheapest()
      const agreed = { customer_id: person.customerId, sku_id: third?.id ?? 0, unit_price: 1 }
      await world.db.insertInto('customer_prices').values(agreed).execute()
      const rows = await cheapest()
      expect(rows[0]?.id).toBe(third?.id)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    },
  )
})

test('a product has everything its page shows', async () => {
  const { data } = await world.call(getSku, { params: { id: await idOf('CF259A') }, query: {} })
  expect(data).toMatchObject({ oemCode: 'CF259A', brand: 'HP', series: 'LaserJet Pro', className: { nameDe: 'Toner' } })
  expect(data.numbers.map(({ kind }) => kind)).toEqual(['own', 'oem', 'short', 'ean', 'ean'])
  expect(data.models).toHaveLength(data.printerCount)
  expect(data.models.slice(0, 3).map(({ name }) => name)).toEqual(data.printers)
  expect(data.stock.total).toBe(data.stock.byWarehouse.reduce((sum, { pieces }) => sum + pieces, 0))
})

test.each([999_999_999, 2_147_483_647])('there is no product and no printer %d', async (id) => {
  expect((await world.call(getSku, { params: { id }, query: {} })).status).toBe(404)
  expect((await world.call(getPrinter, { params: { id }, query: {} })).status).toBe(404)
  expect((await world.call(listModels, { params: { id } })).data).toEqual([])
  expect((await find({ modelId: id })).rows).toEqual([])
})

test("a printer's page goes from toner to drum", async () => {
  const [model] = (await find({ keyword: 'hl-l2350dw' })).models
  const { groups, total } = (await world.call(getPrinter, { params: { id: model?.modelId ?? 0 }, query: {} })).data
  expect(groups.map(({ kind }) => kind)).toEqual(['toner', 'kit', 'drum'])
  expect(groups.flatMap(({ skus }) => skus)).toHaveLength(total)
  const listed = (await find({ modelId: model?.modelId ?? 0 })).rows
  expect(groups.flatMap(({ skus }) => skus).map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
})

test("the toners of a printer's page go by colour", async () => {
  const [model] = (await find({ keyword: 'HP Color LaserJet Pro M254dw' })).models
  const [toners] = (await world.call(getPrinter, { params: { id: model?.modelId ?? 0 }, query: {} })).data.groups
  const colours = toners?.skus.map(({ colour }) => 'KCMY'.indexOf(colour)) ?? []
  expect(colours).toEqual([...colours].sort())
  expect(new Set(colours).size).toBe(4)
})

test('classes, brands, series and models lead from one to the next', async () => {
  const classes = (await world.call(listClasses, {})).data
  expect(classes.map(({ classId }) => classId)).toEqual([102, 103, 104, 105, 109, 111])
  const brands = (await world.call(listBrands, { query: { classId: 109 } })).data
  expect(brands.map(({ name }) => name)).toEqual(['Brother', 'DYMO'])
  const [series] = (await world.call(listSeries, { params: { id: brands[1]?.brandId ?? 0 } })).data
  const models = (await world.call(listModels, { params: { id: series?.seriesId ?? 0 } })).data
  expect(models.every(({ brandId }) => brandId === brands[1]?.brandId)).toBe(true)
})

test('stock and arrivals come by number; unknown ones are left out', async () => {
  const { rows } = await find({ inStock: true })
  const sku = rows.find(({ stock }) => stock.nl > 0)
  const body = [{ number: sku?.number ?? '', warehouse: 'NL' }, { number: 'AS-999999' }]
  expect((await person.call(stockByNumber, { body })).data).toEqual({ [sku?.number ?? '']: sku?.stock.nl })
  const coming = (await find({ pageSize: 60 })).rows.find(({ stock }) => stock.expectedOn !== null)
  const { data } = await person.call(arrivalsByNumber, { body: [{ number: coming?.number ?? '' }] })
  expect(data.etaDateMap).toEqual({ [coming?.number ?? '']: coming?.stock.expectedOn })
  expect(data.etaInventoryMap).toEqual({ [coming?.number ?? '']: coming?.stock.expectedQty })
})

test('a site in the US sees the stock of the US alone', async () => {
  const american = await world.signedIn({ orgId: 2 })
  const { rows } = (await american.call(findSkus, { query: { inStock: true } })).data
  expect(new Set(rows.flatMap(({ stock }) => stock.byWarehouse.map(({ warehouse }) => warehouse)))).toEqual(
    new Set(['US']),
  )
})

test('pages cost a small number of queries, however many rows they have', async () => {
  const countOf = async (work: () => Promise<unknown>) => {
    await work()
    return (await world.queriesOf(work)).length
  }
  const ask = (query: Query) => () => world.call(findSkus, { query })
  expect(await countOf(ask({ classId: [102], pageSize: 60 }))).toBe(1)
  expect(await countOf(ask({ keyword: 'laserjet m404', pageSize: 60 }))).toBe(1)
  expect(await countOf(ask({ keyword: 'CF2S9A' }))).toBe(2)
  expect(await countOf(ask({ modelId: 1 }))).toBe(1)
  // As typed, what is known of the words (three), and a way of understanding each; the words may be as many as they like.
  const unknown = await countOf(ask({ keyword: 'qwertz qvertzu' }))
  expect(await countOf(ask({ keyword: 'qwertz qvertzu asdfgh yxcvbn hjklmn poiuzt mnbvcx' }))).toBe(unknown)
  expect(unknown).toBeLessThanOrEqual(5)
  // One more for who is calling, and one for the prices.
  expect(await countOf(() => person.call(findSkus, { query: { classId: [102], pageSize: 60 } }))).toBe(3)
  expect(await countOf(() => world.call(getSku, { params: { id: 1 }, query: {} }))).toBe(2)
  expect(await countOf(() => world.call(getPrinter, { params: { id: 1 }, query: {} }))).toBe(3)
})
