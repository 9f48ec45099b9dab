import { sql } from 'kysely'
import type { Promotion } from '../../../../rules/catalogue/price/promotion.ts'
import type { BackOrders } from '../../../../rules/order/back-order.ts'
import type { HoldCause, OrderState, OrderTotals } from '../../../../rules/order/order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orNotFound } from '../../../http/refuse.ts'
import type { Title } from '../../catalogue/pricing/running-promotions.queries.ts'

/** Orders of one customer are placed and changed one after the other, so that their credit limit holds; locked before the order. */
export const lockCustomer = (tx: Tx, customerId: number) =>
  sql`select from customers where id = ${customerId} for no key update`.execute(tx)

/** What a change of an order depends on beside its lines; sums in cents. */
export async function loadHead(db: Db | Tx, orderId: number) {
  const head = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select([
      'o.id as orderId',
      'o.order_number as orderno',
      'o.org_id as orgId',
      'o.customer_id as customerId',
      'o.currency',
    ])
    .select(['o.account_id as accountId', 'c.price_list_id as priceListId', 'c.credit_limit as creditLimit'])
    .select(['o.ship_from as shipFrom', 'o.ship_via as shipVia', 'o.placed_at as placedAt', 'o.paid_at as paidAt'])
    .select(['o.terms_net_days as termsNetDays', 'o.vat_rate_bp as vatRateBp', 'o.vat_reason as vatReason'])
    .select(['o.coupon_id as couponId', 'o.coupon_code as couponCode', 'o.po_number as poNumber', 'o.instruction'])
    .select(['o.subtotal', 'o.discount', 'o.shipping_cost as shippingCost', 'o.handling_fee as handlingFee', 'o.vat'])
    .select(['o.total', 'o.shipping_promotion_id as shippingPromotionId', 'g.region', 'c.company'])
    .select(['o.promised_on as promisedOn'])
    .select([
      sql<BackOrders>`o.back_orders`.as('backOrders'),
      sql<boolean>`exists (select from return_lines r where r.replacement_id = o.id)`.as('isReplacement'),
      sql<OrderState>`o.status`.as('status'),
      sql<HoldCause | null>`o.held_because`.as('heldBecause'),
      sql<Title | null>`o.shipping_promotion`.as('shippingPromotionTitle'),
      sql<string>`o.ship_to ->> 'country'`.as('country'),
      sql<string>`o.ship_to ->> 'postcode'`.as('postcode'),
      sql<boolean>`o.split_from is not null or exists (select from orders p where p.split_from = o.id)`.as('isSplit'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst()
  return orNotFound(head)
}

export type Head = Awaited<ReturnType<typeof loadHead>>

/** In whose name prices are asked: they are those of the company, whoever of it placed the order. */
export const toBuyer = ({
  accountId,
  customerId,
  orgId,
  priceListId,
  currency,
  region,
  shipFrom,
}: Head): CustomerCaller => ({
  accountId,
  customerId,
  orgId,
  priceListId: priceListId ?? 0,
  currency,
  region: region === 'US' ? 'US' : 'EU',
  warehouse: shipFrom,
  role: 'main',
  roles: [],
  permissions: [],
  language: 'en',
})

export type OrderLine = {
  position: number
  skuId: number
  number: string
  name: string
  isAnnounced: boolean
  isDisabled: boolean
  quantity: number
  cancelled: number
  waiting: number
  inShipments: number
  shipsNow: number
  backOrdered: number
  preOrdered: number
  /** As it was announced last. */
  expectedOn: string | null
  unitPrice: number
  discountPrice: number | null
  source: string
  promotionId: number | null
  promotionTitle: Title | null
  trace: Promotion[]
  discount: number
}

export async function loadLines(db: Db | Tx, orderId: number) {
  const { rows } = await sql<OrderLine>`
    select l.position, l.sku_id as "skuId", l.number, l.name, s.status = 'announced' as "isAnnounced",
           s.status = 'disabled' as "isDisabled", l.quantity, l.cancelled, l.waiting, l.ships_now as "shipsNow",
           l.back_ordered as "backOrdered", l.pre_ordered as "preOrdered", l.told_on as "expectedOn",
           l.unit_price as "unitPrice", l.discount_price as "discountPrice", l.price_source as source,
           l.promotion_id as "promotionId", l.promotion_title as "promotionTitle", l.price_trace as trace, l.discount,
           coalesce((select sum(h.quantity)::integer from shipment_lines h join shipments p on p.id = h.shipment_id
                      where h.order_id = l.order_id and h.position = l.position and p.status in ('picking', 'packed')), 0)
             as "inShipments"
      from order_lines l join skus s on s.id = l.sku_id
     where l.order_id = ${orderId}
     order by l.position`.execute(db)
  return rows
}

/** Free pieces of SKUs in a warehouse. */
export async function loadFreePieces(db: Db | Tx, skuIds: readonly number[], warehouse: string) {
  const rows = await db
    .selectFrom('stock')
    .select(['sku_id as skuId', sql<number>`on_hand - allocated`.as('pieces')])
    .where('sku_id', 'in', [...skuIds, 0])
    .where('warehouse', '=', warehouse)
    .execute()
  return new Map(rows.map(({ skuId, pieces }) => [skuId, Math.max(0, pieces)]))
}

type WrittenLine = Pick<OrderLine, 'position' | 'quantity' | 'shipsNow' | 'backOrdered' | 'preOrdered' | 'expectedOn'> &
  Pick<
    OrderLine,
    'unitPrice' | 'discountPrice' | 'source' | 'promotionId' | 'promotionTitle' | 'trace' | 'discount'
  > & {
    takes: number
    waitsMore: number
  }

/**
 * Writes prices and more pieces of lines that an order has already; `takes` come off the shelf, the rest waits from now on, for the day
 * that the change announces.
 */
export const updateLines = (tx: Tx, orderId: number, lines: readonly WrittenLine[], now: Date) =>
  sql`
    update order_lines l
       set quantity = c.quantity, ships_now = c."shipsNow", back_ordered = c."backOrdered", pre_ordered = c."preOrdered",
           expected_on = case when c."waitsMore" > 0 then c."expectedOn" else l.expected_on end,
           moved_at = case when c."waitsMore" > 0 then null else l.moved_at end,
           moved_to = case when c."waitsMore" > 0 then null else l.moved_to end, unit_price = c."unitPrice", discount_price = c."discountPrice",
           price_source = c.source, promotion_id = c."promotionId", promotion_title = c."promotionTitle",
           price_trace = c.trace, discount = c.discount, amount = c.quantity::bigint * coalesce(c."discountPrice", c."unitPrice"),
           allocated = l.allocated + c.takes, waiting = l.waiting + c."waitsMore",
           waits_since = case when l.waiting = 0 and c."waitsMore" > 0 then ${now}::timestamptz else l.waits_since end
      from json_to_recordset(${JSON.stringify(lines)}::json) as c (
             position integer, quantity integer, "shipsNow" integer, "backOrdered" integer, "preOrdered" integer,
             "expectedOn" date, "unitPrice" integer, "discountPrice" integer, source text, "promotionId" integer,
             "promotionTitle" jsonb, trace jsonb, discount bigint, takes integer, "waitsMore" integer)
     where l.order_id = ${orderId} and l.position = c.position`.execute(tx)

type NewLine = WrittenLine & { skuId: number; number: string; oemCode: string; name: string; names: unknown }

/** Writes lines that an order gets. */
export async function insertLines(tx: Tx, orderId: number, lines: readonly NewLine[]) {
  if (lines.length === 0) return
  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        order_id: orderId,
        position: line.position,
        sku_id: line.skuId,
        number: line.number,
        oem_code: line.oemCode,
        name: line.name,
        names: line.names === null ? null : JSON.stringify(line.names),
        quantity: line.quantity,
        ships_now: line.shipsNow,
        back_ordered: line.backOrdered,
        pre_ordered: line.preOrdered,
        expected_on: line.expectedOn,
        unit_price: line.unitPrice,
        discount_price: line.discountPrice,
        price_source: line.source,
        promotion_id: line.promotionId,
        promotion_title: line.promotionTitle && JSON.stringify(line.promotionTitle),
        price_trace: JSON.stringify(line.trace),
        discount: line.discount,
        amount: line.quantity * (line.discountPrice ?? line.unitPrice),
      })),
    )
    .execute()
}

/** Promises pieces of the shelves to lines of an order; the shelves are locked, and have them. */
export async function promisePieces(
  tx: Tx,
  orderId: number,
  lines: readonly Pick<WrittenLine, 'position' | 'takes'>[],
) {
  const taking = lines.filter(({ takes }) => takes > 0)
  await sql`
    with taken as materialized (
      select l.id, l.sku_id, o.ship_from as warehouse, t.pieces
        from unnest(${taking.map(({ position }) => position)}::integer[], ${taking.map(({ takes }) => takes)}::integer[])
               as t (position, pieces)
        join order_lines l on l.order_id = ${orderId} and l.position = t.position
        join orders o on o.id = l.order_id
    ), promised as (
      insert into allocations as a (order_line_id, sku_id, warehouse, quantity)
      select id, sku_id, warehouse, pieces from taken
      on conflict (order_line_id, warehouse) do update set quantity = a.quantity + excluded.quantity
    )
    update stock k set allocated = k.allocated + t.pieces
      from (select sku_id, warehouse, sum(pieces)::integer as pieces from taken group by sku_id, warehouse) t
     where k.sku_id = t.sku_id and k.warehouse = t.warehouse`.execute(tx)
}

type ChangeOfSums = {
  totals: OrderTotals
  coupon: { couponId: number; code: string } | null
  shippingPromotion: { promotionId: number; title: Title } | null
}

/** Writes the sums of an order, of all its lines. */
export const updateSums = (tx: Tx, orderId: number, { totals, coupon, shippingPromotion }: ChangeOfSums) =>
  tx
    .updateTable('orders')
    .set({
      subtotal: totals.subtotal,
      discount: totals.discount,
      shipping_cost: totals.shippingCost,
      handling_fee: totals.handlingFee,
      vat: totals.vat,
      total: totals.total,
      coupon_id: coupon?.couponId ?? null,
      coupon_code: coupon?.code ?? '',
      shipping_promotion_id: shippingPromotion?.promotionId ?? null,
      shipping_promotion: shippingPromotion && JSON.stringify(shippingPromotion.title),
    })
    .where('id', '=', orderId)
    .execute()

type Cancellation = {
  off: OrderTotals
  lines: readonly { position: number; pieces: number }[]
  reason: string
  accountId: number | null
  now: Date
}

/** Notes what a change takes out of an order, with what it makes of the sums of all that was cancelled. */
export async function insertCancellation(tx: Tx, orderId: number, { off, lines, ...cancellation }: Cancellation) {
  const { id } = await tx
    .insertInto('order_cancellations')
    .values({
      order_id: orderId,
      account_id: cancellation.accountId,
      reason: cancellation.reason,
      at: cancellation.now,
      subtotal: off.subtotal,
      discount: off.discount,
      shipping_cost: off.shippingCost,
      handling_fee: off.handlingFee,
      vat: off.vat,
      total: off.total,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (lines.length === 0) return
  await tx
    .insertInto('order_cancellation_lines')
    .values(
      lines.map(({ position, pieces }) => ({ cancellation_id: id, order_id: orderId, position, quantity: pieces })),
    )
    .execute()
}
