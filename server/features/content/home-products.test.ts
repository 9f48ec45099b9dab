import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getActivitySubject, getHomeFloor } from '../../../contract/content.ts'
import { buildWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
})
beforeEach(() => sql`truncate activity_subjects, home_floors cascade`.execute(world.db))
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
    const seen = (await buyer.call(getActivitySubject, { query: {} })).data[0]?.skus[0]?.price
    expect(seen).toEqual({ unitPrice: 19.99, discountPrice: 9.99, promotionId: id, currency: 'EUR' })
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
    const shown = await floors()
    expect(shown).toHaveLength(1)
    expect(shown[0]?.skus.map(({ number }) => number)).toEqual([last.number, first.number])
    expect(shown[0]).toMatchObject({ titleEn: 'Popular', link: '/list/toner' })
  })

  test("tell a visitor the stock of his site's region", async () => {
    const { id } = await world.sku({ stock: { NL: 5, US: 7 } })
    await floor([id])
    const pieces = async (orgId: number) =>
      (await world.call(getHomeFloor, { query: { orgId } })).data[0]?.skus[0]?.stock.total
    expect([await pieces(1), await pieces(2)]).toEqual([5, 7])
  })

  test('hold no price for a visitor, and his own for a customer', async () => {
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
