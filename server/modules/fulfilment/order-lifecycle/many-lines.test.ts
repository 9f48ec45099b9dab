import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { Tx } from '../../../db/database.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { importRows } from '../../office/import/import-rows.ts'
import { stockAt } from '../../office/import/stock.ts'
import { receiveGoods } from './receive-goods.ts'
import { releaseOrder } from './release-order.ts'
import { createShipment, dispatchShipment, packShipment } from './shipment.ts'

const [products, orders, linesOfOrder] = [200, 20, 100]

let world: World
let buyer: Awaited<ReturnType<World['signedIn']>>
let skus: { id: number; number: string }[]
beforeAll(async () => {
  world = await buildWorld({ explains: true })
  skus = []
  for (let at = 0; at < products; at++) skus.push(await world.sku({ stock: {} }))
  await sql`
    insert into part_numbers (sku_id, kind, raw, normalised, canonical, skeleton)
    select id, 'own', number, replace(number, '-', ''), replace(number, '-', ''), replace(number, '-', '') from skus`.execute(
    world.db,
  )
  buyer = await world.signedIn({ customerId: await world.customer({ creditLimit: 1_000_000_000_00 }) })
  for (let order = 0; order < orders; order++) await place(linesOfOrder, order)
  await sql`vacuum analyze`.execute(world.db)
})
afterAll(() => world.close())

async function place(count: number, order: number) {
  const lines = Array.from({ length: count }, (_, at) => ({
    number: skus[(order * 37 + at * 7) % products]?.number ?? '',
    qty: 3,
  }))
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  return (await buyer.call(placeOrder, { body: { lines, revision } })).data.orderId ?? 0
}

const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const
const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)

/** What was sent to the database for some work, and what it read for that, triggers counted. */
async function count(work: () => Promise<unknown>) {
  let reads = { ofTable: {} as Readonly<Record<string, number>>, rows: 0, pages: 0 }
  const sent = await world.queriesOf(async () => {
    reads = await readsOf(world, work)
  })
  return { sent: sent.length, ...reads }
}

/** Two arrivals of each of so many products, the first on that day of December. */
function importArrivals(count: number, day: number) {
  const rows = skus.slice(0, count).flatMap(({ number }) =>
    [0, 2].map((later) => ({
      number,
      warehouse: 'NL',
      on_hand: '',
      expected_on: `2026-12-${String(day + later).padStart(2, '0')}`,
      expected_qty: '90',
      reference: `PO-${later}`,
    })),
  )
  const kind = { ...stockAt(world.now), finish: () => Promise.resolve() }
  return importRows(
    world.db,
    kind,
    rows.map((fields, at) => ({ line: at + 2, fields })),
  )
}

test('arrivals of 200 products that move the dates of 2,000 lines take as many statements as those of ten', async () => {
  const few = await count(() => importArrivals(10, 1))
  const all = await count(() => importArrivals(products, 4))
  expect(all.sent).toBe(few.sent)
  const { rows } = await sql`select from order_lines where moved_at is not null`.execute(world.db)
  expect(rows).toHaveLength(orders * linesOfOrder)
  // Each line and each arrival is looked at a few times, and at none for each other.
  expect(all.ofTable.order_lines).toBeLessThan(5 * orders * linesOfOrder)
  expect(all.ofTable.expected_arrivals).toBeLessThan(5 * products)
  const again = await count(() => importArrivals(products, 4))
  expect(again.sent).toBeLessThanOrEqual(few.sent)
  expect(again.ofTable.order_lines).toBe(0)
})

test('goods of 200 products are received for 2,000 lines with as many statements as those of ten', async () => {
  const receive = (from: number, count: number) => () => {
    const lines = skus.slice(from, from + count).map(({ id }) => ({ skuId: id, pieces: 15 }))
    return run((tx) => receiveGoods(tx, { warehouse: 'NL', reference: `LS ${from} ${count}`, lines }, staff()))
  }
  const few = await count(receive(0, 10))
  const { sent, ofTable } = await count(receive(10, products - 10))
  expect(sent).toBe(few.sent)
  expect(ofTable.order_lines).toBeLessThan(5 * orders * linesOfOrder)
  expect(ofTable.stock).toBeLessThan(20 * products)
})

test('a shipment of 100 lines is packed and leaves with as many statements as one of ten, reading no other order', async () => {
  await sql`update stock set on_hand = on_hand + 1000`.execute(world.db)
  await sql`vacuum analyze`.execute(world.db)
  const stepsOf = async (orderId: number) => {
    let shipmentId = 0
    const pack = async (tx: Tx) => {
      await releaseOrder(tx, orderId, staff())
      shipmentId = await createShipment(tx, { orderId }, staff())
      await packShipment(tx, shipmentId, [], staff())
    }
    const packing = await count(() => run(pack))
    const leaving = await count(() => run((tx) => dispatchShipment(tx, shipmentId, staff())))
    return { packing, leaving }
  }
  const [small, large] = [await stepsOf(await place(10, 1)), await stepsOf(await place(100, 2))]
  for (const step of ['packing', 'leaving'] as const) {
    expect(large[step].sent).toBe(small[step].sent)
    expect(large[step].rows).toBeLessThan(10 * small[step].rows)
    expect(large[step].pages).toBeLessThan(12 * small[step].pages)
    // Of its own lines each is looked at for some reasons.
    expect(large[step].ofTable.order_lines).toBeLessThan(10 * 100)
  }
  expect(large.leaving.rows).toBeLessThan(4 * large.packing.rows)
})
