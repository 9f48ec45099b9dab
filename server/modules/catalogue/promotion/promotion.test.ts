import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findSkus, getSku } from '../../../../contract/catalogue/catalogue.ts'
import { getPromotion, listPromotionSkus, listPromotions } from '../../../../contract/catalogue/promotion.ts'
import { addPromotion, type GivenPromotion, threeAndOne } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
let buyer: Person
let sku: { id: number; number: string }
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  buyer = await world.signedIn()
  sku = await world.sku({ unitPrice: 2000, classId: 102 })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('promotions').execute()
})

type Given = GivenPromotion & { price?: number }

/** A promotion, with a price for the product where one is given. */
const promotion = ({ price, ...given }: Given = {}) =>
  addPromotion(world.db, { ...given, ...(price !== undefined && { prices: { [sku.id]: price } }) })

const paid = async (person = buyer) =>
  (await person.call(getSku, { params: { id: sku.id }, query: {} })).data.price?.discountPrice

const group = async (priceListId: number) => {
  const person = await world.signedIn()
  await world.db
    .updateTable('customers')
    .set({ price_list_id: priceListId })
    .where('id', '=', person.customerId)
    .execute()
  return person
}

const otherGroup = async () => {
  const list = { name: `Group ${Math.random()}`, currency: 'EUR' }
  const { id } = await world.db.insertInto('price_lists').values(list).returning('id').executeTakeFirstOrThrow()
  await world.db.insertInto('list_prices').values({ price_list_id: id, sku_id: sku.id, unit_price: 2000 }).execute()
  return id
}

describe('a price', () => {
  test.each<[string, Given[], number | null]>([
    ['ten per cent of everything', [{}], 18],
    ['ten per cent of its class', [{ class_id: 102 }], 18],
    ['ten per cent of another class', [{ class_id: 104 }], null],
    ['an amount', [{ kind: 'amount', value: 333 }], 16.67],
    ['a price of its own', [{ price: 1750 }], 17.5],
    ['the best of three', [{}, { kind: 'amount', value: 333 }, { price: 1750 }], 16.67],
    ['one of another site', [{ org_id: 5 }], null],
    ['one that begins tomorrow', [{ starts_on: '2026-11-19' }], null],
    ['one that begins and ends today', [{ starts_on: '2026-11-18', ends_on: '2026-11-18' }], 18],
    ['one that ended yesterday', [{ ends_on: '2026-11-17' }], null],
    ['none of its own', [{ of: [] }], null],
  ])('with %s', async (_, given, expected) => {
    for (const one of given) await promotion(one)
    expect(await paid()).toBe(expected)
  })

  test('of a group is paid by that group alone', async () => {
    const priceListId = await otherGroup()
    await promotion({ price_list_id: priceListId })
    expect([await paid(), await paid(await group(priceListId))]).toEqual([null, 18])
  })

  test('costs as many queries whatever runs', async () => {
    const ask = () => world.queriesOf(() => buyer.call(findSkus, { query: { classId: [102] } }))
    await ask()
    const without = await ask()
    for (let count = 0; count < 5; count++) await promotion()
    expect(await ask()).toHaveLength(without.length)
  })
})

/** The clock of Amsterdam is set back on 25 October and forward on 29 March: a day of 25 hours, and one of 23. */
describe('a promotion lasts to the end of its last day', () => {
  afterEach(() => world.setNow('2026-11-18T09:00:00Z'))

  test.each([
    ['of 25 hours', '2026-10-25', '2026-10-24T21:59:59Z', null],
    ['of 25 hours', '2026-10-25', '2026-10-24T22:00:00Z', 18],
    ['of 25 hours', '2026-10-25', '2026-10-25T22:59:59Z', 18],
    ['of 25 hours', '2026-10-25', '2026-10-25T23:00:00Z', null],
    ['of 23 hours', '2026-03-29', '2026-03-28T22:59:59Z', null],
    ['of 23 hours', '2026-03-29', '2026-03-28T23:00:00Z', 18],
    ['of 23 hours', '2026-03-29', '2026-03-29T21:59:59Z', 18],
    ['of 23 hours', '2026-03-29', '2026-03-29T22:00:00Z', null],
  ])('%s, %s, at %s', async (_, day, at, expected) => {
    await promotion({ starts_on: day, ends_on: day })
    world.setNow(at)
    expect(await paid()).toBe(expected)
  })
})

describe('the promotions of a customer', () => {
  test('are those that run, then those to come, of their site and group', async () => {
    const priceListId = await otherGroup()
    await promotion({ title: 'Later', starts_on: '2026-12-01', ends_on: '2026-12-31' })
    await promotion({ title: 'Prices', price: 1500 })
    await promotion({ title: 'Toner', class_id: 102, ends_on: '2026-11-20' })
    await promotion({ title: 'Over', ends_on: '2026-11-17' })
    await promotion({ title: 'Abroad', org_id: 5 })
    await promotion({ title: 'Partners', price_list_id: priceListId })
    await promotion({ title: 'Four', ...threeAndOne, of: [sku.id], ends_on: '2026-12-05' })
    await promotion({ title: 'Sent', kind: 'freeShipping', value: 5000, ends_on: '2026-12-06' })
    const { data } = await buyer.call(listPromotions, { query: {} })
    expect(data).toMatchObject({
      total: 5,
      rows: [
        { title: 'Toner', type: 'percentage', value: 10, className: 'Toner', products: null, status: 'running' },
        { title: 'Prices', type: 'prices', value: null, discountPercent: 25, products: 1, status: 'running' },
        { title: 'Four', type: 'buyGet', buy: 3, free: 1, products: 1 },
        { title: 'Sent', type: 'freeShipping', value: 50, products: null, endsOn: '2026-12-06' },
        { title: 'Later', className: null, brand: null, status: 'coming' },
      ],
    })
  })

  test('have their products, with the price of today', async () => {
    const id = await promotion({ price: 1500 })
    await world.sku({ unitPrice: 500 })
    const { data } = await buyer.call(listPromotionSkus, { params: { id }, query: {} })
    expect(data).toMatchObject({
      total: 1,
      rows: [{ number: sku.number, price: { unitPrice: 20, discountPrice: 15 } }],
    })
    const wide = await promotion({ class_id: 102 })
    const all = (await buyer.call(listPromotionSkus, { params: { id: wide }, query: { pageSize: 10 } })).data
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from skus where class_id = 102`.execute(
      world.db,
    )
    expect(all.total).toBe(rows[0]?.n)
  })

  test('promise of prices what the caller pays less by them, of products that are sold', async () => {
    const [agreed, gone] = [
      await world.sku({ unitPrice: 3000 }),
      await world.sku({ unitPrice: 3000, status: 'disabled' }),
    ]
    const prices = { [sku.id]: 1501, [agreed.id]: 1500, [gone.id]: 10 }
    const id = await addPromotion(world.db, { prices })
    const promised = async (who: Person) => (await who.call(listPromotions, { query: {} })).data.rows
    const given = async (who: Person) => {
      const { data } = await who.call(listPromotionSkus, { params: { id }, query: {} })
      return new Map(data.rows.map(({ number, price }) => [number, price?.discountPrice]))
    }
    expect(await promised(buyer)).toMatchObject([{ discountPercent: 50, products: 2 }])
    expect(await given(buyer)).toEqual(
      new Map([
        [sku.number, 15.01],
        [agreed.number, 15],
      ]),
    )
    const own = await world.signedIn()
    const agree = (sku_id: number, unit_price: number) =>
      world.db.insertInto('customer_prices').values({ customer_id: own.customerId, sku_id, unit_price }).execute()
    await agree(agreed.id, 1400)
    // 24.95 % are no 25.
    expect(await promised(own)).toMatchObject([{ discountPercent: 24, products: 1 }])
    expect(await given(own)).toEqual(new Map([[sku.number, 15.01]]))
    await agree(sku.id, 1501)
    expect(await promised(own)).toEqual([])
    expect((await own.call(getPromotion, { params: { id } })).status).toBe(404)
  })

  test('are not shown to another site or group, to a sales rep, or once they are over', async () => {
    const ids = [
      await promotion({ org_id: 5 }),
      await promotion({ price_list_id: await otherGroup() }),
      await promotion({ ends_on: '2026-11-17' }),
    ]
    for (const id of ids) {
      expect((await buyer.call(getPromotion, { params: { id } })).status).toBe(404)
      expect((await buyer.call(listPromotionSkus, { params: { id }, query: {} })).status).toBe(404)
    }
    const id = await promotion()
    expect((await buyer.call(getPromotion, { params: { id } })).status).toBe(200)
    const rep = await world.signedIn({ role: 'salesrep' })
    expect((await rep.call(getPromotion, { params: { id } })).status).toBe(404)
    expect((await buyer.call(listPromotionSkus, { params: { id }, query: {} })).status).toBe(200)
    expect((await rep.call(listPromotionSkus, { params: { id }, query: {} })).status).toBe(404)
    expect((await rep.call(listPromotions, { query: {} })).data).toEqual({ rows: [], total: 0 })
    expect((await world.call(listPromotions, { query: {} })).status).toBe(401)
  })
})
