import { sql } from 'kysely'
import type { OrderState } from '../../../../rules/order/order.ts'
import { type Db, planForValues, type Tx } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import type { Staff } from '../../../staff/site-access.ts'
import { accessibleOrders, joinedOrders, soughtOfOrder } from '../../../staff/staff-orders.ts'
import { invoiceNumbers, lateAt } from '../../order/history/list.queries.ts'

type OrderQuery = {
  keyword?: string | undefined
  status?: OrderState | undefined
  orgId?: number | undefined
  shipFrom?: string | undefined
  today?: boolean | undefined
  late?: boolean | undefined
  moved?: boolean | undefined
  arrived?: boolean | undefined
  limit: number
  offset: number
}

const columns = [
  'o.id as orderId',
  'o.order_number as orderno',
  'o.po_number as poNumber',
  sql<OrderState>`o.status`.as('status'),
  'o.placed_at as placedAt',
  'o.promised_on as promisedOn',
  'o.ship_from as shipFrom',
  sql<string>`coalesce(nullif(a.name, ''), a.user_name)`.as('placedBy'),
  'c.id as customerId',
  'c.company',
  'c.custnum',
  'g.site_name as siteName',
  'o.remaining_total as remainingTotal',
  'o.total',
  'o.currency',
  invoiceNumbers.as('invoices'),
] as const

/** Nobody pages through more; counting all of a million orders takes longer than finding them. */
const mostCountedOrders = 10_000

/** A page of orders, newest first, and how many there are, counted up to `mostCountedOrders`. */
export async function findOrderPage(db: Db, staff: Staff, { keyword = '', ...find }: OrderQuery, now: Date) {
  const sought = keyword.trim().toUpperCase()
  if (sought === '') return readPage(db, filteredOrders(accessibleOrders(db, staff), find, now), find, now)
  return await planForValues(db, async (tx) => {
    const orders = filteredOrders(accessibleOrders(tx, staff), find, now).where(await isSought(tx, sought))
    return readPage(tx, orders, find, now)
  })
}

/** Looks for the orders once, for their number and for the page. */
async function readPage(db: Db | Tx, orders: Orders, paging: Pick<OrderQuery, 'limit' | 'offset'>, now: Date) {
  const all = orders.select('o.id').orderBy('o.id', 'desc').limit(mostCountedOrders).as('found')
  const { rows: page, total } = await rowsAndTotal(paging, ({ limit, offset }) =>
    db
      .selectFrom(all)
      .select(['id', sql<number>`count(*) over ()::integer`.as('total')])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  const ids = page.map(({ id }) => id)
  const rows = await joinedOrders(db)
    .select(columns)
    .select(lateAt(now).as('isLate'))
    .where(sql<boolean>`o.id = any(${ids}::bigint[])`)
    .orderBy('o.id', 'desc')
    .execute()
  return { rows, total }
}

type Orders = ReturnType<typeof accessibleOrders>

function filteredOrders(
  orders: Orders,
  { status, orgId, shipFrom, today, ...goods }: Omit<OrderQuery, 'keyword'>,
  now: Date,
): Orders {
  let found = filteredByGoods(orders, goods, now)
  if (status) found = found.where(sql<boolean>`o.status = ${sql.lit(status)}`)
  if (orgId) found = found.where('o.org_id', '=', orgId)
  if (shipFrom) found = found.where('o.ship_from', '=', shipFrom)
  if (today) found = found.where(placedToday(now))
  return found
}

/** Only what is under way can be late or wait: the first condition finds it by its index. */
function filteredByGoods(orders: Orders, { late, moved, arrived }: Omit<OrderQuery, 'limit' | 'offset'>, now: Date) {
  if (!late && !moved && !arrived) return orders
  let found = orders.where(sql<boolean>`o.status not in ('allDelivered', 'cancelled')`)
  if (late) found = found.where(lateAt(now))
  if (moved) found = found.where(movedAt(now))
  if (arrived) found = found.where(arrivedAt(now))
  return found
}

/** Of orders o: they wait for goods whose date has moved lately. The lines that wait have an index of their own, and are read once. */
export const movedAt = (now: Date) => sql<boolean>`o.id in (
  select l.order_id from order_lines l where l.waiting > 0 and l.moved_at > ${now}::timestamptz - interval '7 days')`

/** Of orders o: goods that they waited for have arrived lately, and pieces are promised that have not left. */
export const arrivedAt = (now: Date) => sql<boolean>`(
  o.id in (select e.order_id from order_events e where e.action = 'arrived' and e.at > ${now}::timestamptz - interval '7 days')
  and exists (select from order_lines l where l.order_id = o.id and l.allocated > 0))`

/**
 * Whether `orders as o` are those with this whole number of order, SO, PO, invoice, parcel or customer, or else with a part of a number or name; in
 * capitals. Each way has an index; customers are looked up before, as only their number decides whether to read theirs or the newest orders.
 */
async function isSought(tx: Tx, sought: string) {
  const whole = await sql<{ id: number }>`
    select id from orders where order_number = ${sought}
    union select id from orders where so_number = ${sought}
    -- Digits alone may be the end of a number of ours.
    union select id from orders where ${/\D/.test(sought)} and upper(po_number) = ${sought} and po_number <> ''
    union select order_id from finance_items where number = ${sought} and order_id is not null
    union select s.order_id from parcels p join shipments s on s.id = p.shipment_id
           where upper(p.tracking_number) = ${sought} and p.tracking_number <> ''`.execute(tx)
  if (whole.rows.length > 0) return isInRows('o.id', whole.rows)
  const customer = await sql<{ id: number }>`select id from customers where custnum = ${sought}`.execute(tx)
  if (customer.rows.length > 0) return isInRows('o.customer_id', customer.rows)
  const like = substringPattern(sought)
  const isLike = sql<boolean>`${soughtOfOrder} like ${like}`
  const customers = await sql<{ id: number }>`
    select id from customers where upper(custnum || ' ' || company) like ${like}`.execute(tx)
  return customers.rows.length === 0
    ? isLike
    : sql<boolean>`(${isLike} or ${isInRows('o.customer_id', customers.rows)})`
}

const isInRows = (column: 'o.id' | 'o.customer_id', rows: readonly { id: number }[]) =>
  sql<boolean>`${sql.ref(column)} = any(${rows.map(({ id }) => id)}::bigint[])`

/** Of `orders as o`, `orgs as g`. No day is longer than 25 hours: the first condition finds it by the index. */
export const placedToday = (now: Date) => sql<boolean>`(o.placed_at >= ${now}::timestamptz - interval '25 hours'
  and o.placed_at >= date_trunc('day', ${now}::timestamptz, g.time_zone))`
