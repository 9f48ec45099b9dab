import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { changeSiteWaiting } from '../../../../contract/site/settings.ts'
import type { Tx } from '../../../db/database.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyUpdates } from '../../order/update/notify-updates.ts'
import { changeWarehousesBy } from './automation.ts'
import { findWaitingOrders } from './change-warehouse.queries.ts'
import { changeWarehouse } from './change-warehouse.ts'
import { expectGoods } from './expect-goods.ts'
import { receiveGoods } from './receive-goods.ts'
import { payOrder } from './release-order.ts'
import { findStockDifferences } from './stock-differences.queries.ts'

const [soon, then] = ['2026-11-27', '2026-12-04']

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
  await letMove(5)
})
afterAll(() => world.close())
afterEach(async () => {
  expect(await findStockDifferences(world.db)).toEqual([])
})

const letMove = (id: number, movesWaiting = true) =>
  admin.call(changeSiteWaiting, { params: { id }, body: { movesWaiting } })
const look = () => changeWarehousesBy(world.db, world.now)()
const byShop = () => ({ party: 'shop', accountId: null, now: world.now() }) as const
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const
const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const comes = (skuId: number, warehouse: string, pieces: number, expectedOn: string) =>
  run((tx) => expectGoods(tx, [{ skuId, warehouse, reference: `PO-${expectedOn}`, expectedOn, pieces }], world.now()))
const came = (skuId: number, warehouse: string, pieces: number) =>
  run((tx) =>
    receiveGoods(tx, { warehouse, reference: `LS ${crypto.randomUUID()}`, lines: [{ skuId, pieces }] }, staff()),
  )

type Given = Partial<{
  orgId: number
  termsNetDays: number
  shipFrom: string
  qty: number
  shipVia: string
  forwarderId: number
}>
type Lines = { number: string; qty: number }[]

/**
 * An order of a German customer, which waits in the Netherlands if no other warehouse is chosen: the goods come to none. Both companies
 * would sell free of VAT to them.
 */
async function order(lines: string | Lines, { orgId = 5, termsNetDays = 30, qty = 2, ...more }: Given = {}) {
  const buyer = await world.signedIn({ customerId: await world.customer({ orgId, termsNetDays }) })
  const body = { lines: typeof lines === 'string' ? [{ number: lines, qty }] : lines, ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { orderId: orderId ?? 0, orderno, buyer }
}
type Placed = Awaited<ReturnType<typeof order>>

const detail = async ({ buyer, orderno }: Placed) => (await buyer.call(getOrder, { params: { orderno } })).data
const from = async (placed: Placed) => (await detail(placed)).shipFrom
const moves = async (placed: Placed) =>
  (await detail(placed)).movedDates.flatMap(({ lines }) => lines.map(({ before, now }) => [before, now]))
const told = async ({ buyer, orderno }: Placed) => {
  await notifyUpdates(world.db, world.now())
  const mails = await world.mailsTo(`${buyer.userName}@example.com`)
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(orderno) && !/^Your order/.test(subject))
}

test('goods that come to another warehouse serve who waits there first, then an order that waits elsewhere', async () => {
  const { id, number } = await world.sku({ stock: {} })
  const [waits, there] = [await order(number), await order(number, { shipFrom: 'FR' })]
  await came(id, 'FR', 3)
  await look()
  expect(await from(waits)).toBe('NL')
  await came(id, 'FR', 1)
  await look()
  expect(await detail(waits)).toMatchObject({ shipFrom: 'FR', lines: [{ waiting: 0 }] })
  expect(await detail(there)).toMatchObject({ shipFrom: 'FR', lines: [{ waiting: 0 }] })
  const { sums, ...allocated } = await world.db
    .selectFrom('stock')
    .select(['allocated', sql<number>`on_hand - allocated`.as('sums')])
    .where('sku_id', '=', id)
    .where('warehouse', '=', 'FR')
    .executeTakeFirstOrThrow()
  expect([allocated, sums]).toEqual([{ allocated: 4 }, 0])
  const event = await world.db
    .selectFrom('audit_events')
    .select(['before', 'after', 'subject'])
    .where('action', '=', 'order.warehouse_changed')
    .execute()
  expect(event).toEqual([{ subject: `order ${waits.orderId}`, before: { shipFrom: 'NL' }, after: { shipFrom: 'FR' } }])
  await fulfilmentOf(world).release(waits.orderId)
  await fulfilmentOf(world).ship(waits.orderId)
  const invoice = await world.db
    .selectFrom('invoices')
    .select(sql<string>`facts #>> '{seller,country}'`.as('country'))
    .where('order_id', '=', waits.orderId)
    .executeTakeFirstOrThrow()
  expect(invoice.country).toBe('FR')
})

test('where goods are expected sooner the customer is notified of both days, and who waited behind them comes forward', async () => {
  const { id, number } = await world.sku({ stock: {} })
  await comes(id, 'NL', 2, then)
  const [waits, behind] = [await order(number), await order(number)]
  await comes(id, 'FR', 2, soon)
  await look()
  await look()
  expect([await from(waits), await from(behind)]).toEqual(['FR', 'NL'])
  expect([await moves(waits), await moves(behind)]).toEqual([[[then, soon]], [[null, then]]])
  expect(await told(waits)).toEqual([`Good news: items of order ${waits.orderno} are coming sooner`])
})

test('nobody who waits there gets goods later', async () => {
  const { id, number } = await world.sku({ stock: {} })
  const waits = await order(number)
  await comes(id, 'FR', 3, soon)
  await comes(id, 'FR', 9, then)
  const there = await order(number, { shipFrom: 'FR' })
  await look()
  expect(await from(waits)).toBe('NL')
  expect(await moves(there)).toEqual([])
})

test('an order stays as long as its site does not move any, and moves once it does', async () => {
  const { id, number } = await world.sku({ stock: {} })
  await letMove(5, false)
  const waits = await order(number)
  await came(id, 'FR', 5)
  await look()
  expect(await from(waits)).toBe('NL')
  // It is not looked at, and one that was found before its site changed its mind stays under its lock, too.
  expect(await findWaitingOrders(world.db, world.now())).not.toContainEqual(
    expect.objectContaining({ orderId: waits.orderId }),
  )
  await run((tx) => changeWarehouse(tx, waits.orderId, byShop()))
  expect(await from(waits)).toBe('NL')
  await letMove(5)
  expect(await findWaitingOrders(world.db, world.now())).toContainEqual(
    expect.objectContaining({ orderId: waits.orderId }),
  )
  await look()
  expect(await from(waits)).toBe('FR')
})

test.each<[why: string, given: Given, warehouse: string]>([
  ['it would have another VAT there', { orgId: 1 }, 'FR'],
  ['it would be an export', {}, 'UK'],
  ['it was paid in advance to another company', { termsNetDays: 0 }, 'FR'],
  ['the forwarder of its customer comes there', { shipVia: 'OWN', forwarderId: 1 }, 'FR'],
])('an order stays where it is: %s', async (_, given, warehouse) => {
  await letMove(1)
  const { id, number } = await world.sku({ stock: {} })
  const waits = await order(number, given)
  if (given.termsNetDays === 0) {
    await run((tx) => payOrder(tx, { orderId: waits.orderId, paidAt: world.now() }, staff()))
  }
  await came(id, warehouse, 5)
  await look()
  expect(await from(waits)).toBe('NL')
})

test('an order with a carrier label of its customer stays', async () => {
  const { id, number } = await world.sku({ stock: {} })
  const waits = await order(number)
  await sql`
    insert into order_files (customer_id, account_id, kind, order_id, file, name, media_type, bytes, uploaded_at)
    select customer_id, account_id, 'carrierLabel', id, md5(order_number), 'label.pdf', 'application/pdf', 9, placed_at
      from orders where id = ${waits.orderId}`.execute(world.db)
  await came(id, 'FR', 5)
  await look()
  expect(await from(waits)).toBe('NL')
})

test('an order of which something is reserved stays', async () => {
  const [held, waiting] = [await world.sku({ stock: { NL: 1 } }), await world.sku({ stock: {} })]
  const waits = await order([
    { number: held.number, qty: 1 },
    { number: waiting.number, qty: 2 },
  ])
  await came(waiting.id, 'FR', 5)
  await came(held.id, 'FR', 5)
  await look()
  expect(await from(waits)).toBe('NL')
})

test('an order stays where its carrier does not go from the other warehouse, and where that cannot invoice', async () => {
  const { id, number } = await world.sku({ stock: {} })
  const waits = await order(number)
  await came(id, 'IT', 5)
  const rates = world.db.selectFrom('shipping_rates').selectAll().where('warehouse', '=', 'IT')
  const stored = await rates.execute()
  await world.db.deleteFrom('shipping_rates').where('warehouse', '=', 'IT').execute()
  await look()
  expect(await from(waits)).toBe('NL')
  await world.db.insertInto('shipping_rates').values(stored).execute()
  await sql`update offices set vat_number = '' where vat_number like 'IT%'`.execute(world.db)
  await look()
  expect(await from(waits)).toBe('NL')
})

test('an order stays where the other warehouse does not send to its area', async () => {
  const { id, number } = await world.sku({ stock: {} })
  const waits = await order(number)
  await came(id, 'FR', 5)
  const area = { warehouse: 'FR', country: 'DE', postcode: '3511' }
  await world.db.insertInto('excluded_areas').values(area).execute()
  await look()
  expect(await from(waits)).toBe('NL')
  await world.db.deleteFrom('excluded_areas').execute()
  await look()
  expect(await from(waits)).toBe('FR')
})

test('of orders for the same pieces as many move as are served, however often the shop looks at once', async () => {
  const { id, number } = await world.sku({ stock: {} })
  const waiting = await Promise.all(Array.from({ length: 5 }, () => order(number)))
  await came(id, 'FR', 6)
  await Promise.all([look(), look(), look()])
  const places = await Promise.all(waiting.map(from))
  expect(places.sort()).toEqual(['FR', 'FR', 'FR', 'NL', 'NL'])
})
