import { sql } from 'kysely'
import type { StaffOrderSort } from '../../../../rules/fulfilment/order-management.ts'
import type { OrderState, OrderType } from '../../../../rules/order/order.ts'
import { type Db, planForValues, type Tx } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { joinedOrders } from '../../../staff/staff-orders.ts'
import { hasTag, tagsInRow } from '../../../staff/tags.ts'
import { goodsAt, invoiceNumbers, lateAt, restAt } from '../../order/history/list.queries.ts'
import { findManyNewest, findNewestPage } from './newest-orders.ts'
import { findSought, type SoughtOrders } from './sought-orders.ts'

export type OrderFilters = {
  keyword?: string | undefined
  status?: OrderState | undefined
  orderType?: OrderType | undefined
  tag?: string | undefined
  /** Placed on these ISO dates by the clock of the site, both inclusive. */
  from?: string | undefined
  until?: string | undefined
  orgId?: number | undefined
  shipFrom?: string | undefined
  today?: boolean | undefined
  late?: boolean | undefined
  moved?: boolean | undefined
  arrived?: boolean | undefined
  sort?: StaffOrderSort | undefined
}
type Page = { limit: number; offset: number }
type Reader = { db: Db; caller: Staff; now: Date }

const columns = [
  'o.id as orderId',
  'o.order_number as orderno',
  'o.po_number as poNumber',
  sql<OrderState>`o.status`.as('status'),
  sql<OrderType>`o.order_type`.as('orderType'),
  'o.placed_at as placedAt',
  'o.promised_on as promisedOn',
  'o.ship_from as shipFrom',
  sql<string>`coalesce(nullif(a.name, ''), a.user_name)`.as('placedBy'),
  'c.id as customerId',
  'c.company',
  'c.custnum',
  'g.site_name as siteName',
  'g.time_zone as timeZone',
  'o.remaining_total as remainingTotal',
  'o.total',
  'o.currency',
  invoiceNumbers.as('invoices'),
  tagsInRow('order_id', sql.ref('o.id')).as('tags'),
  sql<number>`(select coalesce(sum(l.quantity - l.cancelled), 0)::integer from order_lines l where l.order_id = o.id)`.as(
    'pieces',
  ),
] as const

/** What narrows a list beside a word. */
const narrowings = [
  ...(['status', 'orderType', 'tag', 'from', 'until', 'orgId', 'shipFrom'] as const),
  ...(['today', 'late', 'moved', 'arrived'] as const),
]

const isNarrowed = (filters: OrderFilters) => narrowings.some((name) => filters[name])

/** Nobody pages through more; counting all of a million orders takes longer than finding them. */
const mostCountedOrders = 10_000

/**
 * A page of orders, newest first unless asked for otherwise, and how many there are, counted up to `mostCountedOrders`. Where a word names
 * customers with as many, the page is among orders that are as new as those of its own page.
 */
export async function findOrderPage(reader: Reader, filters: OrderFilters, paging: Page) {
  const { keyword = '', sort = 'newest', orgId } = filters
  const isOfAll = keyword.trim() === '' && sort === 'newest' && !isNarrowed({ ...filters, orgId: undefined })
  if (!isOfAll) return await findFilteredPage(reader, filters, paging)
  const { ids, total } = await findNewestPage(reader.db, reader.caller, { ...paging, most: mostCountedOrders, orgId })
  return { rows: await loadOrders(reader.db, ids, reader.now), total }
}

const findFilteredPage = (reader: Reader, filters: OrderFilters, paging: Page) =>
  readOrders(reader, filters, async (tx, orders, sought) => {
    const { sort = 'newest' } = filters
    const read = (found: Orders) => readPage(tx, found, reader.now, { ...paging, sort })
    if (!sought) return await read(orders)
    const isOfCustomers = sort === 'newest' && !isNarrowed(filters)
    const last = Math.min(paging.offset + paging.limit, mostCountedOrders)
    const newest = isOfCustomers
      ? await findManyNewest(tx, reader.caller, sought.customerIds, { last, most: mostCountedOrders })
      : undefined
    if (newest === undefined) return await read(orders.where(sought.isSought))
    const { rows } = await read(orders.where('o.id', '>=', newest).where(sought.isOneSought))
    return { rows, total: mostCountedOrders }
  })

async function readPage(tx: Db | Tx, orders: Orders, now: Date, { sort, ...paging }: Page & { sort: StaffOrderSort }) {
  const all = inOrder(orders, sort).limit(mostCountedOrders).as('found')
  const { direction } = sorts[sort]
  const { rows, total } = await rowsAndTotal(paging, ({ limit, offset }) =>
    tx
      .selectFrom(all)
      .select(['id', sql<number>`count(*) over ()::integer`.as('total')])
      .orderBy('key', direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  const ids = rows.map(({ id }) => id)
  return { rows: await loadOrders(tx, ids, now), total }
}

/** The ids of the first so many that the list would show, in its order. */
export const findOrderIds = (reader: Reader, filters: OrderFilters, most: number): Promise<number[]> =>
  readOrders(reader, filters, async (_, orders, sought) => {
    const found = sought ? orders.where(sought.isSought) : orders
    const rows = await inOrder(found, filters.sort).limit(most).execute()
    return rows.map(({ id }) => id)
  })

/** Where a word is sought, the plan is made for how many orders have it that `read` gets. */
async function readOrders<T>(
  { db, caller, now }: Reader,
  { keyword = '', ...filters }: OrderFilters,
  read: (tx: Db | Tx, orders: Orders, sought?: SoughtOrders) => Promise<T>,
): Promise<T> {
  const sought = keyword.trim()
  if (sought === '' && !filters.from && !filters.until)
    return read(db, filteredOrders(accessibleOrders(db, caller), filters, now))
  return await planForValues(db, async (tx) => {
    const orders = filteredOrders(accessibleOrders(tx, caller), filters, now)
    return sought === '' ? read(tx, orders) : read(tx, orders, await findSought(tx, caller, sought))
  })
}

/** Only what is asked for by all: customers and accounts are read of the orders that are shown. */
const accessibleOrders = (db: Db | Tx, staff: Staff) =>
  db
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .where(canAccessSite(staff, sql.ref('o.org_id')))

type Sort = { by: ReturnType<typeof sql>; direction: 'asc' | 'desc' }

// The expression of its index.
const remaining = sql`o.total - o.cancelled_total`

const sorts: Readonly<Record<StaffOrderSort, Sort>> = {
  newest: { by: sql`o.id`, direction: 'desc' },
  oldest: { by: sql`o.id`, direction: 'asc' },
  promised: { by: sql`o.promised_on`, direction: 'asc' },
  highest: { by: remaining, direction: 'desc' },
  lowest: { by: remaining, direction: 'asc' },
}

/** Their ids, with what they are sorted by. */
function inOrder(orders: Orders, sort: StaffOrderSort = 'newest') {
  const { by, direction } = sorts[sort]
  return orders
    .select(['o.id', by.as('key')])
    .orderBy(by, direction)
    .orderBy('o.id', direction)
}

/** What is shown of orders, in the order of their ids here. */
export async function loadOrders(db: Db | Tx, ids: readonly number[], now: Date) {
  const rows = await joinedOrders(db)
    .select(columns)
    .select([lateAt(now).as('isLate'), restAt(now).as('rest'), goodsAt(now).as('goods')])
    .where(sql<boolean>`o.id = any(${ids}::bigint[])`)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.sort((one, other) => (places.get(one.orderId) ?? 0) - (places.get(other.orderId) ?? 0))
}

type Orders = ReturnType<typeof accessibleOrders>

function filteredOrders(
  orders: Orders,
  { status, orderType, tag, orgId, shipFrom, today, from, until, ...goods }: Omit<OrderFilters, 'keyword'>,
  now: Date,
): Orders {
  let found = filteredByGoods(orders, goods, now)
  if (status) found = found.where(sql<boolean>`o.status = ${sql.lit(status)}`)
  if (orgId) found = found.where(isOfSite(orgId, goods))
  if (shipFrom) found = found.where('o.ship_from', '=', shipFrom)
  if (orderType) found = found.where('o.order_type', '=', orderType)
  if (tag) found = found.where(hasTag('order_id', sql.ref('o.id'), tag))
  if (today) found = found.where(placedToday(now))
  if (from) found = found.where(placedFrom(from))
  if (until) found = found.where(placedUntil(until))
  return found
}

/** The index of late orders has their site: the index of the site, which would be read beside it, has every order that is over, too. */
const isOfSite = (orgId: number, { late }: OrderFilters) =>
  late ? sql<boolean>`o.org_id is not distinct from ${orgId}` : sql<boolean>`o.org_id = ${orgId}`

/** Only what is under way can be late or wait: late orders have an index of their own, the first condition finds the others by theirs. */
function filteredByGoods(orders: Orders, { late, moved, arrived }: OrderFilters, now: Date) {
  let found = orders
  if (late) found = found.where(lateAt(now))
  else if (moved || arrived) found = found.where(sql<boolean>`o.status not in ('allDelivered', 'cancelled')`)
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

/** Of `orders as o`, `orgs as g`. No day is longer than 25 hours: the first condition finds it by the index. */
export const placedToday = (now: Date) => sql<boolean>`(o.placed_at >= ${now}::timestamptz - interval '25 hours'
  and o.placed_at >= date_trunc('day', ${now}::timestamptz, g.time_zone))`

// No clock is more than 14 hours from that of Greenwich: the first condition of each finds it by the index.
const placedFrom = (
  day: string,
) => sql<boolean>`(o.placed_at >= ${day}::date::timestamp at time zone 'UTC' - interval '14 hours'
  and o.placed_at >= ${day}::date::timestamp at time zone g.time_zone)`
const placedUntil = (
  day: string,
) => sql<boolean>`(o.placed_at < (${day}::date + 1)::timestamp at time zone 'UTC' + interval '14 hours'
  and o.placed_at < (${day}::date + 1)::timestamp at time zone g.time_zone)`
