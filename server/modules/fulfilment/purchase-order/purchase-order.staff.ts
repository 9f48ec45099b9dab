import { type RawBuilder, sql } from 'kysely'
import type { PurchaseOrderFilter, PurchaseOrderState } from '../../../../rules/fulfilment/purchase-order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { warehouseDay } from '../../catalogue/availability/warehouse-day.ts'

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
  /** Since the earliest open day that is past by the clock of the warehouse; else 0. */
  daysLate: number
  pieces: number
  openPieces: number
  /** Cents of all pieces that were not cancelled and have a price. */
  total: number
  pricedLines: number
  unpricedLines: number
}

/** How far a purchase order `p` is, from the sums `l` of its lines. */
const stateSql = sql`
  case when p.status <> 'ordered' then p.status
       when l.received = 0 then 'ordered'
       when l.open > 0 then 'partlyReceived'
       else 'received' end`

/** Pieces of a line `l` of a purchase order `p` that are still to come: a draft that was cancelled keeps its lines, and brings nothing. */
export const openPiecesSql = sql`case when p.status = 'cancelled' then 0 else l.open_pieces end`

const lineSums = sql`
  select coalesce(sum(quantity - cancelled), 0)::integer as pieces, coalesce(sum(received), 0) as received,
         coalesce(sum(${openPiecesSql}), 0)::integer as open, min(expected_on) filter (where ${openPiecesSql} > 0) as expected_on,
         coalesce(sum((quantity - cancelled)::bigint * purchase_price), 0) as total,
         (count(purchase_price) filter (where quantity > cancelled))::integer as priced,
         (count(*) filter (where quantity > cancelled and purchase_price is null))::integer as unpriced
    from purchase_order_lines l where purchase_order_id = p.id`

/** The day `t.day` by which what has not come of a purchase order `p` is late: that of its warehouse. */
export const today = (now: Date) => sql`(select ${warehouseDay(sql.ref('p.warehouse'), now)} as day)`

/** How long what is expected of a purchase order `p` on a day is late, in days. Nothing of a draft is. */
export const daysLateSql = (expectedOn: RawBuilder<unknown>) => sql`
  case when p.status = 'ordered' then greatest(t.day - ${expectedOn}, 0) else 0 end`

const headColumns = sql`
  p.id as "purchaseOrderId", p.number, p.warehouse, p.supplier_id as "supplierId", u.name as "supplierName",
  p.supplier_reference as "supplierReference", p.currency, p.version, p.created_at as "createdAt", p.ordered_at as "orderedAt",
  l.pieces, l.open as "openPieces", l.expected_on as "expectedOn", l.total::float8 as total, l.priced as "pricedLines",
  l.unpriced as "unpricedLines", coalesce(${daysLateSql(sql`l.expected_on`)}, 0) as "daysLate", ${stateSql} as state`

type ListQuery = {
  warehouses: readonly string[]
  state: PurchaseOrderFilter | undefined
  keyword: string
  now: Date
  limit: number
  offset: number
}

/** Whether a purchase order `p` is in a state, or late; its lines are read only where they say it. */
const hasState = (state: PurchaseOrderFilter | undefined, now: Date) => {
  if (!state) return sql`true`
  if (state === 'late') {
    return sql`p.status = 'ordered' and ${isToCome} and exists (
      select from purchase_order_lines l
       where l.purchase_order_id = p.id and l.open_pieces > 0 and l.expected_on < ${warehouseDay(sql.ref('p.warehouse'), now)})`
  }
  if (state === 'draft' || state === 'cancelled') return sql`p.status = ${state}`
  const come = sql`p.status = 'ordered' and ${state === 'ordered' ? sql`not ${hasCome}` : hasCome}`
  if (state === 'ordered') return come
  return sql`${come} and ${state === 'partlyReceived' ? isToCome : sql`not ${isToCome}`}`
}

const hasCome = sql`exists (select from purchase_order_lines l where l.purchase_order_id = p.id and l.received > 0)`

/** Whether pieces of a purchase order `p` are still to come: an index has such lines, few of many. */
const isToCome = sql`p.id in (select o.purchase_order_id from purchase_order_lines o where o.open_pieces > 0)`

/** Whether a purchase order `p` of a supplier `u` has a part of a number or name. */
const isSought = (keyword: string) =>
  keyword === ''
    ? sql`true`
    : sql`concat_ws(' ', p.number, p.supplier_reference, u.name) ilike ${substringPattern(keyword)}`

/** Purchase orders of these warehouses, the newest first, and how many there are in all. Lines are summed for those of the page alone. */
export const purchaseOrderPage = (db: Db, { warehouses, state, keyword, now, ...page }: ListQuery) =>
  rowsAndTotal(page, async ({ limit, offset }) => {
    const { rows } = await sql<Head & { total: number; count: number }>`
      with page as materialized (
        select p.id, count(*) over ()::integer as count
          from purchase_orders p join suppliers u on u.id = p.supplier_id
         where p.warehouse = any(${[...warehouses]}::text[])
           and ${isSought(keyword)}
           and ${hasState(state, now)}
         order by p.id desc
         limit ${limit} offset ${offset}
      )
      select ${headColumns}, page.count
        from page join purchase_orders p using (id) join suppliers u on u.id = p.supplier_id
       cross join lateral (${lineSums}) l
       cross join lateral ${today(now)} t
       order by p.id desc
    `.execute(db)
    return rows.map(({ count, total, ...head }) => ({ ...head, sum: total, total: count }))
  })

type Sought = { id: number; warehouses: readonly string[]; now: Date }

/** A purchase order of one of these warehouses; every other one is undefined. */
export async function findPurchaseOrder(db: Db | Tx, { id, warehouses, now }: Sought) {
  const { rows } = await sql<Head>`
    select ${headColumns}
      from purchase_orders p join suppliers u on u.id = p.supplier_id
     cross join lateral (${lineSums}) l
     cross join lateral ${today(now)} t
     where p.id = ${id} and p.warehouse = any(${[...warehouses]}::text[])`.execute(db)
  return rows[0]
}
