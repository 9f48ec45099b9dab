import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { PurchaseOrderState } from '../../../../rules/fulfilment/purchase-order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { imageSql, summarySql } from '../../catalogue/products/summary-columns.ts'

type Head = {
  purchaseOrderId: number
  number: string
  warehouse: string
  supplierId: number
  supplierName: string
  supplierReference: string
  state: PurchaseOrderState
  currency: string
  version: number
  createdAt: Date
  orderedAt: Date | null
  expectedOn: string | null
  pieces: number
  openPieces: number
  /** Cents of all pieces that were not cancelled. */
  total: number
}

/** Each purchase order `p` with its supplier and the sums of its lines; how far it is, they say. */
const heads = sql`
  select p.id as "purchaseOrderId", p.number, p.warehouse, p.supplier_id as "supplierId", u.name as "supplierName",
         p.supplier_reference as "supplierReference", p.currency, p.version, p.created_at as "createdAt", p.ordered_at as "orderedAt",
         l.pieces, l.open as "openPieces", l.expected_on as "expectedOn", l.total::float8 as total,
         case when p.status <> 'ordered' then p.status
              when l.received = 0 then 'ordered'
              when l.open > 0 then 'partlyReceived'
              else 'received' end as state
    from purchase_orders p
    join suppliers u on u.id = p.supplier_id
   cross join lateral (
     select coalesce(sum(quantity - cancelled), 0)::integer as pieces, coalesce(sum(received), 0) as received,
            coalesce(sum(open_pieces), 0)::integer as open, min(expected_on) filter (where open_pieces > 0) as expected_on,
            coalesce(sum((quantity - cancelled)::bigint * purchase_price), 0) as total
       from purchase_order_lines where purchase_order_id = p.id) l`

type ListQuery = {
  warehouses: readonly string[]
  state: PurchaseOrderState | undefined
  keyword: string
  limit: number
  offset: number
}

/** Purchase orders of these warehouses, the newest first, and how many there are in all. */
export const purchaseOrderPage = (db: Db, { warehouses, state, keyword, ...page }: ListQuery) =>
  rowsAndTotal(page, async ({ limit, offset }) => {
    const { rows } = await sql<Head & { total: number; count: number }>`
      select h.*, count(*) over ()::integer as count
        from (${heads}
               where p.warehouse = any(${[...warehouses]}::text[])
                 and concat_ws(' ', p.number, p.supplier_reference, u.name) ilike ${substringPattern(keyword)}) h
       where ${state ?? null}::text is null or h.state = ${state ?? null}
       order by h."purchaseOrderId" desc
       limit ${limit} offset ${offset}
    `.execute(db)
    return rows.map(({ count, total, ...head }) => ({ ...head, sum: total, total: count }))
  })

/** A purchase order of one of these warehouses; every other one is undefined. */
export async function findPurchaseOrder(db: Db | Tx, id: number, warehouses: readonly string[]) {
  const { rows } = await sql<Head>`
    ${heads} where p.id = ${id} and p.warehouse = any(${[...warehouses]}::text[])`.execute(db)
  return rows[0]
}

type DetailLine = ProductSummary & {
  image: string | null
  position: number
  skuId: number
  quantity: number
  received: number
  openPieces: number
  purchasePrice: number | null
  expectedOn: string | null
  waiting: number
}

/** Its lines with their products and what waits for them; prices in cents. */
export async function findDetailLines(db: Db, id: number) {
  const { rows } = await sql<DetailLine>`
    select l.position, s.id as "skuId", ${summarySql('s')}, ${imageSql('s.id')} as image, l.quantity, l.received,
           l.open_pieces as "openPieces", l.purchase_price as "purchasePrice", l.expected_on as "expectedOn",
           coalesce((select sum(w.waiting)::integer from order_lines w join orders o on o.id = w.order_id
                      where w.sku_id = l.sku_id and w.waiting > 0 and o.ship_from = p.warehouse), 0) as waiting
      from purchase_order_lines l
      join purchase_orders p on p.id = l.purchase_order_id
      join skus s on s.id = l.sku_id
     where l.purchase_order_id = ${id}
     order by l.position
  `.execute(db)
  return rows
}
