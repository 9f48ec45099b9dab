import { sql } from 'kysely'
import { type InvoiceKind, invoiceKinds } from '../../../../rules/invoice/invoice.ts'
import type { BackOrders } from '../../../../rules/order/back-order.ts'
import type { HoldCause, OrderState, OrderTotals, OrderType } from '../../../../rules/order/order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Title } from '../../catalogue/pricing/running-promotions.queries.ts'
import { imageSql, orderedSummaryColumns } from '../../catalogue/products/summary-columns.ts'
import { bankAccountFor } from '../../site/sites/bank-account.queries.ts'
import { filesOfOrder } from '../file/file.queries.ts'
import { findShipments } from './shipment.queries.ts'

const lastOrders = 20
const mostPurchases = 12

/** The SKUs of the customer's last orders that are still sold, each once, the last bought first, with the pieces of that order. */
export async function findPurchases(db: Db, { customerId }: CustomerCaller) {
  const { rows } = await sql<{ skuId: number; lastQty: number }>`
    with last as materialized (
      select o.id, o.placed_at
        from orders o
       where o.customer_id = ${customerId} and o.status <> 'cancelled'
       order by o.placed_at desc, o.id desc
       limit ${sql.lit(lastOrders)}
    )
    select bought."skuId", bought."lastQty"
      from (
        select distinct on (l.sku_id) l.sku_id as "skuId", sum(l.quantity - l.cancelled)::integer as "lastQty", last.placed_at
          from last
          join order_lines l on l.order_id = last.id and l.cancelled < l.quantity
          join skus s on s.id = l.sku_id and s.status <> 'disabled'
         group by l.sku_id, last.id, last.placed_at
         order by l.sku_id, last.placed_at desc, last.id desc
      ) bought
     order by bought.placed_at desc, bought."skuId"
     limit ${sql.lit(mostPurchases)}
  `.execute(db)
  return rows
}

export const orderHead = [
  'o.id as orderId',
  'o.order_number as orderno',
  'o.po_number as poNumber',
  sql<string>`coalesce(o.so_number, '')`.as('soNumber'),
  sql<OrderState>`o.status`.as('status'),
  sql<OrderType>`o.order_type`.as('orderType'),
  'o.placed_at as placedAt',
  'o.promised_on as promisedOn',
  'o.total',
  'o.remaining_total as remainingTotal',
  'o.currency',
] as const

/** The first of the orders that it was split into, or itself. */
const firstOfSplit = sql<number>`coalesce(o.split_from, o.id)`

/** What the customer reads of a hold by staff: never `hold_note`, which is for staff alone. */
const holdReason = sql<string | null>`
  case when o.held_because = 'staff' then coalesce((
    select e.customer_reason from order_events e
     where e.order_id = o.id and e.action = 'hold' order by e.id desc limit 1), '') end`

/** One order of the customer with lines and events, by number or by id; undefined where it is not theirs. */
export async function findOrder(
  db: Db | Tx,
  { customerId }: Pick<CustomerCaller, 'customerId'>,
  key: { orderno: string } | { id: number },
) {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .innerJoin('carriers as c', 'c.code', 'o.ship_via')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .innerJoin('customers as u', 'u.id', 'o.customer_id')
    .leftJoin('quick_orders as q', (join) => join.on('q.order_id', '=', firstOfSplit))
    .selectAll('o')
    .select([...orderHead, sql<BackOrders>`o.back_orders`.as('backOrders')])
    .select(sql<HoldCause | null>`o.held_because`.as('heldBecause'))
    .select(holdReason.as('holdReason'))
    .select(sql<string>`coalesce(o.vat_number, u.vat_number, '')`.as('vatNumber'))
    .select(['a.name as placedBy', 'c.name as carrier', 'g.time_zone as timeZone', 'u.custnum'])
    .select(['q.id as quickOrderId', 'q.number as quickOrderNumber'])
    .where('o.customer_id', '=', customerId)
    .where((eb) => ('id' in key ? eb('o.id', '=', key.id) : eb('o.order_number', '=', key.orderno)))
    .executeTakeFirst()
  if (!order) return undefined

  const waits = order.status === 'awaitingPayment'
  // The attachments of an order that was split are with the first.
  const first = order.split_from ?? order.orderId
  const [lines, cancelledSums, events, files, placedWith, shipments, invoices, bank] = await Promise.all([
    findLines(db, order.orderId),
    findCancelledSums(db, order.orderId),
    findEvents(db, order.orderId),
    filesOfOrder(db, first),
    findSplitOrders(db, order.orderId, first),
    findShipments(db, order.orderId),
    findInvoices(db, order.orderId),
    waits ? bankAccountFor(db, order.org_id, order.currency) : undefined,
  ])
  return { ...order, lines, cancelledSums, events, files, placedWith, shipments, invoices, bank }
}

/** The other orders that an order was split into, by the first of them. */
const findSplitOrders = (db: Db | Tx, orderId: number, first: number) =>
  db
    .selectFrom('orders')
    .select(['id as orderId', 'order_number as orderno', 'ship_from as shipFrom', 'total', 'currency'])
    .where((eb) => eb.or([eb('id', '=', first), eb('split_from', '=', first)]))
    .where('id', '<>', orderId)
    .orderBy('id')
    .execute()

/** The invoices and credit notes of an order, in cents. */
const findInvoices = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('finance_items')
    .select(['number', sql<InvoiceKind>`kind`.as('kind'), 'issued_on as issuedOn', 'due_on as dueOn', 'amount'])
    .select(sql<number>`open`.as('balance'))
    .where('order_id', '=', orderId)
    .where('kind', 'in', invoiceKinds)
    .orderBy('id')
    .execute()

/** Whose an order is, for what the shop does by itself. */
export const ownerOfOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['customer_id as customerId', 'org_id as orgId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** The company behind a site, as its documents name it; its head office where it has no company of its own. */
export const findSeller = (db: Db, orgId: number) =>
  db
    .selectFrom('offices as f')
    .innerJoin('orgs as o', (join) =>
      join.on((eb) => eb.or([eb('f.org_id', '=', eb.ref('o.id')), eb('f.org_id', '=', eb.ref('o.register_org_id'))])),
    )
    .select(['f.name', 'f.address1', 'f.postcode', 'f.city', 'f.state', 'f.country', 'f.phone', 'f.email'])
    .select('f.vat_number as vatNumber')
    .where('o.id', '=', orgId)
    .orderBy(sql`f.org_id <> o.id`)
    .orderBy('f.position')
    .limit(1)
    .executeTakeFirstOrThrow()

const findLines = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('order_lines')
    .select([
      'position',
      'sku_id as skuId',
      ...orderedSummaryColumns('order_lines'),
      imageSql('order_lines.sku_id').as('image'),
      'cust_number as custNumber',
      'note',
      'quantity',
      'ships_now as shipsNow',
      'back_ordered as backOrdered',
      'pre_ordered as preOrdered',
      'expected_on as expectedWhenPlaced',
      sql<string | null>`told_on`.as('expectedOn'),
      'allocated',
      'waiting',
      'waits_since as waitsSince',
      'cancelled',
      sql<number>`shipped`.as('shipped'),
      'unit_price as unitPrice',
      'discount_price as discountPrice',
      'amount',
      'discount',
      sql<Title | null>`promotion_title`.as('promotion'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** What all its cancellations have taken off the sums of an order, in cents. */
/** What cancellations have taken off an order so far, in cents. */
export async function findCancelledSums(db: Db | Tx, orderId: number): Promise<OrderTotals> {
  const sum = (column: 'subtotal' | 'discount' | 'shipping_cost' | 'handling_fee' | 'vat' | 'total') =>
    sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  return db
    .selectFrom('order_cancellations')
    .select([sum('subtotal').as('subtotal'), sum('discount').as('discount'), sum('vat').as('vat')])
    .select([sum('shipping_cost').as('shippingCost'), sum('handling_fee').as('handlingFee'), sum('total').as('total')])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

type MovedDate = { position: number; pieces: number; before: string | null; now: string | null }

const findEvents = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('order_events')
    .select([sql<OrderState>`status`.as('status'), 'at', sql<boolean>`action = 'changeLines'`.as('isChange')])
    .select(sql<MovedDate[] | null>`case action when 'delayed' then details end`.as('movedDates'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
