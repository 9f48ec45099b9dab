import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { planBasket } from '../../../../contract/basket/plan.ts'
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

test('it says from where the lines leave, until when and for how much, as the preview of the whole basket does', async () => {
  const buyer = await world.signedIn()
  const lines = [
    await put(buyer, { NL: 9 }, 2),
    await put(buyer, { NL: 3, FR: 2 }, 6),
    await put(buyer, { NL: 9, IT: 9 }, 1, { warehouse: 'IT' }),
  ]
  const [shown, rows] = [await plan(buyer), (await buyer.call(listBasket, { query: {} })).data.rows]
  const asked = lines.map(({ number, qty }) => ({ number, qty }))
  const { parts, waiting } = (await buyer.call(previewOrder, { body: { lines: asked, fromBasket: true } })).data
  const idOf = new Map(rows.map((row) => [row.number, row.shoppingCartId]))
  const expected = parts.map((part) => ({
    warehouse: part.shipFrom,
    arrivesOn: part.promisedOn,
    price: part.totals.shippingCost,
    lines: part.lines.map((line) => ({ shoppingCartId: idOf.get(line.number), pieces: line.shipsNow })),
  }))
  expect(shown).toEqual({ parcels: expected, waiting, waitsFor: null })
  expect(parts.map(({ shipFrom }) => shipFrom).sort()).toEqual(['FR', 'IT', 'NL'])
  expect(waiting).toBe(1)
})

test('to who pays in advance no day is named, and to who sees no prices none', async () => {
  const customerId = await world.customer({ termsNetDays: 0 })
  const buyer = await world.signedIn({ customerId })
  await put(buyer, { NL: 9 }, 2)
  expect(await plan(buyer)).toMatchObject({ waitsFor: 'payment', parcels: [{ warehouse: 'NL', arrivesOn: null }] })
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
