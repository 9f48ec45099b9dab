import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeArrival, listArrivals, receiveGoods } from '../../../../contract/fulfilment/stock.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

type Staff = Awaited<ReturnType<World['staff']>>

const [past, soon, then] = ['2026-11-17', '2026-11-27', '2026-12-04']
let world: World
let packer: Staff
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  packer = await world.staff('warehouse', [1])
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

type Expected = { expectedOn: string; pieces: number } | null
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const change = (
  number: string,
  before: Expected,
  after: Expected,
  { reference = 'PO-1', who = packer, keys = key() } = {},
) => who.call(changeArrival, { body: { warehouse: 'NL', number, reference, before, after } }, keys)
const on = (expectedOn: string, pieces: number) => ({ expectedOn, pieces })

const listOpen = async (number: string) =>
  (await packer.call(listArrivals, { query: { warehouse: 'NL', pageSize: 60 } })).data.rows
    .filter((row) => row.number === number)
    .map(({ expectedOn, reference, qty, received }) => `${expectedOn} ${reference} ${qty - received}`)

test('staff move a day once, those who wait are notified once, and other arrivals of the product stay', async () => {
  const { number } = await world.sku({ stock: {} })
  await change(number, null, on(then, 3), { reference: '' })
  await change(number, null, on(then, 7), { reference: 'PO-2' })
  await change(number, null, on(soon, 10))
  const buyer = await world.signedIn()
  const body = { lines: [{ number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data

  const keys = key()
  for (let times = 0; times < 2; times++) {
    const { data } = await change(number, on(soon, 10), on('2026-12-01', 10), { keys })
    expect(data).toEqual({ number, expected: 20 })
  }
  const { movedDates } = (await buyer.call(getOrder, { params: { orderno } })).data
  expect(movedDates.map(({ lines }) => lines)).toMatchObject([[{ pieces: 2, before: soon, now: '2026-12-01' }]])
  expect(await listOpen(number)).toEqual(['2026-12-01 PO-1 10', `${then}  3`, `${then} PO-2 7`])
  await change(number, on('2026-12-01', 10), on(then, 4))
  await change(number, on(then, 4), null)
  expect(await listOpen(number)).toEqual([`${then}  3`, `${then} PO-2 7`])
  const { rows } = await sql`
    select after from audit_events where action = 'stock.arrival_changed' and subject = ${`product ${number}`}`.execute(
    world.db,
  )
  expect(rows).toHaveLength(6)
})

test('what has come meanwhile, a day before today and a change of nothing are refused', async () => {
  const { number } = await world.sku({ stock: {} })
  await change(number, null, on(soon, 5))
  const goods = { warehouse: 'NL', reference: crypto.randomUUID(), lines: [{ number, qty: 2 }] }
  await packer.call(receiveGoods, { body: goods }, key())
  const stale = await change(number, on(soon, 5), on(then, 5))
  expect(stale.failure.reason).toBe('stock.arrival_changed')
  expect((await change(number, on(soon, 3), on(past, 3))).failure.reason).toBe('stock.arrival_past')
  expect((await change(number, null, null)).failure.reason).toBe('request.invalid')
  expect((await change(number, null, on('2026-02-30', 1))).failure.reason).toBe('request.invalid')
  expect(await listOpen(number)).toEqual([`${soon} PO-1 3`])
})

const lockWaits = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  return rows.length
}

test('of two who move the same arrival at once one is refused', async () => {
  const colleague = await world.staff('warehouse', [1])
  const { number, id } = await world.sku({ stock: {} })
  await change(number, null, on(soon, 5))
  // Both come to the shelf before either has changed it.
  const sent = await world.db.transaction().execute(async (tx) => {
    await sql`select from stock where sku_id = ${id} and warehouse = 'NL' for update`.execute(tx)
    const both = [
      change(number, on(soon, 5), on('2026-12-01', 5)),
      change(number, on(soon, 5), on(then, 5), { who: colleague }),
    ]
    await expect.poll(lockWaits).toBe(2)
    return { both }
  })
  const answers = await Promise.all(sent.both)
  expect(answers.filter(({ failure }) => failure?.reason === 'stock.arrival_changed')).toHaveLength(1)
  expect(await listOpen(number)).toHaveLength(1)
})

test('staff of another warehouse find nothing, staff without the right are refused', async () => {
  const { number } = await world.sku({ stock: {} })
  const stranger = await world.staff('warehouse', [2])
  const clerk = await world.staff('desk', [1])
  expect((await change(number, null, on(soon, 5), { who: stranger })).failure.reason).toBe('request.not_found')
  expect((await change(number, null, on(soon, 5), { who: clerk })).failure.reason).toBe('access.denied')
  expect(await listOpen(number)).toEqual([])
})
