import { afterAll, beforeEach, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { OrderAutomation } from '../../../../rules/fulfilment/order-automation.ts'
import type { Tx } from '../../../db/database.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { cancelUnpaidOrdersBy, deliverShipmentsBy, releaseOrdersBy } from './automation.ts'
import { holdOrder, payOrder, unholdOrder } from './release-order.ts'
import { findStockDifferences } from './stock-differences.queries.ts'

let world: World
// Each test moves the clock: a Wednesday at nine.
const start = '2026-11-18T09:00:00Z'
beforeEach(async () => {
  world ??= await buildWorld()
  world.setNow(start)
  await set({ releaseAfterMinutes: 15, deliveredAfterDays: 5, cancelUnpaidAfterDays: 14 })
})
afterAll(() => world.close())

const set = ({ releaseAfterMinutes, deliveredAfterDays, cancelUnpaidAfterDays }: OrderAutomation) =>
  world.db
    .updateTable('orgs')
    .set({
      release_after_minutes: releaseAfterMinutes,
      delivered_after_days: deliveredAfterDays,
      cancel_unpaid_after_days: cancelUnpaidAfterDays,
    })
    .execute()

async function order({ termsNetDays = 30, orgId = 1 } = {}) {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays, orgId }) })
  const { number } = await world.sku({ stock: { NL: 10 } })
  const body = { lines: [{ number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { buyer, orderId: orderId ?? 0, orderno }
}

/** As the database has it: sessions end while the clock moves. */
const status = async ({ orderId }: { orderId: number }) => {
  const row = await world.db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow()
  return row.status
}
const at = async (instant: string, job: 'release' | 'deliver' | 'cancel') => {
  world.setNow(instant)
  const jobs = { release: releaseOrdersBy, deliver: deliverShipmentsBy, cancel: cancelUnpaidOrdersBy }
  await jobs[job](world.db, world.now)()
}
const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const

test('a submitted order is released by itself once its time is over, by the shop', async () => {
  const placed = await order()
  await at('2026-11-18T09:14:00Z', 'release')
  expect(await status(placed)).toBe('submitted')
  await at('2026-11-18T09:15:00Z', 'release')
  expect(await status(placed)).toBe('released')
  const { so_number } = await world.db
    .selectFrom('orders')
    .select('so_number')
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow()
  expect(so_number).toMatch(/^SNL/)
  await at('2026-11-18T10:00:00Z', 'release')
  const events = await world.db
    .selectFrom('order_events')
    .select('action')
    .where('order_id', '=', placed.orderId)
    .execute()
  expect(events).toHaveLength(2)
})

test('what waits, is held, or belongs to a site that releases by hand is not released', async () => {
  const [unpaid, held, freed] = [await order({ termsNetDays: 0 }), await order(), await order()]
  await run((tx) => holdOrder(tx, held.orderId, { reason: 'a look' }, staff()))
  await run((tx) => holdOrder(tx, freed.orderId, { reason: 'a look' }, staff()))
  world.setNow('2026-11-18T09:20:00Z')
  await run((tx) => unholdOrder(tx, freed.orderId, 'fine', staff()))
  await at('2026-11-18T09:30:00Z', 'release')
  expect(await Promise.all([unpaid, held, freed].map(status))).toEqual(['awaitingPayment', 'onHold', 'submitted'])
  await at('2026-11-18T09:35:00Z', 'release')
  expect(await status(freed)).toBe('released')
  await set({ releaseAfterMinutes: null, deliveredAfterDays: 5, cancelUnpaidAfterDays: 14 })
  const byHand = await order()
  await at('2026-11-20T09:00:00Z', 'release')
  expect(await status(byHand)).toBe('submitted')
})

test('two that release at once release an order once', async () => {
  const placed = await order()
  world.setNow('2026-11-18T09:20:00Z')
  await Promise.all([1, 2, 3].map(() => releaseOrdersBy(world.db, world.now)()))
  const events = await world.db
    .selectFrom('order_events')
    .select('action')
    .where('order_id', '=', placed.orderId)
    .execute()
  expect(events.filter(({ action }) => action === 'release')).toHaveLength(1)
})

test('what left counts as delivered five working days after its day, by the clock of the site', async () => {
  const { release, ship } = fulfilmentOf(world)
  const placed = await order()
  await release(placed.orderId)
  await ship(placed.orderId)
  await world.db.updateTable('orders').set({ promised_on: '2026-11-20' }).where('id', '=', placed.orderId).execute()
  // Five working days after Friday the 20th is Friday the 27th.
  await at('2026-11-27T22:30:00Z', 'deliver')
  expect(await status(placed)).toBe('shipped')
  await at('2026-11-27T23:30:00Z', 'deliver')
  expect(await status(placed)).toBe('allDelivered')
  const never = await order()
  await release(never.orderId)
  await ship(never.orderId)
  await set({ releaseAfterMinutes: 15, deliveredAfterDays: null, cancelUnpaidAfterDays: 14 })
  await at('2027-03-01T09:00:00Z', 'deliver')
  expect(await status(never)).toBe('shipped')
})

test('an unpaid order is cancelled a week after its customer was reminded, and its pieces are free', async () => {
  const unpaid = await order({ termsNetDays: 0 })
  const mails = async () =>
    (await world.mailsTo(`${unpaid.buyer.userName}@example.com`)).filter(({ subject }) => /outstanding/.test(subject))
  await at('2026-11-25T08:59:00Z', 'cancel')
  expect(await mails()).toEqual([])
  await at('2026-11-25T09:00:00Z', 'cancel')
  await at('2026-11-26T09:00:00Z', 'cancel')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.text).toContain(unpaid.orderno)
  expect(mail?.text).toContain('2 December 2026')
  expect(mail?.text).toContain('NL42 ASTR 0000 0000 01')
  await at('2026-12-02T08:59:00Z', 'cancel')
  expect(await status(unpaid)).toBe('awaitingPayment')
  await at('2026-12-02T09:00:00Z', 'cancel')
  expect(await status(unpaid)).toBe('cancelled')
  expect(await findStockDifferences(world.db)).toEqual([])
})

test('one whose customer was reminded late, as where this was set later, still has a week', async () => {
  const unpaid = await order({ termsNetDays: 0 })
  await at('2027-01-10T09:00:00Z', 'cancel')
  expect(await status(unpaid)).toBe('awaitingPayment')
  const mail = (await world.mailsTo(`${unpaid.buyer.userName}@example.com`)).at(-1)
  expect(mail?.text).toContain('17 January 2027')
  await at('2027-01-16T09:00:00Z', 'cancel')
  expect(await status(unpaid)).toBe('awaitingPayment')
  await at('2027-01-17T09:00:00Z', 'cancel')
  expect(await status(unpaid)).toBe('cancelled')
})

test('one that is paid in time is neither announced nor cancelled; nor is any where a site never does', async () => {
  const [paid, paidLate, never] = [
    await order({ termsNetDays: 0 }),
    await order({ termsNetDays: 0 }),
    await order({ termsNetDays: 0 }),
  ]
  await run((tx) => payOrder(tx, { orderId: paid.orderId, paidAt: world.now() }, staff()))
  await at('2026-11-25T09:00:00Z', 'cancel')
  await run((tx) => payOrder(tx, { orderId: paidLate.orderId, paidAt: world.now() }, staff()))
  await at('2026-12-30T09:00:00Z', 'cancel')
  expect(await Promise.all([paid, paidLate].map(status))).toEqual(['submitted', 'submitted'])
  expect(await world.mailsTo(`${paid.buyer.userName}@example.com`)).toHaveLength(1)
  expect(await status(never)).toBe('cancelled')
  await set({ releaseAfterMinutes: 15, deliveredAfterDays: 5, cancelUnpaidAfterDays: null })
  const kept = await order({ termsNetDays: 0 })
  await at('2027-12-30T09:00:00Z', 'cancel')
  expect(await status(kept)).toBe('awaitingPayment')
})

test('money that comes in the same instant keeps an order', async () => {
  const unpaid = await order({ termsNetDays: 0 })
  await at('2026-11-25T09:00:00Z', 'cancel')
  world.setNow('2026-12-03T09:00:00Z')
  const [paid, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const paying = run(async (tx) => {
    await payOrder(tx, { orderId: unpaid.orderId, paidAt: world.now() }, staff())
    paid.resolve()
    await told.promise
  })
  await paid.promise
  const cancelling = cancelUnpaidOrdersBy(world.db, world.now)()
  await expect.poll(() => world.waiting()).toBe(1)
  told.resolve()
  await Promise.all([paying, cancelling])
  expect(await status(unpaid)).toBe('submitted')
})
