import { sql } from 'kysely'
import { waitingPieces } from '../../../../rules/order/back-order.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import type { Preview, PreviewLine } from './build-preview.ts'

/**
 * Orders of one customer take turns, so that their credit limit holds; so do their order and their basket. The customer is
 * locked before the account: only its row leads to that of the account.
 */
export const lockBuyer = (tx: Tx, { customerId, accountId }: CustomerCaller) =>
  sql`
    with customer as materialized (select id from customers where id = ${customerId} for no key update)
    select from accounts a join customer c on c.id = a.customer_id where a.id = ${accountId} for no key update of a
  `.execute(tx)

type ReservedLine = Pick<PreviewLine, 'skuId' | 'shipsNow' | 'backOrdered' | 'preOrdered'> & { warehouse: string }

/**
 * Promises pieces of one warehouse or several, all or none: false where any SKU has too few by now. The rows are locked in
 * sorted order (invariant 9) and the condition is asked again of the locked row (invariant 1). A line of which pieces wait takes all
 * that is free: goods may have come since, and nobody waits while pieces are free.
 */
export async function reserveStock(tx: Tx, lines: readonly ReservedLine[]) {
  if (lines.length === 0) return true
  // A shelf that never held a piece has to be there to be locked: whoever moves the dates of those who wait for it takes the same lock.
  if (lines.some((line) => waitingPieces(line) > 0)) await lockStock(tx, lines)
  const { rows } = await sql<{ lines: number }>`
    with wanted as (
      select * from unnest(${lines.map((line) => line.skuId)}::integer[], ${lines.map((line) => line.shipsNow)}::integer[],
                            ${lines.map((line) => line.warehouse)}::text[], ${lines.map((line) => line.backOrdered > 0)}::boolean[])
                      as w (sku_id, pieces, warehouse, takes_all)
    ), locked as materialized (
      select k.sku_id, k.warehouse, w.pieces
        from stock k
        join wanted w using (sku_id, warehouse)
       where k.on_hand - k.allocated >= w.pieces and (not w.takes_all or k.on_hand - k.allocated = w.pieces)
       order by k.sku_id, k.warehouse
         for update of k
    ), reserved as (
      update stock k
         set allocated = k.allocated + l.pieces
        from locked l
       where k.sku_id = l.sku_id and k.warehouse = l.warehouse and l.pieces > 0
    )
    select count(*)::integer as lines from locked
  `.execute(tx)
  return rows[0]?.lines === lines.length
}

type LineLeavingBasket = { number: string; pieces: number; orderedAs: { skuId: number } }

/**
 * Pieces that leave the basket; those put in beyond stay. What is replaced by another product leaves with it, where it
 * is discontinued or the basket itself is ordered. Answers what the buyer noted on these lines, by the SKU that is
 * ordered: it goes with them into the order, the note on the product itself before those on what it replaces.
 */
export async function removeOrderedLines(
  tx: Tx,
  { accountId }: CustomerCaller,
  leaving: readonly LineLeavingBasket[],
  fromBasket: boolean,
) {
  const { rows } = await sql<{ skuId: number; note: string }>`
    with leaving as materialized (
      select s.id as sku_id, min(l.ordered) as ordered, sum(l.pieces)::integer as pieces
        from unnest(${leaving.map(({ number }) => number)}::text[], ${leaving.map(({ pieces }) => pieces)}::integer[],
                    ${leaving.map(({ orderedAs }) => orderedAs.skuId)}::integer[]) as l (number, pieces, ordered)
        join skus s on s.number = l.number
       where s.id = l.ordered or s.status = 'disabled' or ${fromBasket}
       group by s.id
    ), gone as (
      delete from basket_lines b using leaving l
       where b.account_id = ${accountId} and b.sku_id = l.sku_id and b.quantity <= l.pieces
      returning b.sku_id, l.ordered, b.note
    ), fewer as (
      update basket_lines b set quantity = b.quantity - l.pieces from leaving l
       where b.account_id = ${accountId} and b.sku_id = l.sku_id and b.quantity > l.pieces
      returning b.sku_id, l.ordered, b.note
    )
    select ordered as "skuId", note from (select * from gone union all select * from fewer) taken
     where note <> ''
     order by sku_id = ordered
  `.execute(tx)
  return new Map(rows.map(({ skuId, note }) => [skuId, note]))
}

/** Of a preview what is written; of what others give away less is known. */
type WrittenOrder = Pick<Preview, 'orderType' | 'poNumber' | 'instruction' | 'backOrders' | 'totals' | 'held' | 'vat'> &
  Pick<Preview, 'billTo' | 'shipTo' | 'shipFromChosen' | 'shippingPromotion' | 'forwarder'> & {
    lines: readonly WrittenLine[]
    shipFrom: Pick<Preview['shipFrom'], 'code'>
    carrier: Pick<Preview['carrier'], 'shipVia' | 'promisedOn'>
    buyer: Pick<Preview['buyer'], 'termsNetDays' | 'vatId'>
    coupon: Pick<NonNullable<Preview['coupon']>, 'couponId' | 'code'> | null
  }
type WrittenLine = Omit<PreviewLine, 'image' | 'ownMake' | 'priceChange' | 'asked' | 'waiting'>

/** Whose order it is, and who places it. */
type Placer = Pick<CustomerCaller, 'orgId' | 'customerId' | 'accountId' | 'currency' | 'impersonatorId'>

type NewOrder = {
  preview: WrittenOrder
  /** The first of the orders that it was split into; null for that one, and for an order by itself. */
  splitFrom: number | null
  status: OrderState
  orderno: string
  /** Where nothing is left to pay although it is paid in advance. */
  paidAt?: Date
  now: Date
}

/**
 * Writes the order as it was confirmed, with its lines, its first event, and which line the reserved pieces belong to
 * (invariant 7), by one statement; answers its id.
 */
export async function insertOrder(tx: Tx, caller: Placer, order: NewOrder) {
  const { preview, status, now } = order
  const lines = JSON.stringify(preview.lines.map((line, index) => toLine(line, index + 1)))
  const { rows } = await sql<{ id: number }>`
    with placed as (
      ${tx.insertInto('orders').values(toHead(caller, order)).returning('id')}
    ), lines as (
      insert into order_lines (order_id, ${sql.raw(Object.keys(columns).join(', '))})
      select p.id, l.* from placed p, json_to_recordset(${lines}::json) as l (${lineColumns})
      returning id, sku_id, ships_now
    ), happened as (
      insert into order_events (order_id, status, account_id, at)
      select id, ${status}, ${caller.impersonatorId ?? caller.accountId}::integer, ${now}::timestamptz from placed
    ), promised as (
      insert into allocations (order_line_id, sku_id, warehouse, quantity)
      select id, sku_id, ${preview.shipFrom.code}, ships_now from lines where ships_now > 0
    )
    select id from placed
  `.execute(tx)
  const [placed] = rows
  if (!placed) throw new Error('an order was not written')
  return placed.id
}

const toHead = (caller: Placer, { preview, splitFrom, status, orderno, paidAt, now }: NewOrder) => ({
  order_number: orderno,
  split_from: splitFrom,
  org_id: caller.orgId,
  customer_id: caller.customerId,
  account_id: caller.accountId,
  status,
  order_type: preview.orderType,
  po_number: preview.poNumber,
  instruction: preview.instruction,
  ship_from: preview.shipFrom.code,
  ship_from_chosen: preview.shipFromChosen,
  ship_via: preview.carrier.shipVia,
  back_orders: preview.backOrders,
  forwarder_id: preview.forwarder?.forwarderId ?? null,
  forwarder: preview.forwarder?.name ?? '',
  bill_to: JSON.stringify(preview.billTo),
  ship_to: JSON.stringify(preview.shipTo),
  currency: caller.currency,
  terms_net_days: preview.buyer.termsNetDays,
  subtotal: preview.totals.subtotal,
  discount: preview.totals.discount,
  coupon_id: preview.coupon?.couponId ?? null,
  coupon_code: preview.coupon?.code ?? '',
  shipping_cost: preview.totals.shippingCost,
  shipping_promotion_id: preview.shippingPromotion?.promotionId ?? null,
  shipping_promotion: preview.shippingPromotion && JSON.stringify(preview.shippingPromotion.title),
  handling_fee: preview.totals.handlingFee,
  vat_rate_bp: preview.vat.rateBp,
  vat_reason: preview.vat.reason,
  vat_number: preview.buyer.vatId.number ?? '',
  vat: preview.totals.vat,
  total: preview.totals.total,
  promised_on: preview.carrier.promisedOn,
  held_because: status === 'onHold' ? preview.held : null,
  placed_at: now,
  paid_at: paidAt ?? null,
})

/** The columns of a line with their types, in the order in which they are written. */
const columns = {
  position: 'smallint',
  sku_id: 'integer',
  number: 'text',
  oem_code: 'text',
  name: 'text',
  names: 'jsonb',
  cust_number: 'text',
  note: 'text',
  quantity: 'integer',
  ships_now: 'integer',
  back_ordered: 'integer',
  pre_ordered: 'integer',
  expected_on: 'date',
  unit_price: 'integer',
  discount_price: 'integer',
  price_source: 'text',
  promotion_id: 'integer',
  promotion_title: 'jsonb',
  price_trace: 'jsonb',
  amount: 'bigint',
  discount: 'bigint',
} as const

const lineColumns = sql.raw(
  Object.entries(columns)
    .map((column) => column.join(' '))
    .join(', '),
)

const toLine = (line: WrittenLine, position: number): Record<keyof typeof columns, unknown> => ({
  position,
  sku_id: line.skuId,
  number: line.number,
  oem_code: line.oemCode,
  name: line.name,
  names: line.names,
  cust_number: line.custNumber,
  note: line.note ?? '',
  quantity: line.quantity,
  ships_now: line.shipsNow,
  back_ordered: line.backOrdered,
  pre_ordered: line.preOrdered,
  expected_on: line.expectedOn,
  unit_price: line.unitPrice,
  discount_price: line.discountPrice,
  price_source: line.source,
  promotion_id: line.promotionId,
  promotion_title: line.promotion,
  price_trace: line.trace,
  amount: line.amount,
  discount: line.discount,
})
