import type { JobHelpers } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryNotifications } from '../../../../contract/customer/notification.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { getUpdateChoices, setUpdateChoices } from '../../../../contract/order/order-update.ts'
import { usualChoices } from '../../../../rules/order/order-update.ts'
import type { Tx } from '../../../db/database.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { cancelOrder } from '../../fulfilment/order-lifecycle/cancel-order.ts'
import { receiveGoods } from '../../fulfilment/order-lifecycle/receive-goods.ts'
import { mailDailyUpdatesBy } from './mail-daily.ts'
import { notifyUpdates } from './notify-updates.ts'
import { runUpdateNotifier } from './run-notifier.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
  await sql`delete from notices`.execute(world.db)
  await sql`update carriers set tracking_url = 'https://track.example/{number}'`.execute(world.db)
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>

async function order(buyer: Buyer, stock: Record<string, number> = { NL: 9 }, qty = 2) {
  const sku = await world.sku({ stock, names: { de: 'Toner, schwarz' } })
  const lines = [{ number: sku.number, qty }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  return { orderId: orderId ?? 0, orderno, sku }
}
const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const
const tell = () => notifyUpdates(world.db, world.now())
const mailDaily = () => Promise.resolve(mailDailyUpdatesBy(world.db, world.now)({}, {} as JobHelpers))
const mails = async (buyer: Buyer) =>
  (await world.mailsTo(`${buyer.userName}@example.com`)).filter(
    ({ subject }) => !/^(Your order|Invoice|Credit note) \w/.test(subject),
  )
const subjects = async (buyer: Buyer) => (await mails(buyer)).map(({ subject }) => subject)
const messages = async (buyer: Buyer, language = 'en') =>
  (await buyer.call(queryNotifications, { query: {} }, { headers: { 'accept-language': language } })).data

test('a shipment is announced at once, with its items and the way to its parcels; what goes well is announced once a day', async () => {
  const buyer = await world.signedIn()
  const { release, ship, deliver } = fulfilmentOf(world)
  const { orderId, orderno } = await order(buyer)
  await release(orderId)
  const shipmentId = await ship(orderId, { trackingNumber: 'T 1' })
  await deliver(shipmentId)
  await tell()
  expect(await subjects(buyer)).toEqual([`Order ${orderno} has shipped`])
  const [mail] = await mails(buyer)
  expect(mail?.text).toContain('2 x ')
  expect(mail?.text).toContain('https://track.example/T%201')
  expect(mail?.html).toContain('href="https://track.example/T%201"')
  expect(mail?.text).toContain(`/hisorder/orderDetails/${orderno}`)
  expect(mail?.unsubscribe_path).toBe('/my/account#order-updates')
  const told = await messages(buyer)
  expect(told.map(({ notificationTitle }) => notificationTitle)).toEqual([
    `Order ${orderno} has been delivered`,
    `Order ${orderno} has shipped`,
    `We’re getting order ${orderno} ready`,
  ])
  expect((await messages(buyer, 'de'))[1]?.notificationText).toContain('Toner, schwarz')

  await mailDaily()
  expect(await subjects(buyer)).toHaveLength(1)
  // 17:00 in the Netherlands.
  world.setNow('2026-11-18T16:00:00Z')
  await Promise.all([mailDaily(), mailDaily()])
  expect(await subjects(buyer)).toEqual([`Order ${orderno} has shipped`, 'Today at Aster: 2 updates'])
  const daily = (await mails(buyer))[1]
  expect(daily?.text).toContain(`We’re getting order ${orderno} ready`)
  expect(daily?.text).toContain(`Order ${orderno} has been delivered`)
  await mailDaily()
  expect(await subjects(buyer)).toHaveLength(2)
  world.setNow('2026-11-18T09:00:00Z')
})

test('an event is announced once, however many processes do at the same time', async () => {
  const buyer = await world.signedIn()
  const { release, ship } = fulfilmentOf(world)
  for (let at = 0; at < 5; at++) {
    const { orderId } = await order(buyer)
    await release(orderId)
    await ship(orderId)
  }
  await Promise.all(Array.from({ length: 6 }, tell))
  expect(await mails(buyer)).toHaveLength(5)
  expect(await messages(buyer)).toHaveLength(10)
})

test('what was chosen counts: never, once a day, at once', async () => {
  const buyer = await world.signedIn()
  expect((await buyer.call(getUpdateChoices, {})).data).toEqual(usualChoices)
  const chosen = { ...usualChoices, released: 'atOnce', shipped: 'never' } as const
  expect((await buyer.call(setUpdateChoices, { body: chosen })).data).toEqual(chosen)
  expect((await buyer.call(getUpdateChoices, {})).data).toEqual(chosen)
  const { release, ship, deliver } = fulfilmentOf(world)
  const { orderId, orderno } = await order(buyer)
  await release(orderId)
  await deliver(await ship(orderId))
  await tell()
  expect(await subjects(buyer)).toEqual([`We’re getting order ${orderno} ready`])
  await buyer.call(setUpdateChoices, { body: { ...chosen, delivered: 'never' } })
  world.setNow('2026-11-18T16:30:00Z')
  await mailDaily()
  expect(await subjects(buyer)).toHaveLength(1)
  world.setNow('2026-11-18T09:00:00Z')
})

test('goods that arrive are announced to the customers who waited for them, in their language, and no state of the order changes', async () => {
  const buyer = await world.signedIn()
  await world.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', buyer.accountId).execute()
  await buyer.call(setUpdateChoices, { body: { ...usualChoices, arrived: 'atOnce' } })
  const { orderno, sku } = await order(buyer, { NL: 1 }, 3)
  const lines = [{ skuId: sku.id, pieces: 9 }]
  await run((tx) => receiveGoods(tx, { warehouse: 'NL', reference: 'L1', lines }, staff()))
  await tell()
  const [mail] = (await world.mailsTo(`${buyer.userName}@example.com`)).slice(1)
  expect(mail?.subject).toBe(`Artikel der Bestellung ${orderno} sind eingetroffen`)
  expect(mail?.text).toContain('Toner, schwarz')
  const { events } = (await buyer.call(getOrder, { params: { orderno } })).data
  expect(events.map(({ status }) => status)).toEqual(['submitted'])
})

test('what staff cancel is announced with the reason; what the customer cancelled, they know', async () => {
  const buyer = await world.signedIn()
  const [theirs, ours] = [await order(buyer), await order(buyer)]
  await run((tx) =>
    cancelOrder(tx, { orderId: theirs.orderId }, { party: 'customer', accountId: buyer.accountId, now: world.now() }),
  )
  await run((tx) => cancelOrder(tx, { orderId: ours.orderId, reason: 'No longer made' }, staff()))
  await tell()
  expect(await subjects(buyer)).toEqual([`Order ${ours.orderno} has been cancelled`])
  expect((await mails(buyer))[0]?.text).toContain('Reason: No longer made')
  expect(await messages(buyer)).toHaveLength(1)
})

test('accounts that may no longer see the order are not notified', async () => {
  const { release, ship } = fulfilmentOf(world)
  const customerId = await world.customer()
  const [suspended, demoted] = [
    await world.signedIn({ customerId }),
    await world.signedIn({ customerId, role: 'buyer' }),
  ]
  for (const buyer of [suspended, demoted]) {
    const { orderId } = await order(buyer)
    await release(orderId)
    await ship(orderId)
  }
  const set = (buyer: Buyer, change: { status?: string; role?: string }) =>
    world.db.updateTable('accounts').set(change).where('id', '=', buyer.accountId).execute()
  await set(suspended, { status: 'suspended' })
  await set(demoted, { role: 'requester' })
  await tell()
  expect([await mails(suspended), await mails(demoted)]).toEqual([[], []])
  expect(await messages(demoted)).toEqual([])
})

test('an event that cannot be announced does not hold up the others', async () => {
  const buyer = await world.signedIn()
  const { release, ship } = fulfilmentOf(world)
  const [bad, good] = [await order(buyer), await order(buyer)]
  for (const { orderId } of [bad, good]) {
    await release(orderId)
    await ship(orderId)
  }
  // No customer has such an address; the notification of this order fails.
  await sql`create function fail_message() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    world.db,
  )
  await sql`create trigger fails before insert on messages for each row when (new.order_id = ${sql.lit(bad.orderId)})
    execute function fail_message()`.execute(world.db)
  const told: string[] = []
  const stop = runUpdateNotifier(world.db, {
    now: world.now,
    log: undefined,
    onNotified: async (events) => void told.push(...events.map(({ orderno }) => orderno)),
  })
  await expect.poll(() => subjects(buyer)).toEqual([`Order ${good.orderno} has shipped`])
  await stop()
  // Whoever looks at the orders sees both as they are.
  expect(new Set(told)).toEqual(new Set([bad.orderno, good.orderno]))
  await sql`drop trigger fails on messages`.execute(world.db)
})
