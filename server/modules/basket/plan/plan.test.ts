import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, changeBasketLine, listBasket } from '../../../../contract/basket/basket.ts'
import { listLineWarehouses, planBasket } from '../../../../contract/basket/plan.ts'
import { previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>

async function put(buyer: Buyer, stock: Record<string, number>, qty: number, more: object = {}) {
  const { id, number } = await world.sku({ unitPrice: 1_000, stock })
  await buyer.call(addToBasket, { body: { number, qty, ...more } })
  return { id, number, qty }
}
const plan = async (buyer: Buyer) => (await buyer.call(planBasket, {})).data

test('to who pays in advance no day is named, and to who sees no prices none', async () => {
  const customerId = await world.customer({ termsNetDays: 0 })
  const buyer = await world.signedIn({ customerId })
  await put(buyer, { NL: 9 }, 2)
  expect(await plan(buyer)).toMatchObject({ waitsFor: 'payment', parcels: [{ warehouse: 'NL', arrivesOn: null }] })
})

test.each([
  { site: 1, vat: 'with the VAT of the warehouse' },
  { site: 5, vat: 'free of VAT' },
])('of a basket beyond the credit limit, $vat, no day is named, as none is by its preview', async ({ site }) => {
  const customerId = await world.customer({ orgId: site, termsNetDays: 30, creditLimit: 0 })
  const buyer = await world.signedIn({ customerId })
  const { number, qty } = await put(buyer, { NL: 9, FR: 2 }, 5)
  await put(buyer, { FR: 3 }, 3)
  const limit = (cents: number) =>
    world.db.updateTable('customers').set({ credit_limit: cents }).where('id', '=', customerId).execute()
  await limit(10_000_00)
  const lines = (await buyer.call(listBasket, { query: {} })).data.rows.map((row) => ({
    number: row.number,
    qty: row.qty,
  }))
  expect(lines).toContainEqual({ number, qty })
  const { totals } = (await buyer.call(previewOrder, { body: { lines, fromBasket: true } })).data
  await limit(Math.round(totals.total * 100) - 1)
  const beyond = await plan(buyer)
  expect([beyond.waitsFor, ...beyond.parcels.map(({ arrivesOn }) => arrivesOn)]).toEqual(['limit', null, null])
  const [{ id } = { id: 0 }] = await rows(buyer)
  expect((await byWarehouse(buyer, id))[0]).toMatchObject({ warehouse: null, arrivesOn: null })
  await limit(Math.round(totals.total * 100))
  expect(await plan(buyer)).toMatchObject({ waitsFor: null, parcels: [{ arrivesOn: expect.any(String) }, {}] })
})

test('what is no longer sold is no part of it, and more products than an order holds are not planned', async () => {
  const buyer = await world.signedIn()
  const { id } = await put(buyer, { NL: 9 }, 2)
  await sql`update skus set status = 'disabled' where id = ${id}`.execute(world.db)
  expect(await plan(buyer)).toEqual({ parcels: [], waiting: 0, waitsFor: null })
  await sql`
    with many as (
      insert into skus (number, oem_code, name, brand_id, class_id, status)
      select 'PLAN-' || n, 'PLAN-' || n, 'x', s.brand_id, s.class_id, 'active' from generate_series(1, 501) n, skus s where s.id = ${id}
      returning id)
    insert into basket_lines (account_id, sku_id, quantity, cust_number, note, added_at, price_seen_at)
    select ${buyer.accountId}, id, 1, '', '', now(), now() from many`.execute(world.db)
  expect((await plan(buyer)).parcels).toEqual([])
  await sql`delete from basket_lines where account_id = ${buyer.accountId} and sku_id = (
    select max(sku_id) from basket_lines where account_id = ${buyer.accountId})`.execute(world.db)
  expect((await plan(buyer)).waiting).toBe(500)
})

test('nobody sees the plan of another basket, nor does who has none', async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  await put(buyer, { NL: 9 }, 2)
  expect((await plan(stranger)).parcels).toEqual([])
  expect((await world.call(planBasket, {})).code).toBe(401)
})

const byWarehouse = async (buyer: Buyer, id: number) => (await buyer.call(listLineWarehouses, { params: { id } })).data
const rows = async (buyer: Buyer) =>
  (await buyer.call(listBasket, { query: {} })).data.rows.map(({ shoppingCartId, qty }) => ({
    id: shoppingCartId,
    qty,
  }))

test('each warehouse of a line says the day and the price that the plan has once it is chosen', async () => {
  const buyer = await world.signedIn()
  await put(buyer, { NL: 9, FR: 9 }, 2)
  await put(buyer, { NL: 9, IT: 1 }, 2)
  await put(buyer, { PL: 4 }, 4)
  for (const { id, qty } of await rows(buyer)) {
    const choices = await byWarehouse(buyer, id)
    expect(choices.map(({ warehouse }) => warehouse)).toEqual([null, 'FR', 'IT', 'NL', 'PL', 'UK'])
    for (const { warehouse, ...said } of choices) {
      await buyer.call(changeBasketLine, { body: { shoppingCartId: id, qty, warehouse } })
      const { parcels } = await plan(buyer)
      const ofLine = parcels.filter(({ lines }) => lines.some(({ shoppingCartId }) => shoppingCartId === id))
      expect(said).toEqual({
        arrivesOn:
          ofLine
            .map(({ arrivesOn }) => arrivesOn)
            .sort()
            .at(-1) ?? null,
        price: Math.round(parcels.reduce((sum, { price }) => sum + (price ?? 0), 0) * 100) / 100,
      })
    }
    await buyer.call(changeBasketLine, { body: { shoppingCartId: id, qty, warehouse: null } })
  }
  const prices = (await byWarehouse(buyer, (await rows(buyer))[0]?.id ?? 0)).map(({ price }) => price)
  expect(new Set(prices).size).toBeGreaterThan(1)
})

test('who sees no prices sees none, who pays in advance no day, and nobody of another basket', async () => {
  const rep = await world.signedIn({ role: 'salesrep' })
  await put(rep, { NL: 9 }, 2)
  const [{ id } = { id: 0 }] = await rows(rep)
  expect((await byWarehouse(rep, id)).map(({ price }) => price)).toEqual(Array.from({ length: 6 }, () => null))
  const inAdvance = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  await put(inAdvance, { NL: 9 }, 2)
  const own = await byWarehouse(inAdvance, (await rows(inAdvance))[0]?.id ?? 0)
  expect(own.every(({ arrivesOn, price }) => arrivesOn === null && price !== null)).toBe(true)
  expect((await inAdvance.call(listLineWarehouses, { params: { id } })).status).toBe(404)
})
