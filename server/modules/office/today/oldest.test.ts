import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPickableOrders } from '../../../../contract/fulfilment/shipment.ts'
import { listArrivals } from '../../../../contract/fulfilment/stock.ts'
import { getToday } from '../../../../contract/office/today.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { Task } from '../../../../rules/office/today.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let admin: Staff
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

const listOldest = async (staff: Staff) => (await staff.call(getToday, {})).data.oldest
const findOldest = async (staff: Staff, task: Task) => (await listOldest(staff)).find((row) => row.task === task)

async function ordered(orgId: number, placedAt: string, stock: Record<string, number> = { NL: 10 }) {
  const buyer = await world.signedIn({ orgId })
  const { number } = await world.sku({ stock })
  const lines = [{ number, qty: 2 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { data } = await buyer.call(placeOrder, { body: { lines, revision } })
  const id = data.orderId ?? 0
  await sql`update orders set placed_at = ${placedAt} where id = ${id}`.execute(world.db)
  return { id, orderno: data.orderno }
}

test('of each task of orders that one is named which has waited longest, of the sites of the reader alone', async () => {
  // Not in the order in which they came.
  const [last, german, dutch] = [
    await ordered(1, '2026-11-18T08:00:00Z'),
    await ordered(5, '2026-11-16T08:00:00Z'),
    await ordered(1, '2026-11-17T08:00:00Z'),
  ]
  const desk = await world.staff('desk', [1])
  const row = (order: typeof dutch, since: string, task: Task) => {
    return { task, since, name: order.orderno, detailId: order.id }
  }
  expect(await findOldest(admin, 'toRelease')).toEqual(row(german, '2026-11-16T08:00:00.000Z', 'toRelease'))
  expect(await listOldest(desk)).toEqual([row(dutch, '2026-11-17T08:00:00.000Z', 'toRelease')])
  await sql`update orders set status = 'onHold', held_because = 'staff' where id = ${dutch.id}`.execute(world.db)
  expect(await listOldest(desk)).toEqual([
    row(last, '2026-11-18T08:00:00.000Z', 'toRelease'),
    row(dutch, '2026-11-17T08:00:00.000Z', 'onHold'),
  ])
  await sql`update orders set status = 'awaitingPayment', held_because = null where id = ${dutch.id}`.execute(world.db)
  expect(await findOldest(desk, 'awaitingPayment')).toEqual(row(dutch, '2026-11-17T08:00:00.000Z', 'awaitingPayment'))
  expect(await listOldest(await world.staff('content', [1]))).toEqual([])
})

test('an order is late since its promised day has ended at its site', async () => {
  const [first, second] = [await ordered(5, '2026-11-10T08:00:00Z'), await ordered(5, '2026-11-11T08:00:00Z')]
  await sql`update orders set promised_on = '2026-11-14' where id = ${first.id}`.execute(world.db)
  await sql`update orders set promised_on = '2026-11-13' where id = ${second.id}`.execute(world.db)
  const desk = await world.staff('desk', [5])
  // In Berlin the 14th begins at 23:00 by UTC.
  const since = '2026-11-13T23:00:00.000Z'
  // Five days by the calendar of the site, as *Shipments* says, and four of 24 hours since the end of the 13th.
  const late = { task: 'late', since, name: second.orderno, detailId: second.id, daysLate: 5 }
  expect(await findOldest(desk, 'late')).toEqual(late)
  await fulfilmentOf(world).release(second.id)
  const { rows } = (await (await world.staff('warehouse', [5])).call(listPickableOrders, { query: {} })).data
  expect(rows.find(({ orderId }) => orderId === second.id)?.daysLate).toBe(late.daysLate)
  await fulfilmentOf(world).cancel(second.id)
  expect(await findOldest(desk, 'late')).toMatchObject({ since: '2026-11-14T23:00:00.000Z', detailId: first.id })
})

test('an order waits since its goods last moved or arrived', async () => {
  const [waiting, stocked] = [await ordered(11, '2026-11-10T08:00:00Z', {}), await ordered(11, '2026-11-10T08:00:00Z')]
  const desk = await world.staff('desk', [11])
  expect([await findOldest(desk, 'moved'), await findOldest(desk, 'arrived')]).toEqual([undefined, undefined])
  await sql`update order_lines set moved_at = '2026-11-14T10:00:00Z' where order_id = ${waiting.id}`.execute(world.db)
  await sql`
    insert into order_events (order_id, status, action, at, details)
    values (${stocked.id}, 'submitted', 'arrived', '2026-11-13T10:00:00Z', '{"lines": []}'),
           (${stocked.id}, 'submitted', 'arrived', '2026-11-15T10:00:00Z', '{"lines": []}')`.execute(world.db)
  expect(await findOldest(desk, 'moved')).toMatchObject({ since: '2026-11-14T10:00:00.000Z', detailId: waiting.id })
  expect(await findOldest(desk, 'arrived')).toMatchObject({ since: '2026-11-15T10:00:00.000Z', detailId: stocked.id })
})

test('the warehouse has the order, the shipments and the goods that have waited longest at its sites', async () => {
  const [first, second] = [await ordered(1, '2026-11-02T08:00:00Z'), await ordered(1, '2026-11-01T08:00:00Z')]
  const packer = await world.staff('warehouse', [1])
  expect(await findOldest(packer, 'toPick')).toBeUndefined()
  for (const { id } of [first, second]) await fulfilmentOf(world).release(id)
  await sql`update orders set so_at = '2026-11-03T08:00:00Z' where id = ${first.id}`.execute(world.db)
  await sql`update orders set so_at = '2026-11-04T08:00:00Z' where id = ${second.id}`.execute(world.db)
  const toPick = { task: 'toPick', since: '2026-11-03T08:00:00.000Z', name: first.orderno, detailId: first.id }
  expect(await findOldest(packer, 'toPick')).toEqual(toPick)
  expect(await findOldest(await world.staff('warehouse', [5]), 'toPick')).toBeUndefined()

  const { rows } = await sql<{ id: number }>`
    insert into shipments (order_id, carrier, status, created_at, packed_at)
    values (${first.id}, 'STD', 'packed', '2026-11-03T09:00:00Z', '2026-11-05T09:00:00Z'),
           (${second.id}, 'STD', 'packed', '2026-11-04T09:00:00Z', '2026-11-04T10:00:00Z'),
           (${second.id}, 'STD', 'picking', '2026-11-06T09:00:00Z', null)
    returning id`.execute(world.db)
  const [, packed, picking] = rows.map(({ id }) => id)
  const name = second.orderno
  expect(await findOldest(packer, 'toPack')).toMatchObject({
    since: '2026-11-06T09:00:00.000Z',
    name,
    detailId: picking,
  })
  expect(await findOldest(packer, 'toHandOver')).toMatchObject({ since: '2026-11-04T10:00:00.000Z', detailId: packed })

  const goods = await world.sku({ stock: {} })
  await sql`
    insert into expected_arrivals (sku_id, warehouse, expected_on, quantity)
    values (${goods.id}, 'NL', '2026-11-12', 3), (${goods.id}, 'NL', '2026-11-11', 3)`.execute(world.db)
  const due = (await packer.call(listArrivals, { query: { keyword: goods.number } })).data.rows[0]
  const arrival = { since: '2026-11-10T23:00:00.000Z', name: goods.number, daysLate: 7 }
  expect(due?.daysLate).toBe(arrival.daysLate)
  expect(await findOldest(packer, 'arrivals')).toMatchObject(arrival)
  expect(await findOldest(await world.staff('warehouse', [2]), 'arrivals')).toBeUndefined()
})

test('a payment is named by its payer, a dispute leads to its customer, an e-invoice is named by its number', async () => {
  const money = await paymentWorld(world)
  const buyer = await world.signedIn()
  const { id, number } = await money.invoice(buyer)
  await money.enter([
    { amount: 4_321, bookedOn: '2026-11-03', name: 'Jansen B.V.' },
    { amount: 4_321, bookedOn: '2026-11-04', name: 'De Vries' },
  ])
  const found = () => findOldest(money.clerk, 'unmatchedPayments')
  expect(await found()).toMatchObject({ since: '2026-11-03T00:00:00.000Z', name: 'Jansen B.V.' })
  // Who is not named is known by what they wrote.
  await money.enter([{ amount: 4_321, bookedOn: '2026-11-02', remittance: ['hello'] }])
  expect(await found()).toMatchObject({ since: '2026-11-02T00:00:00.000Z', name: 'hello' })
  expect(await findOldest(money.stranger, 'unmatchedPayments')).toBeUndefined()
  const changed_at = new Date('2026-11-17T08:00:00Z')
  const failed = { invoice_id: id, status: 'failed', fault: 'No tax number', changed_at }
  await world.db.insertInto('e_invoice_outbox').values(failed).execute()
  await sql`
    insert into item_disputes (item_id, account_id, at, reason)
    values (${id}, ${money.clerk.accountId}, '2026-10-01T08:00:00Z', 'Two are missing')`.execute(world.db)
  const all = await listOldest(money.clerk)
  expect(all.filter(({ name }) => name === number)).toMatchObject([
    { task: 'eInvoicesOpen', since: '2026-11-18T00:00:00.000Z' },
    { task: 'eInvoicesFailed', since: '2026-11-17T08:00:00.000Z' },
    { task: 'oldDisputes', since: '2026-10-01T08:00:00.000Z', detailId: buyer.customerId },
  ])
  expect((await listOldest(money.stranger)).filter(({ name }) => name === number)).toEqual([])
})

test('a registration waits since it came, one that staff added since then; of mails those that failed are apart', async () => {
  const [later, sooner, added] = [
    await world.customer({ orgId: 5 }),
    await world.customer({ orgId: 5 }),
    await world.customer({ orgId: 7 }),
  ]
  await sql`update customers set status = 'pending' where id in (${later}, ${sooner}, ${added})`.execute(world.db)
  await sql`
    update customers set registered_at = t.at::timestamptz, membership_agreed_at = t.at::timestamptz
      from (values (${later}::integer, '2026-11-15T08:00:00Z'), (${sooner}, '2026-11-14T08:00:00Z')) t (id, at)
     where customers.id = t.id`.execute(world.db)
  await sql`update customers set created_at = '2026-11-13T08:00:00Z' where id = ${added}`.execute(world.db)
  const [german, british] = [await world.staff('desk', [5]), await world.staff('desk', [7])]
  const registration = { since: '2026-11-14T08:00:00.000Z', name: 'Test Company', detailId: sooner }
  expect(await findOldest(german, 'registrations')).toMatchObject(registration)
  const addition = { since: '2026-11-13T08:00:00.000Z', detailId: added }
  expect(await findOldest(british, 'registrations')).toMatchObject(addition)

  await sql`update mails set queued_at = '2026-11-16T08:00:00Z'`.execute(world.db)
  const { rows } = await sql<{ id: number; subject: string }>`
    update mails set attempts = 2, queued_at = '2026-11-17T08:00:00Z'
     where id = (select max(id) from mails) returning id, subject`.execute(world.db)
  const [failed] = rows
  const failing = { since: '2026-11-17T08:00:00.000Z', name: failed?.subject, detailId: failed?.id }
  expect(await findOldest(admin, 'mailsFailing')).toMatchObject(failing)
  expect(await findOldest(admin, 'mailsWaiting')).toMatchObject({ since: '2026-11-16T08:00:00.000Z' })
  expect(await findOldest(german, 'mailsFailing')).toBeUndefined()
})

test('the return that has waited longest is named, whichever site it is of', async () => {
  const returns = returnsOf(world)
  const { number } = await world.sku({ stock: { NL: 100 } })
  async function submitted(orgId: number, since: string) {
    const buyer = await world.signedIn({ orgId })
    const { orderno } = await returns.delivered(buyer, number)
    const { data } = await returns.submit(buyer, [{ orderno }])
    await sql`update returns set waits_since = ${since} where id = ${data.returnId}`.execute(world.db)
    return data.returnId
  }
  const german = await submitted(5, '2026-11-16T08:00:00Z')
  const dutch = await submitted(1, '2026-11-17T08:00:00Z')
  const toDecide = (id: number, since: string) => ({ since, name: expect.stringMatching(/^R/), detailId: id })
  expect(await findOldest(admin, 'toDecide')).toMatchObject(toDecide(german, '2026-11-16T08:00:00.000Z'))
  const desk = await world.staff('desk', [1])
  expect(await findOldest(desk, 'toDecide')).toMatchObject(toDecide(dutch, '2026-11-17T08:00:00.000Z'))
  expect(await findOldest(desk, 'toCredit')).toBeUndefined()
})
