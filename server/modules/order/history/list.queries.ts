import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { type InvoiceKind, invoiceKinds } from '../../../../rules/invoice/invoice.ts'
import type { OrderSort, OrderState, OrderType } from '../../../../rules/order/order.ts'
import type { Db } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { orderedNameColumns } from '../../catalogue/products/summary-columns.ts'
import { orderHead } from './order.queries.ts'

export type OrderFilters = {
  keyword: string
  status?: OrderState | undefined
  orderType?: OrderType | undefined
  /** ISO dates, both inclusive, of the site's clock. */
  from?: string | undefined
  until?: string | undefined
  sort?: OrderSort | undefined
}

type Page = { limit: number; offset: number }

/** A page of the customer's orders and how many there are. */
export async function orderPage({ db, caller, now }: Context, narrowing: OrderFilters, { limit, offset }: Page) {
  const found = customerOrders(db, caller, narrowing)
  const rows = await sorted(found, narrowing.sort)
    .select([...orderHead])
    .select([
      sql<number>`(select count(*)::int from order_lines l where l.order_id = o.id)`.as('lines'),
      sql<string[]>`(
        select coalesce(json_agg(w.order_number order by w.id), '[]')
          from orders w
         where w.id <> o.id and (w.id = o.split_from or w.split_from = coalesce(o.split_from, o.id)))`.as('placedWith'),
      invoiceNumbers.as('invoices'),
      sql<number>`(select coalesce(sum(l.quantity - l.cancelled), 0)::int from order_lines l where l.order_id = o.id)`.as(
        'pieces',
      ),
    ])
    .select([lateAt(now).as('isLate'), restAt(now).as('rest'), goodsAt(now).as('goods')])
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Of orders o: their invoices and credit notes, the first one first. */
export const invoiceNumbers = sql<{ kind: InvoiceKind; number: string }[]>`(
  select coalesce(json_agg(json_build_object('kind', f.kind, 'number', f.number) order by f.id), '[]')
    from finance_items f
   where f.order_id = o.id and f.kind in (${sql.join([...invoiceKinds])}))`

/**
 * Of orders o of sites g: the promised day is past, and not all that was promised for it has left (`describeDelivery`). No clock is
 * more than 14 hours before that of Greenwich: the first condition finds them by the index `orders_to_ship`, and their lines by
 * `order_lines_open`. The day of the site is subtracted, as no index serves that: by one of all promised days each site would read
 * every order that is over.
 */
export const lateAt = (now: Date) => sql<boolean>`(
  o.promised_on < (${now}::timestamptz at time zone 'UTC' + interval '14 hours')::date
  and o.promised_on - ${siteDay(now)} < 0
  and o.status in ('submitted', 'released', 'partlyShipped')
  and (exists (
    select from order_lines l
     where l.order_id = o.id and ${isOpenLine}
       and l.shipped < case when o.back_orders = 'together' then l.quantity - l.cancelled else ${nowPieces} end)
    or (o.status <> 'partlyShipped' and (
      select bool_and(${nowPieces} = 0) and bool_or(l.quantity > l.cancelled) and not bool_or(${hasMoved})
        from order_lines l where l.order_id = o.id))))`

const siteDay = (now: Date) => sql`(${now}::timestamptz at time zone g.time_zone)::date`
/** Of lines l: pieces of it are still to leave, as the index has it. */
const isOpenLine = sql`(l.allocated > 0 or l.waiting > 0)`
/** Of lines l: the pieces that were to leave at once. */
const nowPieces = sql`least(l.ships_now, l.quantity - l.cancelled)`
/** Of lines l: what they wait for is expected on another day than was said when they were ordered. */
const hasMoved = sql`(l.waiting > 0 and l.told_on is distinct from l.expected_on)`

/**
 * Of orders o of sites g: when the rest is expected, where all that was promised for its day has left (`describeDelivery`); null
 * otherwise, and where nobody knows the day of all of it.
 */
export const restAt = (now: Date) => sql<{ on: string; isLate: boolean } | null>`case
  when o.status = 'partlyShipped' and o.back_orders <> 'together' then (
    select case
             when bool_and(l.shipped >= ${nowPieces})
                  and bool_and(l.told_on is not null) filter (where l.allocated + l.waiting > 0)
             then json_build_object(
                    'on', max(l.told_on) filter (where l.allocated + l.waiting > 0),
                    'isLate', max(l.told_on) filter (where l.allocated + l.waiting > 0)
                                < ${siteDay(now)})
           end
      from order_lines l where l.order_id = o.id)
  end`

/**
 * Of orders o of sites g: when the goods are expected that the order waits for, where the promised day no longer holds: it only
 * waits, and they have moved; or what was promised has left, and nobody knows the day of the rest (`describeDelivery`).
 */
export const goodsAt = (now: Date) => sql<{ on: string | null; isLate: boolean } | null>`case
  when o.status in ('submitted', 'released') and (o.back_orders <> 'together' or coalesce(o.promised_on >= ${siteDay(now)}, true)) then (
    select case when bool_or(${hasMoved}) and bool_or(l.quantity - l.cancelled > l.ships_now)
                     and (o.back_orders = 'together' or bool_and(${nowPieces} = 0))
                then json_build_object('on', d.on, 'isLate', coalesce(coalesce(d.on, o.promised_on) < ${siteDay(now)}, false)) end
      from order_lines l
     cross join lateral (
       select case when bool_and(w.told_on is not null) then max(w.told_on) end as on
         from order_lines w where w.order_id = o.id and w.waiting > 0) d
     where l.order_id = o.id
     group by d.on)
  when o.status = 'partlyShipped' and o.back_orders <> 'together' then (
    select case when bool_and(l.shipped >= ${nowPieces}) and bool_or(l.told_on is null) filter (where l.allocated + l.waiting > 0)
                then json_build_object('on', null, 'isLate', coalesce(o.promised_on < ${siteDay(now)}, false)) end
      from order_lines l where l.order_id = o.id)
  end`

/** The lines of the customer's orders, at most so many. */
export const linesOfOrders = (db: Db, caller: CustomerCaller, narrowing: OrderFilters, most: number) =>
  sorted(customerOrders(db, caller, narrowing), narrowing.sort)
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .select([...orderHead])
    .select('g.time_zone as timeZone')
    .select(['l.position', ...orderedNameColumns('l'), 'l.cust_number as custNumber', 'l.quantity'])
    .select('l.cancelled')
    .select([sql<number>`coalesce(l.discount_price, l.unit_price)`.as('price'), 'l.amount', 'l.discount'])
    .orderBy('l.position')
    .limit(most)
    .execute()

function customerOrders(
  db: Db,
  { customerId }: CustomerCaller,
  { keyword, status, orderType, from, until }: OrderFilters,
) {
  let found = db
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .where('o.customer_id', '=', customerId)
  if (status) found = found.where('o.status', '=', status)
  if (orderType) found = found.where('o.order_type', '=', orderType)
  if (from) found = found.where('o.placed_at', '>=', sql<Date>`${from}::date::timestamp at time zone g.time_zone`)
  if (until)
    found = found.where('o.placed_at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone g.time_zone`)
  if (keyword)
    found = found.where((eb) =>
      eb.or([
        ...(['o.order_number', 'o.po_number', 'o.so_number'] as const).map((name) =>
          eb(name, 'ilike', substringPattern(keyword)),
        ),
        hasProduct(keyword),
      ]),
    )
  return found
}

/** Of orders o: a line has this as its number, as another number of its product, or in the customer's article number. */
const hasProduct = (keyword: string) => sql<boolean>`exists (
  select from order_lines l
   where l.order_id = o.id
     and (l.number = upper(${keyword}) or l.cust_number ilike ${substringPattern(keyword)}
          or l.sku_id in (select n.sku_id from part_numbers n where n.normalised = ${normalise(keyword)})))`

type CustomerOrders = ReturnType<typeof customerOrders>

function sorted(found: CustomerOrders, sort: OrderSort = 'newest') {
  const down = sort === 'newest' || sort === 'highest'
  const direction = down ? ('desc' as const) : ('asc' as const)
  const by = sort === 'highest' || sort === 'lowest' ? ('o.remaining_total' as const) : ('o.placed_at' as const)
  return found.orderBy(by, direction).orderBy('o.id', direction)
}
