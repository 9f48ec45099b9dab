import { sql } from 'kysely'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import type { Staff } from '../customer/customer.staff.ts'

type DeskQuery = {
  keyword?: string | undefined
  status?: OrderState | undefined
  orgId?: number | undefined
  today?: boolean | undefined
  limit: number
  offset: number
}

/** Orders of the sites that a person of the provider looks after; the admin's are all. */
const deskOrders = (db: Db, { accountId, role }: Staff) =>
  db
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .where(sql<boolean>`(${role === 'admin'} or o.org_id in (
      select s.org_id from staff_sites s where s.account_id = ${accountId}))`)

const columns = [
  'o.id as orderId',
  'o.order_number as orderno',
  'o.po_number as poNumber',
  sql<OrderState>`o.status`.as('status'),
  'o.placed_at as placedAt',
  sql<string>`coalesce(nullif(a.name, ''), a.user_name)`.as('placedBy'),
  'c.id as customerId',
  'c.company',
  'c.custnum',
  'g.site_name as siteName',
  'o.remaining_total as remainingTotal',
  'o.total',
  'o.currency',
] as const

/** A page of orders, newest first, and how many there are. */
export async function deskPage(db: Db, staff: Staff, find: DeskQuery, now: Date) {
  const found = narrowed(deskOrders(db, staff), find, now)
  const rows = await found.select(columns).orderBy('o.id', 'desc').limit(find.limit).offset(find.offset).execute()
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

type Orders = ReturnType<typeof deskOrders>

function narrowed(orders: Orders, { keyword = '', status, orgId, today }: DeskQuery, now: Date): Orders {
  let found = orders
  if (status) found = found.where('o.status', '=', status)
  if (orgId) found = found.where('o.org_id', '=', orgId)
  if (today) found = found.where(placedToday(now))
  const sought = keyword.trim()
  if (sought === '') return found
  const like = `%${sought.replaceAll(/[\\%_]/g, '\\$&')}%`
  const among = ['o.order_number', 'o.so_number', 'o.po_number', 'c.custnum', 'c.company'] as const
  return found.where((eb) => eb.or(among.map((column) => eb(column, 'ilike', like))))
}

/** Of `orders as o`, `orgs as g`. No day is longer than 25 hours: the first condition finds it by the index. */
const placedToday = (now: Date) => sql<boolean>`(o.placed_at >= ${now}::timestamptz - interval '25 hours'
  and o.placed_at >= date_trunc('day', ${now}::timestamptz, g.time_zone))`

/** Whose an order is, and how the person who placed it is reached; undefined for orders of other sites. */
export const buyerOfOrder = (db: Db, staff: Staff, orderId: number) =>
  deskOrders(db, staff)
    .select(['c.id as customerId', 'c.org_id as orgId', 'c.company', 'c.custnum', 'c.phone', 'a.email'])
    .select('g.site_name as siteName')
    .where('o.id', '=', orderId)
    .executeTakeFirst()

/** What the day has brought: orders placed today by the clocks of their sites, what they come to, and what is held. */
export async function ordersToday(db: Db, staff: Staff, now: Date) {
  const totals = await deskOrders(db, staff)
    .select([
      'o.currency',
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`sum(o.remaining_total)::bigint`.as('total'),
    ])
    .where(placedToday(now))
    .where('o.status', '<>', 'cancelled')
    .groupBy('o.currency')
    .orderBy('o.currency')
    .execute()
  const waitingCounts = await deskOrders(db, staff)
    .select([sql<OrderState>`o.status`.as('status'), sql<number>`count(*)::integer`.as('count')])
    .where('o.status', 'in', ['onHold', 'awaitingPayment'])
    .groupBy('o.status')
    .execute()
  return { totals, held: waitingCounts }
}
