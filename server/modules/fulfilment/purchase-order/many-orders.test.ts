import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPurchaseOrders } from '../../../../contract/fulfilment/purchase-order.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ explains: true })
})
afterAll(() => world.close())

const linesEach = 10

async function addOrders(from: number, to: number) {
  const { id } = await world.sku({})
  await sql`
    with supplier as (
      insert into suppliers (name, currency, lead_days) values (${`Supplier ${from}`}, 'EUR', 1) returning id
    ), made as (
      insert into purchase_orders (number, warehouse, supplier_id, currency, created_at)
      select 'PONL' || lpad(n::text, 6, '0'), 'NL', supplier.id, 'EUR', now()
        from supplier, generate_series(${from}::integer, ${to}::integer) n returning id
    )
    insert into purchase_order_lines (purchase_order_id, position, sku_id, quantity, expected_on)
    select id, p, ${id}, 1, date '2026-12-01' + p from made, generate_series(1, ${linesEach}) p`.execute(world.db)
  await sql`analyze purchase_orders, purchase_order_lines`.execute(world.db)
}

test('a page of purchase orders reads the lines of those that it shows, however many there are', async () => {
  const staff = await world.staff('warehouse', [1])
  const pageSize = 10
  const read = async () => {
    const { ofTable } = await readsOf(world, () => staff.call(listPurchaseOrders, { query: { pageSize } }))
    return ofTable.purchase_order_lines
  }
  await addOrders(1, 100)
  const few = await read()
  await addOrders(101, 1000)
  expect([few, await read()]).toEqual([pageSize * linesEach, pageSize * linesEach])
})
