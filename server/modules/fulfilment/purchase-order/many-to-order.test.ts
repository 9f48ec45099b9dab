import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPurchaseOrders } from '../../../../contract/fulfilment/purchase-order.ts'
import { listToOrder } from '../../../../contract/fulfilment/reorder.ts'
import { buildWorldOfOrders, over } from '../../../testing/growth/many-orders.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

const purchaseOrders = 3_000

let world: World
beforeAll(async () => {
  world = await buildWorldOfOrders()
})
afterAll(() => world.close())

test(`of ${purchaseOrders} purchase orders and ${over} older orders, what to order reads those of what is low and of 90 days`, async () => {
  const [low, other] = [await world.sku({ stock: { NL: 1 } }), await world.sku({})]
  await sql`
    with supplier as (insert into suppliers (name, currency, lead_days) values ('Refill works', 'EUR', 1) returning id), made as (
      insert into purchase_orders (number, warehouse, supplier_id, currency, status, created_at, ordered_at)
      select 'PONL' || lpad(n::text, 6, '0'), 'NL', supplier.id, 'EUR', 'ordered', now(), now()
        from supplier, generate_series(1, ${purchaseOrders}::integer) n returning id, number)
    insert into purchase_order_lines (purchase_order_id, position, sku_id, quantity, received, purchase_price)
    select id, 1, case when number = 'PONL000007' then ${low.id}::integer else ${other.id}::integer end, 5, 5, 700 from made`.execute(
    world.db,
  )
  await sql`insert into reorder_points (sku_id, warehouse, pieces) values (${low.id}, 'NL', 4)`.execute(world.db)
  await sql`update orders set placed_at = '2020-01-02' where id > (select min(id) from orders)`.execute(world.db)
  await sql`vacuum analyze purchase_orders, purchase_order_lines, reorder_points, orders, order_lines`.execute(world.db)
  const { id: supplierId } = await world.db.selectFrom('suppliers').select('id').executeTakeFirstOrThrow()
  const staff = await world.staff('warehouse', [1])
  const { ofTable } = await readsOf(world, async () => {
    const { rows } = (await staff.call(listToOrder, { query: { warehouse: 'NL', supplierId } })).data
    expect(rows.find(({ skuId }) => skuId === low.id)).toMatchObject({ free: 1, reorderPoint: 4, purchasePrice: 7 })
  })
  expect(ofTable.purchase_order_lines).toBe(1)
  // Those of the one order of the last days.
  expect(ofTable.order_lines).toBe(2)
})

test('of purchase orders that have come, none is read for those that are partly received', async () => {
  const staff = await world.staff('warehouse', [1])
  const { ofTable } = await readsOf(world, async () => {
    expect((await staff.call(listPurchaseOrders, { query: { state: 'partlyReceived' } })).data.total).toBe(0)
  })
  expect(ofTable.purchase_order_lines ?? 0).toBe(0)
})
