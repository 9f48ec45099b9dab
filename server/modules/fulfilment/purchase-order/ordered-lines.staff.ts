import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { Db } from '../../../db/database.ts'
import { imageSql, summarySql } from '../../catalogue/products/summary-columns.ts'
import { daysLateSql, openPiecesSql, today } from './purchase-order.staff.ts'

type DetailLine = ProductSummary & {
  image: string | null
  position: number
  skuId: number
  quantity: number
  received: number
  openPieces: number
  purchasePrice: number | null
  expectedOn: string | null
  daysLate: number
  waiting: number
}

/** Its lines with their products and what waits for them; prices in cents. */
export async function findDetailLines(db: Db, id: number, now: Date) {
  const { rows } = await sql<DetailLine>`
    select l.position, s.id as "skuId", ${summarySql('s')}, ${imageSql('s.id')} as image, l.quantity, l.received,
           ${openPiecesSql} as "openPieces", l.purchase_price as "purchasePrice",
           case when p.status <> 'cancelled' then l.expected_on end as "expectedOn",
           coalesce(case when l.open_pieces > 0 then ${daysLateSql(sql`l.expected_on`)} end, 0) as "daysLate",
           coalesce((select sum(w.waiting)::integer from order_lines w join orders o on o.id = w.order_id
                      where w.sku_id = l.sku_id and w.waiting > 0 and o.ship_from = p.warehouse), 0) as waiting
      from purchase_order_lines l
      join purchase_orders p on p.id = l.purchase_order_id
      join skus s on s.id = l.sku_id
     cross join lateral ${today(now)} t
     where l.purchase_order_id = ${id}
     order by l.position
  `.execute(db)
  return rows
}

type Expected = { purchaseOrderId: number; number: string; supplierName: string; openPieces: number }

/** The first ten purchase orders with which any of these products are still to come to a warehouse. */
export async function findExpectedPurchaseOrders(db: Db, warehouse: string, skuIds: readonly number[]) {
  const { rows } = await sql<Expected>`
    select p.id as "purchaseOrderId", p.number, u.name as "supplierName", sum(l.open_pieces)::integer as "openPieces"
      from purchase_order_lines l
      join purchase_orders p on p.id = l.purchase_order_id and p.status = 'ordered' and p.warehouse = ${warehouse}
      join suppliers u on u.id = p.supplier_id
     where l.sku_id = any(${[...skuIds]}::integer[]) and l.open_pieces > 0
     group by p.id, u.id
     order by count(distinct l.sku_id) desc, min(l.expected_on) nulls last, p.id
     limit 10`.execute(db)
  return rows
}
