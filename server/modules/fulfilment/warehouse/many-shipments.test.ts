import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listShipments } from '../../../../contract/fulfilment/shipment.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const many = 6_000

let world: World
let first: Record<'left' | 'delivered', number | undefined>
let staff: Record<'admin' | 'packer', Awaited<ReturnType<World['staff']>>>
beforeAll(async () => {
  world = await buildWorld({ explains: true })
  staff = { admin: await world.staff('admin'), packer: await world.staff('warehouse', [1]) }
  const { number } = await world.sku({ stock: { NL: 10 } })
  const { orderId } = await returnsOf(world).delivered(await world.signedIn(), number)
  const { ids: left } = await addShipments(orderId, 'left')
  const { ids: delivered } = await addShipments(orderId, 'delivered')
  first = { left: left.at(0), delivered: delivered.at(-1) }
  await sql`vacuum analyze shipments, shipment_lines`.execute(world.db)
})
afterAll(() => world.close())

async function addShipments(orderId: number, status: string) {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into shipments (order_id, carrier, status, shipped_at, created_at)
      select ${orderId}, 'STD', ${status}, now(), now() from generate_series(1, ${many}) returning id, order_id
    ), lines as (
      insert into shipment_lines (shipment_id, order_id, position, quantity) select id, order_id, 1, 1 from made
    )
    select id from made order by id`.execute(world.db)
  return { ids: rows.map(({ id }) => id) }
}

test.each([
  ['admin', 'left', many],
  ['packer', 'left', many],
  ['admin', 'delivered', 2_000],
  ['packer', 'delivered', 2_000],
] as const)(
  'the %s reads of many shipments those of the page that %s, and counts by an index',
  async (role, status, total) => {
    const reads = await readsOf(world, async () => {
      const { data } = await staff[role].call(listShipments, { query: { status, pageSize: 20 } })
      expect(data.total).toBe(total)
      expect(data.rows[0]?.shipmentId).toBe(first[status])
    })
    expect(reads.ofTable.shipments).toBeLessThanOrEqual(total + 20)
    expect(reads.ofTable.shipment_lines).toBeLessThanOrEqual(20)
    expect(reads.wholeTables).not.toContain('shipments')
  },
)
