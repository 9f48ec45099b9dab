import { sql } from 'kysely'
import type { OrderState } from '../../../rules/order.ts'
import type { Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import type { DraftLine, OrderDraft } from './draft-order.ts'

/** Orders of one customer take turns, so that his credit limit holds; so do his order and his basket. */
export async function lockBuyer(tx: Tx, { customerId, accountId }: CustomerCaller) {
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/**
 * Promises pieces of one warehouse, all or none: false where any SKU has too few by now. The rows are locked in sorted
 * order (invariant 9) and the condition is asked again of the locked row (invariant 1).
 */
export async function reserveStock(tx: Tx, warehouse: string, lines: readonly Pick<DraftLine, 'skuId' | 'shipsNow'>[]) {
  if (lines.length === 0) return true
  const { numAffectedRows } = await sql`
    with wanted as (
      select * from unnest(${lines.map((line) => line.skuId)}::integer[], ${lines.map((line) => line.shipsNow)}::integer[])
        as w (sku_id, pieces)
    ), locked as materialized (
      select k.sku_id, w.pieces
        from stock k
        join wanted w using (sku_id)
       where k.warehouse = ${warehouse} and k.on_hand - k.allocated >= w.pieces
       order by k.sku_id
         for update of k
    )
    update stock k
       set allocated = k.allocated + l.pieces
      from locked l
     where k.sku_id = l.sku_id and k.warehouse = ${warehouse}
  `.execute(tx)
  return Number(numAffectedRows ?? 0) === lines.length
}

/** What the buyer noted on lines of his basket, by SKU; it goes with them into the order. */
export async function notesOf(tx: Tx, { accountId }: CustomerCaller) {
  const noted = await tx
    .selectFrom('basket_lines')
    .select(['sku_id', 'note'])
    .where('account_id', '=', accountId)
    .where('note', '<>', '')
    .execute()
  return new Map(noted.map(({ sku_id, note }) => [sku_id, note]))
}

/** What was ordered leaves the basket; pieces put in beyond that stay. */
export async function takeOutOfBasket(tx: Tx, { accountId }: CustomerCaller, lines: readonly DraftLine[]) {
  const skuIds = lines.map((line) => line.skuId)
  const pieces = lines.map((line) => line.quantity)
  await sql`
    delete from basket_lines b
     using unnest(${skuIds}::integer[], ${pieces}::integer[]) as o (sku_id, pieces)
     where b.account_id = ${accountId} and b.sku_id = o.sku_id and b.quantity <= o.pieces
  `.execute(tx)
  await sql`
    update basket_lines b
       set quantity = b.quantity - o.pieces
      from unnest(${skuIds}::integer[], ${pieces}::integer[]) as o (sku_id, pieces)
     where b.account_id = ${accountId} and b.sku_id = o.sku_id and b.quantity > o.pieces
  `.execute(tx)
}

/** Disabled products for which others were ordered leave the basket. */
export const takeReplacedOut = (tx: Tx, { accountId }: CustomerCaller, numbers: readonly string[]) =>
  sql`
    delete from basket_lines b
     using skus s
     where b.account_id = ${accountId} and s.id = b.sku_id and s.status = 'disabled' and s.number = any(${numbers}::text[])
  `.execute(tx)

export const mailAddressOf = async (tx: Tx, { accountId }: CustomerCaller) => {
  const account = await tx.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirstOrThrow()
  return account.email
}

/** The next number of a site, without gaps: a transaction that rolls back gives it back. */
export async function nextSerial(tx: Tx, orgId: number, kind: 'order' | 'quickOrder') {
  const counter = await tx
    .insertInto('number_counters')
    .values({ org_id: orgId, kind, last: 1 })
    .onConflict((row) => row.columns(['org_id', 'kind']).doUpdateSet({ last: sql<number>`number_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return counter.last
}

type NewOrder = {
  draft: OrderDraft
  status: OrderState
  orderno: string
  now: Date
  notes: ReadonlyMap<number, string>
}

/** Writes the order as it was confirmed, with its lines and its first event. Line ids come by SKU. */
export async function insertOrder(tx: Tx, caller: CustomerCaller, { draft, status, orderno, now, notes }: NewOrder) {
  const { totals } = draft
  const { id: orderId } = await tx
    .insertInto('orders')
    .values({
      order_number: orderno,
      org_id: caller.orgId,
      customer_id: caller.customerId,
      account_id: caller.accountId,
      status,
      order_type: draft.orderType,
      po_number: draft.poNumber,
      instruction: draft.instruction,
      ship_from: draft.shipFrom.code,
      ship_via: draft.carrier.shipVia,
      back_orders: draft.backOrders,
      forwarder_id: draft.forwarder?.forwarderId ?? null,
      forwarder: draft.forwarder?.name ?? '',
      bill_to: JSON.stringify(draft.billTo),
      ship_to: JSON.stringify(draft.shipTo),
      currency: caller.currency,
      terms_net_days: draft.buyer.termsNetDays,
      subtotal: totals.subtotal,
      discount: totals.discount,
      coupon_id: draft.coupon?.couponId ?? null,
      coupon_code: draft.coupon?.code ?? '',
      shipping_cost: totals.shippingCost,
      shipping_promotion_id: draft.shippingPromotion?.promotionId ?? null,
      shipping_promotion: draft.shippingPromotion && JSON.stringify(draft.shippingPromotion.title),
      handling_fee: totals.handlingFee,
      vat_rate_bp: draft.vat.rateBp,
      vat_reason: draft.vat.reason,
      vat: totals.vat,
      total: totals.total,
      promised_on: draft.carrier.promisedOn,
      placed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const lines = await tx
    .insertInto('order_lines')
    .values(draft.lines.map((line, index) => lineValues(orderId, line, index + 1, notes)))
    .returning(['id', 'sku_id'])
    .execute()
  await tx
    .insertInto('order_events')
    .values({ order_id: orderId, status, account_id: caller.accountId, at: now })
    .execute()
  return { orderId, lineIds: new Map(lines.map((line) => [line.sku_id, line.id])) }
}

const lineValues = (orderId: number, line: DraftLine, position: number, notes: ReadonlyMap<number, string>) => ({
  order_id: orderId,
  position,
  sku_id: line.skuId,
  number: line.number,
  oem_code: line.oemCode,
  name: line.name,
  cust_number: line.custNumber,
  note: notes.get(line.skuId) ?? '',
  quantity: line.quantity,
  ships_now: line.shipsNow,
  back_ordered: line.backOrdered,
  pre_ordered: line.preOrdered,
  expected_on: line.expectedOn,
  unit_price: line.unitPrice,
  discount_price: line.discountPrice,
  price_source: line.source,
  promotion_id: line.promotionId,
  promotion_title: line.promotion && JSON.stringify(line.promotion),
  price_trace: JSON.stringify(line.trace),
  amount: line.amount,
  discount: line.discount,
})

/** Writes down which line the reserved pieces belong to (invariant 7). */
export async function allocate(
  tx: Tx,
  warehouse: string,
  lines: readonly DraftLine[],
  lineIds: ReadonlyMap<number, number>,
) {
  if (lines.length === 0) return
  await tx
    .insertInto('allocations')
    .values(
      lines.map((line) => ({
        order_line_id: lineIds.get(line.skuId) ?? 0,
        sku_id: line.skuId,
        warehouse,
        quantity: line.shipsNow,
      })),
    )
    .execute()
}
