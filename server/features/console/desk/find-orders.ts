import { sql } from 'kysely'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import { lateAt } from '../../order/history/list.queries.ts'
import type { Staff } from '../customer/customer.staff.ts'
import { deskOrders } from './desk.staff.ts'

type DeskQuery = {
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
] as const

/** Nobody pages through more; counting all of a million orders takes longer than finding them. */
const mostCountedOrders = 10_000

/** A page of orders, newest first, and how many there are, counted up to `mostCountedOrders`. */
export async function deskPage(db: Db, staff: Staff, find: DeskQuery, now: Date) {
  const found = narrowed(deskOrders(db, staff), find, now)
  const [rows, counted] = await Promise.all([
    found
      .select(columns)
      .select(lateAt(now).as('isLate'))
      .orderBy('o.id', 'desc')
      .limit(find.limit)
      .offset(find.offset)
      .execute(),
    db
      .selectFrom(found.select('o.id').limit(mostCountedOrders).as('found'))
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

type Orders = ReturnType<typeof deskOrders>

function narrowed(
  orders: Orders,
  { keyword = '', status, orgId, shipFrom, today, ...goods }: DeskQuery,
  now: Date,
): Orders {
  let found = narrowedByGoods(orders, goods, now)
  if (status) found = found.where(sql<boolean>`o.status = ${sql.lit(status)}`)
  if (orgId) found = found.where('o.org_id', '=', orgId)
  if (shipFrom) found = found.where('o.ship_from', '=', shipFrom)
  if (today) found = found.where(placedToday(now))
  const sought = keyword.trim().toUpperCase()
  return sought === '' ? found : found.where(sql<boolean>`o.id in ${idsOf(sought)}`)
}

/** Only what is under way can be late or wait: the first condition finds it by its index. */
function narrowedByGoods(orders: Orders, { late, moved, arrived }: Omit<DeskQuery, 'limit' | 'offset'>, now: Date) {
  if (!late && !moved && !arrived) return orders
  let found = orders.where(sql<boolean>`o.status not in ('allDelivered', 'cancelled')`)
  if (late) found = found.where(lateAt(now))
  if (moved) found = found.where(movedAt(now))
  if (arrived) found = found.where(arrivedAt(now))
  return found
}

/** Of orders o: they wait for goods whose date has moved lately. */
export const movedAt = (now: Date) => sql<boolean>`exists (
  select from order_lines l
   where l.order_id = o.id and l.waiting > 0 and l.moved_at > ${now}::timestamptz - interval '7 days')`

/** Of orders o: goods that they waited for have arrived lately, and pieces are promised that have not left. */
export const arrivedAt = (now: Date) => sql<boolean>`(
  exists (select from order_lines l where l.order_id = o.id and l.allocated > 0)
  and exists (select from order_events e
               where e.order_id = o.id and e.action = 'arrived' and e.at > ${now}::timestamptz - interval '7 days'))`

/** What an order is looked up by: the expression of the index `orders_sought`. */
const soughtOfOrder = sql`upper(order_number || ' ' || coalesce(so_number, '') || ' ' || po_number || ' ' || coalesce(ship_to ->> 'company', '') || ' '
         || coalesce(ship_to ->> 'lastName', ''))`

/** Orders by part of a number or name in capitals, or by the whole number of a parcel: each way has an index of its own. */
function idsOf(sought: string) {
  const like = `%${sought.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(
    select id from orders where ${soughtOfOrder} like ${like}
    union all
    select x.id from customers u join orders x on x.customer_id = u.id where upper(u.custnum || ' ' || u.company) like ${like}
    union all
    select s.order_id from parcels p join shipments s on s.id = p.shipment_id
     where upper(p.tracking_number) = ${sought} and p.tracking_number <> '')`
}

/** Of `orders as o`, `orgs as g`. No day is longer than 25 hours: the first condition finds it by the index. */
export const placedToday = (now: Date) => sql<boolean>`(o.placed_at >= ${now}::timestamptz - interval '25 hours'
  and o.placed_at >= date_trunc('day', ${now}::timestamptz, g.time_zone))`
