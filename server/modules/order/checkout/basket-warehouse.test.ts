import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToBasket, changeBasketLine, listBasket } from '../../../../contract/basket/basket.ts'
import { getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
})
beforeEach(async () => {
  buyer = await world.signedIn()
})
afterAll(() => world.close())

type Line = { number: string; qty: number }

/** Puts a new product of each warehouse into the basket, null for none; answers the lines that the page asks for. */
async function fill(...warehouses: (string | null)[]) {
  const lines: Line[] = []
  for (const warehouse of warehouses) {
    const { number } = await world.sku({ stock: { NL: 9, FR: 9, IT: 9 } })
    await buyer.call(addToBasket, { body: { number, qty: 2, ...(warehouse && { warehouse }) } })
    lines.push({ number, qty: 2 })
  }
  return lines
}
const preview = (lines: Line[], more: object = {}) =>
  buyer.call(previewOrder, { body: { lines, fromBasket: true, ...more } })
const place = (lines: Line[], revision: string, more: object = {}) =>
  buyer.call(placeOrder, { body: { lines, fromBasket: true, ...more, revision } })
const basket = async () => (await buyer.call(listBasket, { query: {} })).data.rows
const stockOf = async (number: string) => {
  const rows = await world.db
    .selectFrom('stock as k')
    .innerJoin('skus as s', 's.id', 'k.sku_id')
    .select(['k.warehouse', 'k.allocated'])
    .where('s.number', '=', number)
    .where('k.allocated', '>', 0)
    .execute()
  return Object.fromEntries(rows.map(({ warehouse, allocated }) => [warehouse, allocated]))
}

test('lines that share a warehouse leave from there, without a word', async () => {
  const lines = await fill('FR', 'FR')
  const { data } = await preview(lines)
  expect(data).toMatchObject({ shipFrom: 'FR', warnings: [] })

  const { orderno } = (await place(lines, data.revision)).data
  expect((await buyer.call(getOrder, { params: { orderno } })).data.shipFrom).toBe('FR')
  expect(await stockOf(lines[0]?.number ?? '')).toEqual({ FR: 2 })
})

test('without a warehouse of their own they leave from that of their buyer, and so does what is no basket', async () => {
  const lines = await fill(null, null)
  expect((await preview(lines)).data).toMatchObject({ shipFrom: 'NL', warnings: [] })
  const [line] = await fill('FR')
  const own = await buyer.call(previewOrder, { body: { lines: line ? [line] : [] } })
  expect(own.data).toMatchObject({ shipFrom: 'NL', warnings: [] })
})

test('each line leaves from the warehouse that was chosen for it, as an order of its own', async () => {
  const lines = await fill('FR', null, 'FR', 'IT')
  const { data } = await preview(lines)
  const from = (part: { shipFrom: string; lines: { number: string }[] }) => [
    part.shipFrom,
    ...part.lines.map(({ number }) => lines.findIndex((line) => line.number === number)),
  ]
  // What has no warehouse of its own goes with a parcel that leaves anyway.
  expect(data.parts.map(from).sort()).toEqual([
    ['FR', 0, 1, 2],
    ['IT', 3],
  ])
  expect((await preview(lines.slice(3))).data).toMatchObject({ shipFrom: 'IT', parts: [] })
  const { orders } = (await place(lines, data.revision)).data
  expect(orders).toHaveLength(2)
  expect(await stockOf(lines[3]?.number ?? '')).toEqual({ IT: 2 })
})

test('what is asked for counts, whatever the lines say', async () => {
  const lines = await fill('FR', 'FR', null)
  const { data } = await preview(lines, { shipFrom: 'IT' })
  expect(data).toMatchObject({ shipFrom: 'IT', warnings: [] })
  const { orderno } = (await place(lines, data.revision, { shipFrom: 'IT' })).data
  expect((await buyer.call(getOrder, { params: { orderno } })).data.shipFrom).toBe('IT')
})

test.each(['US', 'ZZ'])('no order leaves from another region (%s), asked for or by a line', async (warehouse) => {
  const lines = await fill('FR')
  expect(await preview(lines, { shipFrom: warehouse })).toMatchObject({ code: 400, failure: { fields: ['shipFrom'] } })
  if (warehouse === 'ZZ') return
  await world.db.updateTable('basket_lines').set({ warehouse }).where('account_id', '=', buyer.accountId).execute()
  expect((await preview(lines)).data).toMatchObject({ shipFrom: 'NL', warnings: [] })
})

test('a line that is given another warehouse meanwhile is a changed order', async () => {
  const lines = await fill('FR')
  const { revision } = (await preview(lines)).data
  const [row] = await basket()
  await buyer.call(changeBasketLine, { body: { shoppingCartId: row?.shoppingCartId ?? 0, qty: 2, warehouse: 'IT' } })
  expect(await place(lines, revision)).toMatchObject({ code: 30_001, failure: { details: { shipFrom: 'IT' } } })
})

test('basket and order promise the same day, that of the warehouse of the line', async () => {
  const { id, number } = await world.sku({ stock: { NL: 9, FR: 0 } })
  await world.db
    .insertInto('expected_arrivals')
    .values({ sku_id: id, warehouse: 'FR', expected_on: '2026-12-03', quantity: 5 })
    .execute()
  const lines = [{ number, qty: 2 }]
  await buyer.call(addToBasket, { body: { number, qty: 2, warehouse: 'FR' } })
  const [row] = await basket()
  const [line] = (await preview(lines)).data.lines
  expect(row).toMatchObject({ backOrdered: 2, expectedOn: '2026-12-03' })
  expect(line).toMatchObject({ backOrdered: 2, expectedOn: '2026-12-03' })
})

test.each([
  ['FR', 'FR'],
  ['US', undefined],
])(
  'what waits as a list because it is over a limit leaves from there, too, if it can: %s',
  async (warehouse, shipFrom) => {
    buyer = await world.signedIn({ role: 'buyer' })
    const lines = await fill('FR')
    await world.db.updateTable('basket_lines').set({ warehouse }).where('account_id', '=', buyer.accountId).execute()
    await world.db.updateTable('accounts').set({ order_limit: 1 }).where('id', '=', buyer.accountId).execute()
    const { quickOrderId } = (await place(lines, (await preview(lines)).data.revision)).data
    const list = await buyer.call(getQuickOrder, { params: { id: quickOrderId ?? 0 } })
    expect(list.data.checkoutOptions.shipFrom).toBe(shipFrom)
  },
)
