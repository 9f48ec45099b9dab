import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countSkus, findSkus, getSku } from '../../../../contract/catalogue/catalogue.ts'
import {
  attributesByNumber,
  getImage,
  imagesByNumber,
  listClassAttributes,
  listDisabled,
  listImages,
  skusById,
  yieldByNumber,
} from '../../../../contract/catalogue/goods.ts'
import { arrivalsByNumber, stockByNumber } from '../../../../contract/catalogue/stock.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let person: Awaited<ReturnType<World['signedIn']>>
let toner: Awaited<ReturnType<World['sku']>>
let kit: Awaited<ReturnType<World['sku']>>
let old: Awaited<ReturnType<World['sku']>>
let american: Awaited<ReturnType<World['sku']>>
beforeAll(async () => {
  world = await buildWorld()
  person = await world.signedIn()
  toner = await world.sku({ number: 'AS-1', stock: { NL: 5, IT: 3 } })
  kit = await world.sku({ number: 'AS-2', classId: 103, stock: { IT: 7 } })
  old = await world.sku({ number: 'AS-3', status: 'disabled', stock: {} })
  american = await world.sku({ number: 'AS-4', stock: { US: 9 } })
  await sql`update skus set yield_pages = 2501, yield_standard = 'ISO/IEC 19752' where id = ${toner.id}`.execute(
    world.db,
  )
  const numbers = [toner, kit, old, american].map(({ id, number }) => {
    const { normalised, canonical, skeleton } = numberKeys(number)
    return { sku_id: id, kind: 'own', raw: number, normalised, canonical, skeleton }
  })
  await world.db.insertInto('part_numbers').values(numbers).execute()
  const pictures = ['/b.jpg', '/a.jpg'].map((url, position) => ({ sku_id: toner.id, position, url }))
  await world.db.insertInto('sku_images').values(pictures).execute()
  const attributes = [
    { sku_id: kit.id, name: 'pieces', value: '3' },
    { sku_id: kit.id, name: 'Scent', value: 'none' },
  ]
  await world.db.insertInto('sku_attributes').values(attributes).execute()
})
afterAll(() => world.close())

/** Names that every object has beside what was asked. */
const strange = ['constructor', '__proto__', 'AS-999']

describe('by item number, in any spelling; what is unknown is left out', () => {
  test('attributes', async () => {
    const { data } = await world.call(attributesByNumber, { body: ['as 2', 'AS-1', ...strange] })
    expect(data).toEqual({
      'as 2': [
        { name: 'Scent', value: 'none' },
        { name: 'pieces', value: '3' },
      ],
      'AS-1': [],
    })
  })

  test('yields', async () => {
    const { data } = await world.call(yieldByNumber, { body: ['AS-1', 'AS-2', ...strange] })
    expect(data).toEqual({ 'AS-1': { yieldPages: 2501, yieldStandard: 'ISO/IEC 19752' } })
  })

  test('photographs: all, the first, many at once', async () => {
    expect((await world.call(listImages, { query: { number: 'AS-1' } })).data).toEqual(['/b.jpg', '/a.jpg'])
    expect((await world.call(getImage, { query: { number: 'as1' } })).data).toEqual({ image: '/b.jpg' })
    expect((await world.call(imagesByNumber, { body: ['AS-1', 'AS-2'] })).data).toEqual({
      'AS-1': ['/b.jpg', '/a.jpg'],
    })
    for (const number of ['AS-2', ...strange]) {
      expect((await world.call(listImages, { query: { number } })).data).toEqual([])
      expect((await world.call(getImage, { query: { number } })).data).toEqual({ image: null })
    }
  })

  test('what is disabled, for who is signed in', async () => {
    const body = { numberList: ['AS-1', 'as3', ...strange], orgId: 1 }
    expect((await person.call(listDisabled, { body })).data).toEqual(['as3'])
    expect((await world.call(listDisabled, { body })).status).toBe(401)
  })

  test('stock and arrivals, for who is signed in', async () => {
    await sql`insert into expected_arrivals values (${toner.id}, 'NL', '2026-12-01', 40)`.execute(world.db)
    const body = [{ number: 'AS-1', warehouse: 'NL' }, { number: 'AS-2', warehouse: '' }, { number: 'AS-999' }]
    expect((await person.call(stockByNumber, { body })).data).toEqual({ 'AS-1': 5, 'AS-2': 7 })
    expect((await person.call(arrivalsByNumber, { body })).data).toEqual({
      etaInventoryMap: { 'AS-1': 40 },
      etaDateMap: { 'AS-1': '2026-12-01' },
    })
    expect((await world.call(stockByNumber, { body })).status).toBe(401)
    expect((await world.call(arrivalsByNumber, { body })).status).toBe(401)
  })
})

test('one query, however many numbers; more than 500 are refused', async () => {
  const numbers = Array.from({ length: 500 }, (_, at) => `AS-${at}`)
  const stock = numbers.map((number) => ({ number }))
  const queries = async (work: () => Promise<unknown>) => (await world.queriesOf(work)).length
  expect(await queries(() => world.call(attributesByNumber, { body: numbers }))).toBe(1)
  expect(await queries(() => world.call(yieldByNumber, { body: numbers }))).toBe(1)
  expect(await queries(() => world.call(imagesByNumber, { body: numbers }))).toBe(1)
  expect(await queries(() => world.call(listClassAttributes, {}))).toBe(2)
  // One more for who is calling.
  expect(await queries(() => person.call(listDisabled, { body: { numberList: numbers } }))).toBe(2)
  expect(await queries(() => person.call(stockByNumber, { body: stock }))).toBe(2)
  expect(await queries(() => person.call(arrivalsByNumber, { body: stock }))).toBe(2)
  expect((await world.call(yieldByNumber, { body: [...numbers, 'AS-500'] })).status).toBe(400)
})

test('attributes have names in five languages, those of an import their own', async () => {
  const { data } = await world.call(listClassAttributes, {})
  expect(data.find(({ kind }) => kind === 'kit')?.attributes).toMatchObject([
    { name: 'pieces', nameCn: '每盒件数', nameDe: 'Stück im Karton', namePl: 'Sztuk w opakowaniu' },
  ])
  const product = (await world.call(getSku, { params: { id: kit.id }, query: {} })).data
  expect(product.attributes).toMatchObject([
    { name: 'pieces', value: '3', nameFr: 'Pièces par boîte' },
    { name: 'Scent', value: 'none', nameEn: 'Scent', nameDe: '' },
  ])
})

describe('stock is that of the region', () => {
  const inStock = { inStock: true }
  const numbersOf = async (query: object) =>
    (await world.call(findSkus, { query })).data.rows.map(({ number }) => number)

  test('a visitor of the American site finds and counts what is there', async () => {
    expect(await numbersOf(inStock)).toEqual(['AS-1', 'AS-2'])
    expect(await numbersOf({ ...inStock, orgId: 2 })).toEqual(['AS-4'])
    expect((await world.call(countSkus, { query: {} })).data).toMatchObject({ total: 3, inStock: 2 })
    expect((await world.call(countSkus, { query: { orgId: 2 } })).data).toMatchObject({ total: 3, inStock: 1 })
    expect((await world.call(getSku, { params: { id: american.id }, query: { orgId: 2 } })).data.stock.total).toBe(9)
    expect((await world.call(getSku, { params: { id: american.id }, query: {} })).data.stock.total).toBe(0)
  })

  test("a customer's is their own, whatever they ask for", async () => {
    const { data } = await person.call(findSkus, { query: { ...inStock, orgId: 2 } })
    expect(data.rows.map(({ number }) => number)).toEqual(['AS-1', 'AS-2'])
  })

  test('a search counts it so, too', async () => {
    const { data } = await world.call(countSkus, { query: { keyword: 'AS-4', orgId: 2 } })
    expect(data).toMatchObject({ total: 1, inStock: 1 })
    expect((await world.call(countSkus, { query: { keyword: 'AS-4' } })).data).toMatchObject({ total: 1, inStock: 0 })
  })

  test('a warehouse that runs dry takes the product out of its region alone', async () => {
    const { id } = await world.sku({ number: 'AS-5', classId: 111, stock: { US: 1, NL: 1 } })
    await sql`update stock set on_hand = 0 where sku_id = ${id} and warehouse = 'US'`.execute(world.db)
    expect(await numbersOf({ ...inStock, classId: 111, orgId: 2 })).toEqual([])
    expect(await numbersOf({ ...inStock, classId: 111 })).toEqual(['AS-5'])
    await sql`update skus set status = 'disabled' where id = ${id}`.execute(world.db)
  })
})

describe('yields in bands', () => {
  test('narrow a list and are counted', async () => {
    const { data } = await world.call(countSkus, { query: {} })
    expect(data.yields).toEqual([{ band: '2501-5000', count: 1 }])
    const narrowed = (await world.call(findSkus, { query: { yieldBand: ['2501-5000'] } })).data
    expect(narrowed.rows.map(({ number }) => number)).toEqual(['AS-1'])
    expect(narrowed.total).toBe(1)
    expect((await world.call(findSkus, { query: { yieldBand: ['1001-2500'] } })).data.total).toBe(0)
    expect((await world.call(findSkus, { query: { keyword: 'AS-1', yieldBand: ['1001-2500'] } })).data.total).toBe(0)
  })

  test.each([
    [1, '1-1000'],
    [1000, '1-1000'],
    [1001, '1001-2500'],
    [20_000, '10001-20000'],
    [20_001, '20001-'],
  ] as const)('%i pages lie in %s, at once', async (pages, band) => {
    await sql`update skus set yield_pages = ${pages}, yield_standard = null where id = ${kit.id}`.execute(world.db)
    const { rows } = (await world.call(findSkus, { query: { classId: [103], yieldBand: [band] } })).data
    expect(rows.map(({ number }) => number)).toEqual(['AS-2'])
    await sql`update skus set yield_pages = null where id = ${kit.id}`.execute(world.db)
  })
})

test('products by id come in the order asked, with what the caller pays, in a fixed number of queries', async () => {
  const customer = await world.signedIn()
  const ask = (ids: number[]) => customer.call(skusById, { body: ids })
  const { data } = await ask([kit.id, 999_999, toner.id])
  expect(data.map(({ id }) => id)).toEqual([kit.id, toner.id])
  const queriesFor = async (ids: number[]) => (await world.queriesOf(() => ask(ids))).length
  expect(await queriesFor([kit.id, toner.id, old.id])).toBe(await queriesFor([kit.id]))
  expect((await world.call(skusById, { body: [kit.id] })).code).toBe(401)
})
