import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import { exportPromises, reportPromises } from '../../../../contract/fulfilment/promise-report.ts'
import { deliverShipment } from '../../../../contract/fulfilment/shipment.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
beforeAll(async () => {
  world = await buildWorld({ explains: true })
  world.setNow('2026-11-17T09:00:00Z')
})
afterAll(() => world.close())

/** A manager of the Dutch site, signed in now: no session outlives the days between. */
const dutchDesk = () => world.staff('manager', [1])

type Wanted = { orgId?: number; waiting?: boolean; promisedOn?: string | null }

/** A released order of a new customer, of two pieces that are there and, where asked for, one that waits. */
async function ordered({ orgId = 1, waiting = false, promisedOn = '2026-11-20' }: Wanted = {}) {
  const buyer = await world.signedIn({ orgId })
  const ready = await world.sku({ stock: { NL: 10 } })
  const later = await world.sku({ stock: {} })
  const lines = [{ number: ready.number, qty: 2 }, ...(waiting ? [{ number: later.number, qty: 1 }] : [])]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { data } = await buyer.call(placeOrder, { body: { lines, revision } })
  const orderId = data.orderId ?? 0
  await world.db.updateTable('orders').set({ promised_on: promisedOn }).where('id', '=', orderId).execute()
  await fulfilmentOf(world).release(orderId)
  return orderId
}

const ship = (orderId: number, pieces?: number) =>
  fulfilmentOf(world).ship(orderId, pieces === undefined ? {} : { pieces: [{ position: 1, pieces }] })

/** A staff user notes that a shipment arrived at an instant. */
async function deliver(shipmentId: number, at: string) {
  const now = world.now().toISOString()
  world.setNow(at)
  const clerk = await world.staff('admin')
  await clerk.call(deliverShipment, { params: { id: shipmentId } })
  world.setNow(now)
}

const report = async (staff: Staff, query: Input<typeof reportPromises>['query'] = {}) =>
  (await staff.call(reportPromises, { query })).data

const none = {
  onTime: 0,
  lateOneDay: 0,
  lateFewDays: 0,
  lateManyDays: 0,
  overdue: 0,
  notDue: 0,
  dayUnknown: 0,
  unpromised: 0,
}
const days = { from: '2026-11-01', until: '2026-11-30' }

test('orders are counted by how their promise ended, by the clock of their site, without those of other sites', async () => {
  // In Amsterdam the 20th ends at 23:00 by UTC.
  await deliver(await ship(await ordered()), '2026-11-20T22:59:00Z')
  await deliver(await ship(await ordered()), '2026-11-20T23:00:00Z')
  // What waits was not promised for the day, and does not make the order late.
  await deliver(await ship(await ordered({ waiting: true })), '2026-11-19T10:00:00Z')
  // The last shipment counts.
  const parted = await ordered()
  const [first, second] = [await ship(parted, 1), await ship(parted, 1)]
  await deliver(first, '2026-11-19T10:00:00Z')
  await deliver(second, '2026-11-23T10:00:00Z')
  // The time limit names no day.
  await fulfilmentOf(world).deliver(await ship(await ordered()))
  const halfway = await ordered()
  await deliver(await ship(halfway, 1), '2026-11-19T10:00:00Z')
  await ship(await ordered({ promisedOn: '2026-11-25' }))
  await ordered({ promisedOn: null })
  await fulfilmentOf(world).cancel(await ordered({ promisedOn: null }))
  await deliver(await ship(await ordered({ promisedOn: '2026-12-01' })), '2026-11-19T10:00:00Z')
  await deliver(await ship(await ordered({ orgId: 5 })), '2026-11-30T10:00:00Z')
  world.setNow('2026-11-24T09:00:00Z')
  const dutch = await dutchDesk()
  const row = { ...none, shipFrom: 'NL', shipVia: 'STD', carrier: 'Standard parcel' }
  const { carriers } = await report(dutch, days)
  expect(carriers).toContainEqual({ shipVia: 'STD', carrier: 'Standard parcel' })
  expect(carriers.map(({ carrier }) => carrier)).toEqual(carriers.map(({ carrier }) => carrier).toSorted())
  const counts = { onTime: 2, lateOneDay: 1, lateFewDays: 1, overdue: 1, notDue: 1, dayUnknown: 1, unpromised: 1 }
  expect(await report(dutch, days)).toEqual({
    ...days,
    carriers,
    rows: [{ ...row, ...counts, promised: 7, keptShare: 40 }],
  })
  const admin = await world.staff('admin')
  const german = { orgId: 5, ...days }
  expect((await report(admin, german)).rows).toMatchObject([{ promised: 1, lateManyDays: 1, keptShare: 0 }])
  expect((await report(dutch, german)).rows).toEqual([])
  expect((await report(dutch, { ...days, shipFrom: 'US' })).rows).toEqual([])
})

test('what a forwarder fetches is measured by when it left', async () => {
  const orderId = await ordered({ promisedOn: '2026-10-20' })
  await sql`
    update orders set ship_via = 'OWN', forwarder_id = f.id, forwarder = f.name
      from (select id, name from forwarders where region = 'EU' order by id limit 1) f
     where orders.id = ${orderId}`.execute(world.db)
  world.setNow('2026-10-20T12:00:00Z')
  await ship(orderId)
  world.setNow('2026-11-24T09:00:00Z')
  const found = { ...none, shipFrom: 'NL', shipVia: 'OWN', carrier: 'Own forwarder', promised: 1, onTime: 1 }
  const day = { from: '2026-10-20', until: '2026-10-20' }
  for (const carrier of [{}, { shipVia: 'OWN' }])
    expect((await report(await dutchDesk(), { ...day, ...carrier })).rows).toEqual([{ ...found, keptShare: 100 }])
  expect((await report(await dutchDesk(), { ...day, shipVia: 'STD' })).rows).toEqual([])
})

test('the month so far is reported without days; other periods are refused with what to do', async () => {
  world.setNow('2026-11-24T09:00:00Z')
  const dutch = await dutchDesk()
  expect(await report(dutch)).toMatchObject({ from: '2026-11-01', until: '2026-11-24' })
  expect(await report(dutch, { until: '2025-02-10' })).toMatchObject({
    from: '2025-02-01',
    until: '2025-02-10',
    rows: [],
  })
  const refused = async (query: Input<typeof reportPromises>['query']) =>
    (await dutch.call(reportPromises, { query })).failure
  expect(await refused({ from: '2026-02-30' })).toMatchObject({ reason: 'request.invalid', fields: ['from'] })
  for (const period of [
    { from: '2026-11-02', until: '2026-11-01' },
    { from: '2025-11-01', until: '2026-11-02' },
  ])
    expect(await refused(period)).toMatchObject({ reason: 'order.report_period', fields: ['from'] })
})

test('the file has the same rows', async () => {
  const dutch = await dutchDesk()
  const { body, headers } = await world.app.inject({
    url: `${apiPrefix}${exportPromises.path}?format=csv&from=${days.from}&until=${days.until}`,
    headers: { authorization: `Bearer ${dutch.token}` },
  })
  expect(headers['content-type']).toContain('text/csv')
  const [, ...lines] = body.trim().split('\r\n')
  expect(lines).toEqual(['2026-11-01;2026-11-30;NL;STD;Standard parcel;7;2;1;1;0;1;1;1;1;40.00'])
})

test('the orders of other periods are not read, however many there are', async () => {
  const dutch = await dutchDesk()
  await sql`
    insert into orders (order_number, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to, ship_to,
                        currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, promised_on, placed_at)
    select 'OLD' || n, org_id, customer_id, account_id, 'submitted', order_type, ship_from, ship_via, bill_to, ship_to,
           currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total,
           case when n % 2 = 0 then date '2025-01-01' + n % 300 end, '2025-01-01'
      from (select * from orders where org_id = 1 and terms_net_days > 0 and ship_via <> 'OWN' limit 1) o, generate_series(1, 6000) n`.execute(
    world.db,
  )
  await sql`analyze orders, order_lines, shipments, shipment_lines`.execute(world.db)
  const reads = await readsOf(world, () => report(dutch, days))
  for (const index of ['orders_promised', 'orders_placed']) expect(reads.indexes).toContain(index)
  expect(reads.wholeTables).not.toContain('orders')
  // A dozen orders are of the period; each way asks for them once.
  expect(reads.ofTable.orders).toBeLessThan(30)
})
