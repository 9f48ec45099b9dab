import { sql } from 'kysely'
import type { Surplus } from '../../../../rules/catalogue/product/stock.ts'
import type { PurchaseOrderRefusal } from '../../../../rules/fulfilment/purchase-order.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'

type OrderedGoods = { id: number; number: string; warehouse: string }

/** A purchase order of a warehouse from which goods may come, locked until the end of the transaction: before the shelves of its products. */
export async function lockOrderedGoods(tx: Tx, warehouse: string, number: string): Promise<OrderedGoods> {
  const order = await tx
    .selectFrom('purchase_orders')
    .select(['id', 'number', 'warehouse', 'status'])
    .where('number', '=', number)
    .where('warehouse', '=', warehouse)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!order) refuse('purchase_order.unknown')
  if (order.status !== 'ordered') refuse('purchase_order.not_ordered')
  return order
}

function refuse(reason: PurchaseOrderRefusal): never {
  throw new Refusal(reason)
}

type Came = { skuId: number; pieces: number }

const arrivedRows = (came: readonly Came[]) => sql`
  select * from unnest(${came.map(({ skuId }) => skuId)}::integer[], ${came.map(({ pieces }) => pieces)}::integer[]) as c (sku_id, pieces)`

/** Which goods are more than is open of a purchase order, also those that it does not name. The shelves are to be locked before. */
export async function findOrderedSurplus(tx: Tx, id: number, came: readonly Came[]) {
  const { rows } = await sql<Surplus>`
    with came as (
      select a.sku_id, a.pieces, coalesce((select sum(open_pieces)::integer from purchase_order_lines l
                                            where l.purchase_order_id = ${id} and l.sku_id = a.sku_id), 0) as open
        from (${arrivedRows(came)}) a
    )
    select s.number, c.pieces - c.open as pieces, c.open
      from came c join skus s on s.id = c.sku_id where c.pieces > c.open order by s.number`.execute(tx)
  return rows
}

/** Which goods are more than a warehouse expects of them; what it expects nothing of is no surplus. The shelves are to be locked before. */
export async function findExpectedSurplus(tx: Tx, warehouse: string, came: readonly Came[]) {
  const { rows } = await sql<Surplus>`
    with came as (
      select a.sku_id, a.pieces, (select sum(e.quantity - e.received)::integer from expected_arrivals e
                                   where e.sku_id = a.sku_id and e.warehouse = ${warehouse} and e.received < e.quantity) as open
        from (${arrivedRows(came)}) a
    )
    select s.number, c.pieces - c.open as pieces, c.open
      from came c join skus s on s.id = c.sku_id where c.pieces > c.open order by s.number`.execute(tx)
  return rows
}

/**
 * Takes goods off the lines of their purchase order, the next day first and those without a day last, and off the arrivals of these days.
 * What is more than was open counts as received of the last line of its product. The shelves are to be locked before.
 */
export async function bookOrderedGoods(tx: Tx, { id, number, warehouse }: OrderedGoods, came: readonly Came[]) {
  await sql`
    with arrived as (
      ${arrivedRows(came)}
    ), queue as materialized (
      select l.position, l.sku_id, l.expected_on, l.open_pieces, a.pieces as arrived,
             sum(l.open_pieces) over (partition by l.sku_id order by l.expected_on nulls last, l.position) - l.open_pieces as before,
             row_number() over (partition by l.sku_id order by l.expected_on desc nulls first, l.position desc) = 1 as is_last
        from purchase_order_lines l join arrived a using (sku_id)
       where l.purchase_order_id = ${id}
    ), taken as materialized (
      select position, sku_id, expected_on, greatest(least(open_pieces, arrived - before), 0)::integer as pieces,
             case when is_last then greatest(arrived - before - open_pieces, 0) else 0 end::integer as surplus
        from queue
    ), arrivals as (
      update expected_arrivals e set received = e.received + t.pieces
        from (select sku_id, expected_on, sum(pieces)::integer as pieces from taken group by sku_id, expected_on) t
       where t.pieces > 0 and e.sku_id = t.sku_id and e.warehouse = ${warehouse} and e.expected_on = t.expected_on
         and e.reference = ${number}
    )
    update purchase_order_lines l set received = l.received + t.pieces + t.surplus
      from taken t
     where l.purchase_order_id = ${id} and l.position = t.position and t.pieces + t.surplus > 0
  `.execute(tx)
}
