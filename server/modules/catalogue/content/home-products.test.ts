import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSku } from '../../../../contract/catalogue/catalogue.ts'
import { getActivitySubject, getHomeFloor } from '../../../../contract/catalogue/content.ts'
import { currencyOf } from '../../../testing/builders.ts'
import { addPromotion, type GivenPromotion, threeAndOne } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
})
const truncate = () => sql`truncate activity_subjects, home_floors, promotions cascade`.execute(world.db)
beforeEach(truncate)
afterAll(() => world.close())

const inEnglish = (en: string) => JSON.stringify({ en })
const insert = (table: string, row: Record<string, unknown>) =>
  sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})
    returning id
  `.execute(world.db) as Promise<{ rows: { id: number }[] }>

describe('activities', () => {
  const promotion = async (orgId: number, ends = '2026-11-30') => {
    const { rows } = await insert('promotions', {
      org_id: orgId,
      currency: await currencyOf(world.db, orgId),
      title: inEnglish('Winter'),
      starts_on: '2026-11-01',
      ends_on: ends,
    })
    return rows[0]?.id ?? 0
  }
  const activity = (title: string, row: Record<string, unknown> = {}) =>
    insert('activity_subjects', { title: inEnglish(title), body: inEnglish('Text'), link: '/search?keyword=a', ...row })
  const activities = async (orgId = 1) => (await world.call(getActivitySubject, { query: { orgId } })).data

  test('one of a promotion ends with it and names products that are in stock, without a price for a visitor', async () => {
    const [sold, empty] = [await world.sku(), await world.sku({ stock: {} })]
    const id = await promotion(1)
    await world.db
      .insertInto('promotion_prices')
      .values([sold, empty].map((sku) => ({ promotion_id: id, sku_id: sku.id, discount_price: 999 })))
      .execute()
    await activity('winter', { promotion_id: id, org_id: 1, ends_at: '2027-06-01T00:00:00Z' })
    await activity('for ever')

    const [winter, always] = await activities()
    expect(winter).toMatchObject({
      titleEn: 'winter',
      promotionId: id,
      endsAt: '2026-11-30T23:00:00.000Z',
      lastDay: '2026-11-30',
    })
    expect(winter?.skus.map(({ number }) => number)).toEqual([sold.number])
    expect(JSON.stringify(winter)).not.toMatch(/price/i)
    expect(always).toMatchObject({ titleEn: 'for ever', promotionId: null, endsAt: null, lastDay: null, skus: [] })

    const buyer = await world.signedIn()
    const price = (await buyer.call(getActivitySubject, { query: {} })).data[0]?.skus[0]?.price
    expect(price).toEqual({ unitPrice: 19.99, discountPrice: 9.99, promotionId: id, currency: 'EUR' })
  })

  test('of a promotion is shown to who gets something by it', async () => {
    const sku = await world.sku({ unitPrice: 2000 })
    await activity('winter', { promotion_id: await addPromotion(world.db, { prices: { [sku.id]: 1900 } }), org_id: 1 })
    await activity('for ever')
    const told = async (who: Pick<typeof world, 'call'>) =>
      (await who.call(getActivitySubject, { query: { orgId: 1 } })).data.map(({ titleEn }) => titleEn)
    const own = await world.signedIn()
    const agreed = { customer_id: own.customerId, sku_id: sku.id, unit_price: 1900 }
    await world.db.insertInto('customer_prices').values(agreed).execute()
    const both = ['winter', 'for ever']
    expect([await told(world), await told(await world.signedIn())]).toEqual([both, both])
    expect([await told(own), await told(await world.signedIn({ role: 'salesrep' }))]).toEqual([
      ['for ever'],
      ['for ever'],
    ])
  })

  describe('one of a promotion', () => {
    const pricesWith = async (given: GivenPromotion) => {
      await activity('some', { promotion_id: await addPromotion(world.db, given), org_id: given.org_id ?? 1 })
      return (await activities(given.org_id))[0]?.skus.map(({ number }) => number)
    }
    let inks: { id: number; number: string }[]
    let drum: { id: number; number: string }
    beforeAll(async () => {
      await world.db.updateTable('skus').set({ in_stock_eu: false, in_stock_us: false }).execute()
      inks = []
      for (const number of ['AS-I5', 'AS-I3', 'AS-I1', 'AS-I4', 'AS-I2']) {
        inks.push(await world.sku({ number, classId: 104 }))
      }
      drum = await world.sku({ number: 'AS-D1', classId: 105 })
      await world.sku({ number: 'AS-I0', classId: 104, stock: {} })
      await world.sku({ number: 'AS-I00', classId: 104, status: 'announced' })
      await world.sku({ number: 'AS-US', classId: 104, stock: { US: 5 } })
    })

    const kinds: [string, GivenPromotion][] = [
      ['a percentage', {}],
      ['an amount', { kind: 'amount', value: 100 }],
      ['free pieces', threeAndOne],
      ['free shipping', { kind: 'freeShipping', value: 5000 }],
    ]
    test.each(kinds)('%s shows the first that are in stock: of a class, of all, of some', async (_, kind) => {
      expect(await pricesWith({ ...kind, class_id: 104 })).toEqual(['AS-I1', 'AS-I2', 'AS-I3', 'AS-I4'])
      await truncate()
      expect(await pricesWith(kind)).toEqual(['AS-D1', 'AS-I1', 'AS-I2', 'AS-I3'])
      await truncate()
      expect(await pricesWith({ ...kind, of: [drum.id, inks[0]?.id ?? 0] })).toEqual(['AS-D1', 'AS-I5'])
    })

    test('of a brand shows those of that brand', async () => {
      const brand = { name: 'Other' }
      const { id } = await world.db.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow()
      await world.db.updateTable('skus').set({ brand_id: id }).where('id', '=', drum.id).execute()
      expect(await pricesWith({ brand_id: id })).toEqual(['AS-D1'])
    })

    test('shows on the site of the United States what is in stock there', async () => {
      expect(await pricesWith({ org_id: 2, class_id: 104 })).toEqual(['AS-US'])
    })

    test.each(kinds)('%s shows no visitor a price, and a customer their own', async (_, kind) => {
      await activity('some', { promotion_id: await addPromotion(world.db, { ...kind, class_id: 105 }), org_id: 1 })
      expect(JSON.stringify(await activities())).not.toMatch(/price|buyGet/i)
      const buyer = await world.signedIn()
      const [seen] = (await buyer.call(getActivitySubject, { query: {} })).data
      const product = (await buyer.call(getSku, { params: { id: drum.id }, query: {} })).data
      expect(seen?.skus[0]?.price).toEqual(product.price)
      expect(seen?.skus[0]?.price).toMatchObject({ unitPrice: 19.99 })
    })

    test('of a group is named to that group alone, by its own roles that see prices', async () => {
      const buyer = await world.signedIn()
      const { customerId } = buyer
      const { price_list_id } = await world.db
        .selectFrom('customers')
        .select('price_list_id')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow()
      await pricesWith({ price_list_id: price_list_id ?? 0, class_id: 104 })
      const stranger = await world.signedIn()
      const list = { name: 'Others', currency: 'EUR' }
      const { id } = await world.db.insertInto('price_lists').values(list).returning('id').executeTakeFirstOrThrow()
      await world.db.updateTable('customers').set({ price_list_id: id }).where('id', '=', stranger.customerId).execute()
      const named = async (person: typeof buyer) => (await person.call(getActivitySubject, { query: {} })).data.length
      expect(await named(buyer)).toBe(1)
      expect(await activities()).toEqual([])
      for (const role of ['salesrep', 'none'] as const) {
        expect(await named(await world.signedIn({ role, customerId })), role).toBe(0)
      }
      expect(await named(stranger)).toBe(0)
    })

    test('takes the same number of queries whatever it is for', async () => {
      const buyer = await world.signedIn()
      const queries = () => world.queriesOf(() => buyer.call(getActivitySubject, { query: {} }))
      await pricesWith({ of: [drum.id] })
      const few = await queries()
      for (const [, kind] of kinds) await pricesWith({ ...kind, class_id: 104 })
      expect(await queries()).toHaveLength(few.length)
    })
  })

  test('one whose promotion is over is not there', async () => {
    await activity('over', { promotion_id: await promotion(1, '2026-11-17'), org_id: 1 })
    expect(await activities()).toEqual([])
  })

  test('one of a promotion stands on its site alone', async () => {
    const id = await promotion(5)
    await expect(activity('elsewhere', { promotion_id: id, org_id: 1 })).rejects.toThrow(/foreign key/)
    await expect(activity('everywhere', { promotion_id: id })).rejects.toThrow(/check/)
  })
})

describe('floors', () => {
  async function floor(skuIds: number[], row: Record<string, unknown> = {}) {
    const { rows } = await insert('home_floors', { title: inEnglish('Popular'), link: '/list/toner', ...row })
    const values = skuIds.map((sku_id, at) => ({ floor_id: rows[0]?.id ?? 0, sku_id, position: at + 1 }))
    if (values.length) await world.db.insertInto('home_floor_skus').values(values).execute()
  }
  const floors = async () => (await world.call(getHomeFloor, { query: {} })).data

  test('show products in their order, the sold-out ones too, those no longer sold not', async () => {
    const [first, gone, last] = [
      await world.sku({ stock: {} }),
      await world.sku({ status: 'disabled' }),
      await world.sku(),
    ]
    await floor([last.id, gone.id, first.id])
    await floor([gone.id])
    await floor([])
    const shownFloors = await floors()
    expect(shownFloors).toHaveLength(1)
    expect(shownFloors[0]?.skus.map(({ number }) => number)).toEqual([last.number, first.number])
    expect(shownFloors[0]).toMatchObject({ titleEn: 'Popular', link: '/list/toner' })
  })

  test("show a visitor the stock of their site's region", async () => {
    const { id } = await world.sku({ stock: { NL: 5, US: 7 } })
    await floor([id])
    const pieces = async (orgId: number) =>
      (await world.call(getHomeFloor, { query: { orgId } })).data[0]?.skus[0]?.stock.total
    expect([await pieces(1), await pieces(2)]).toEqual([5, 7])
  })

  test('hold no price for a visitor, and their own for a customer', async () => {
    const { id } = await world.sku()
    await floor([id])
    expect(JSON.stringify(await floors())).not.toMatch(/price/i)
    const buyer = await world.signedIn()
    await world.db
      .insertInto('customer_prices')
      .values({ customer_id: buyer.customerId, sku_id: id, unit_price: 1234 })
      .execute()
    expect((await buyer.call(getHomeFloor, { query: {} })).data[0]?.skus[0]?.price?.unitPrice).toBe(12.34)
  })

  test('take the same number of queries however many there are', async () => {
    const buyer = await world.signedIn()
    const queries = () => world.queriesOf(() => buyer.call(getHomeFloor, { query: {} }))
    await floor([(await world.sku()).id])
    const few = await queries()
    for (let at = 0; at < 4; at++) await floor([(await world.sku()).id, (await world.sku()).id])
    expect((await queries()).length).toBe(few.length)
  })
})
