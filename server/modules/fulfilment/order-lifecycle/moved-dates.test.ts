import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { queryNotifications } from '../../../../contract/customer/notification.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Tx } from '../../../db/database.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { importRows } from '../../office/import/import-rows.ts'
import { stockAt } from '../../office/import/stock.ts'
import { notifyUpdates } from '../../order/update/notify-updates.ts'
import { moveOverdueDatesBy } from './automation.ts'
import { expectGoods } from './expect-goods.ts'
import { receiveGoods } from './receive-goods.ts'
import { findStockDifferences } from './stock-differences.queries.ts'

const today = '2026-11-18T09:00:00Z'
const [soon, then, late] = ['2026-11-27', '2026-12-04', '2026-12-18']

let world: World
beforeAll(async () => {
  world = await buildWorld({ now: new Date(today) })
  await sql`delete from notices`.execute(world.db)
})
afterAll(() => world.close())
afterEach(async () => {
  world.setNow(today)
  expect(await findStockDifferences(world.db)).toEqual([])
})

type Buyer = Awaited<ReturnType<World['signedIn']>>
const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const

/** A product that nobody has, known to files by its number. */
async function product(stock: Record<string, number> = {}) {
  const sku = await world.sku({ stock, names: { de: 'Toner, schwarz' } })
  const normalised = normalise(sku.number)
  const own = { sku_id: sku.id, kind: 'own', raw: sku.number, normalised, canonical: normalised, skeleton: normalised }
  await world.db.insertInto('part_numbers').values(own).execute()
  return sku
}

type FileLine = { number: string } & Partial<
  Record<'warehouse' | 'on_hand' | 'expected_on' | 'expected_qty' | 'reference', string>
>

/** Imports a stock file of these lines. */
const load = (...lines: FileLine[]) =>
  importRows(
    world.db,
    { ...stockAt(world.now), finish: () => Promise.resolve() },
    lines.map((fields, at) => ({ line: at + 2, fields: { warehouse: 'NL', on_hand: '', ...fields } })),
  )

const arrival = (number: string, on: string, pieces = 10, reference = 'PO-1') => ({
  number,
  expected_on: on,
  expected_qty: String(pieces),
  reference,
})

async function order(buyer: Buyer, number: string, qty = 2, more: object = {}) {
  const body = { lines: [{ number, qty }], ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { orderId: orderId ?? 0, orderno, buyer }
}
type Placed = Awaited<ReturnType<typeof order>>

const detail = async ({ buyer, orderno }: Placed) => (await buyer.call(getOrder, { params: { orderno } })).data
const moves = async (placed: Placed) =>
  (await detail(placed)).movedDates.map(({ lines }) => lines.map(({ pieces, before, now }) => [pieces, before, now]))
const told = async ({ buyer, orderno }: Placed) => {
  await notifyUpdates(world.db, world.now())
  const mails = await world.mailsTo(`${buyer.userName}@example.com`)
  return mails.filter(({ subject }) => subject.includes(orderno) && !/^Your order \w/.test(subject))
}

test('an import that moves a date notifies waiting customers once, with both days, and nobody else', async () => {
  const [{ number }, other] = [await product(), await product()]
  await load(arrival(number, soon), arrival(other.number, soon))
  const [waits, waitsElsewhere] = [
    await order(await world.signedIn(), number),
    await order(await world.signedIn(), number, 2, { shipFrom: 'IT' }),
  ]
  const [cancelled, otherProduct] = [
    await order(await world.signedIn(), number),
    await order(await world.signedIn(), other.number),
  ]
  await fulfilmentOf(world).cancel(cancelled.orderId)
  expect((await detail(waits)).lines).toMatchObject([{ expectedOn: soon, expectedWhenPlaced: soon }])

  for (let times = 0; times < 3; times++) await load(arrival(number, then), arrival(other.number, soon))
  expect(await moves(waits)).toEqual([[[2, soon, then]]])
  for (const placed of [waitsElsewhere, cancelled, otherProduct]) expect(await moves(placed)).toEqual([])
  expect((await detail(waits)).lines).toMatchObject([{ expectedOn: then, expectedWhenPlaced: soon, waiting: 2 }])
  expect((await detail(waits)).events.map(({ status }) => status)).toEqual(['submitted'])

  const [mail, ...more] = await told(waits)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`New date for items of order ${waits.orderno}`)
  expect(mail?.text).toContain('2 x ')
  expect(mail?.text).toContain('expected in stock on 4 December 2026 instead of 27 November 2026')
  expect(mail?.text).toContain('you can cancel what has not arrived yet')
  const { data } = await waits.buyer.call(queryNotifications, { query: {} }, { headers: { 'accept-language': 'de' } })
  expect(data[0]?.notificationText).toContain('Wareneingang am 4. Dezember 2026 statt am 27. November 2026 erwartet')
  expect(await told(waitsElsewhere)).toEqual([])
})

test('a date that moves earlier or becomes known is good news; one that became unknown is said to be so', async () => {
  const { number } = await product()
  const placed = await order(await world.signedIn(), number)
  await load(arrival(number, late))
  await load(arrival(number, then))
  await load({ number, reference: 'PO-1', expected_qty: '0' })
  await load({ number, reference: 'PO-1', expected_qty: '0' })
  expect(await moves(placed)).toEqual([[[2, null, late]], [[2, late, then]], [[2, then, null]]])
  expect((await detail(placed)).lines).toMatchObject([{ expectedOn: null, expectedWhenPlaced: null }])
  const mails = await told(placed)
  const { orderno } = placed
  expect(mails.map(({ subject }) => subject)).toEqual([
    `We have a date for items of order ${orderno}`,
    `Good news: items of order ${orderno} are coming sooner`,
    `No date at the moment for items of order ${orderno}`,
  ])
  expect(mails[1]?.text).toContain('already expected in stock on 4 December 2026 instead of 18 December 2026')
  expect(mails[1]?.text).not.toContain('cancel')
  expect(mails[2]?.text).toContain('no longer expected in stock on 4 December 2026')
})

test('only customers of the moved goods are notified: those before stay as they are', async () => {
  const { number } = await product()
  await load(arrival(number, soon, 2, 'PO-1'), arrival(number, then, 2, 'PO-2'))
  const [first, second] = [await order(await world.signedIn(), number), await order(await world.signedIn(), number)]
  await load(arrival(number, late, 2, 'PO-2'))
  expect([await moves(first), await moves(second)]).toEqual([[], [[[2, then, late]]]])
  // What comes by another purchase order for the same day is not announced: the days stay.
  await load(arrival(number, soon, 1, 'PO-1'), arrival(number, soon, 1, 'PO-3'))
  expect([await moves(first), await moves(second)]).toEqual([[], [[[2, then, late]]]])
})

test('pieces that are cancelled bring who waits behind them forward', async () => {
  const { number } = await product()
  await load(arrival(number, soon, 2, 'PO-1'), arrival(number, then, 2, 'PO-2'))
  const [first, second] = [await order(await world.signedIn(), number), await order(await world.signedIn(), number)]
  await fulfilmentOf(world).cancel(first.orderId)
  expect([await moves(first), await moves(second)]).toEqual([[], [[[2, then, soon]]]])
})

test('a file with what came and what is still to come announces no date in between, and nothing of what was served', async () => {
  const { number } = await product()
  await load(arrival(number, soon, 2, 'PO-1'), arrival(number, late, 2, 'PO-2'))
  const [served, waits] = [await order(await world.signedIn(), number), await order(await world.signedIn(), number)]
  const came = { number, on_hand: '2', expected_on: '', expected_qty: '0', reference: 'PO-1' }
  await load(came, arrival(number, late, 2, 'PO-2'))
  expect([await moves(served), await moves(waits)]).toEqual([[], []])
  await load(came, arrival(number, then, 2, 'PO-2'))
  expect([await moves(served), await moves(waits)]).toEqual([[], [[[2, late, then]]]])
  expect((await detail(served)).lines).toMatchObject([{ waiting: 0 }])
})

test('a purchase order that brings fewer pieces moves the date of who waits for the others', async () => {
  const { id, number } = await product()
  await load(arrival(number, soon, 2), arrival(number, then, 9, 'PO-2'))
  const placed = await order(await world.signedIn(), number, 2)
  await load(arrival(number, soon, 1))
  expect(await moves(placed)).toEqual([[[2, soon, then]]])
  await run((tx) =>
    receiveGoods(tx, { warehouse: 'NL', reference: `LS ${id}`, lines: [{ skuId: id, pieces: 1 }] }, staff()),
  )
  // The piece that is left comes when both were to come.
  expect(await moves(placed)).toHaveLength(1)
})

test('what lost its promise to a count is announced when it comes', async () => {
  const { number } = await product({ NL: 2 })
  await load(arrival(number, then))
  const placed = await order(await world.signedIn(), number)
  await load({ number, on_hand: '1' })
  expect(await moves(placed)).toEqual([[[1, null, then]]])
})

test('once a day has passed without its goods, waiting customers are notified of the next one', async () => {
  const { number } = await product()
  await load(arrival(number, soon, 2, 'PO-1'), arrival(number, late, 2, 'PO-2'))
  const placed = await order(await world.signedIn(), number)
  const look = moveOverdueDatesBy(world.db, world.now)
  const lookAt = async (instant: string) => {
    world.setNow(instant)
    await Promise.all([look(), look()])
    // The session of the customer has not ended yet.
    world.setNow(today)
  }
  await lookAt(`${soon}T12:32:00Z`)
  expect(await moves(placed)).toEqual([])
  await lookAt('2026-11-28T12:32:00Z')
  expect(await moves(placed)).toEqual([[[2, soon, late]]])
})

test('who orders while goods are announced is asked again with the day, and never waits without it', async () => {
  const buyer = await world.signedIn()
  for (const status of ['active', 'announced'] as const) {
    const { id, number } = await world.sku({ stock: {}, status })
    const body = { lines: [{ number, qty: 2 }] }
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const stored = Promise.withResolvers<void>()
    const announced = run(async (tx) => {
      const goods = { skuId: id, warehouse: 'NL', reference: '', expectedOn: then, pieces: 5 }
      await expectGoods(tx, [goods], world.now())
      await stored.promise
    })
    await expect.poll(() => world.idleTransactions()).toBe(1)
    const placing = buyer.call(placeOrder, { body: { ...body, revision } })
    await expect.poll(() => world.waiting()).toBe(1)
    stored.resolve()
    await announced
    expect((await placing).code).toBe(30_001)
  }
})

test('imports at the same time announce each day once', async () => {
  const { id, number } = await product()
  await load(arrival(number, soon))
  const placed = await order(await world.signedIn(), number)
  const goods = (expectedOn: string) => [{ skuId: id, warehouse: 'NL', reference: 'PO-1', expectedOn, pieces: 10 }]
  await Promise.all(Array.from({ length: 12 }, () => run((tx) => expectGoods(tx, goods(then), world.now()))))
  expect(await moves(placed)).toEqual([[[2, soon, then]]])
})

test('the database keeps no day to which nothing has moved', async () => {
  const { number } = await product()
  const { orderId } = await order(await world.signedIn(), number)
  const write = sql`update order_lines set moved_to = ${then} where order_id = ${orderId}`.execute(world.db)
  await expect(write).rejects.toThrow('order_lines_moved_check')
})
