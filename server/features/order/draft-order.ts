import { createHash } from 'node:crypto'
import type { Input } from '../../../contract/endpoint.ts'
import type { placeOrder, previewOrder } from '../../../contract/order-confirm.ts'
import { overLimit } from '../../../rules/account.ts'
import { holdReason, orderTotals } from '../../../rules/order.ts'
import { vatOf } from '../../../rules/vat.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/refuse.ts'
import { applyCoupon } from '../coupon/apply-coupon.ts'
import { orderPromotions } from '../promotion/order-promotions.ts'
import { calendarOf } from '../shipping/closed-days.ts'
import { chosenAddresses } from './chosen-addresses.ts'
import { draftBackOrders, promiseOf } from './draft-back-orders.ts'
import { draftCarriers } from './draft-carriers.ts'
import { draftLines, type Taken } from './draft-lines.ts'
import { buyerOf, countryOf, poNumberUsed, spentThisMonth, warehousesOf } from './order-draft.queries.ts'
import { draftFiles } from './order-file.ts'

export type OrderRequest = Input<typeof previewOrder>['body'] | Input<typeof placeOrder>['body']
export type OrderDraft = Awaited<ReturnType<typeof draftOrder>>
export type DraftLine = OrderDraft['lines'][number]

/**
 * What the order would be if it were placed now: every price, piece, date and sum read again. Changes nothing.
 * Refuses unknown products, products without a price, and an address that is not the customer's; disabled products are
 * answered apart, and an order with one is not placed. `taken` are pieces that orders before this one will have taken.
 */
export async function draftOrder(db: Db | Tx, caller: CustomerCaller, request: OrderRequest, now: Date, taken?: Taken) {
  const buyer = await buyerOf(db, caller, now)
  const warehouses = await warehousesOf(db, buyer.region)
  const shipFrom = warehouses.find(({ code }) => code === (request.shipFrom ?? caller.warehouse))
  if (!shipFrom) throw new Refusal('request.invalid', { fields: ['shipFrom'] })

  const { lines: planned, disabled } = await draftLines(db, caller, request, { warehouse: shipFrom.code, taken }, now)
  const { lines, ...shortage } = draftBackOrders(planned, request.backOrders)
  const { addresses, shipTo, billTo } = await chosenAddresses(db, caller, request)
  const destination = { ...(await countryOf(db, shipTo.country)), postcode: shipTo.postcode }
  const vat = vatOf({ shipFrom, shipTo: destination, vatNumber: buyer.vatNumber })

  const promotions = await orderPromotions(db, caller, lines, now)
  const goodsValue = orderTotals(lines).subtotal - promotions.discount
  const sending = {
    shipFrom: shipFrom.code,
    country: shipTo.country,
    region: buyer.region,
    goodsValue,
    promotion: promotions.freeShipping,
    promise: promiseOf(lines, shortage.backOrders, shipFrom, now),
  }
  const { carrier, forwarder, faults, ...carriers } = await draftCarriers(db, request, sending)

  const coupon = await applyCoupon(
    db,
    caller,
    request.couponCode,
    { lines, shippingCost: carrier.price, shipViaChosen: request.shipVia !== undefined },
    now,
  )
  const applied = coupon && !('refused' in coupon) ? coupon : null

  const orderType = request.orderType ?? 'REG'
  const papers = await draftFiles(db, caller, orderType, request)

  const draft = {
    lines: lines.map((line, at) => ({
      ...line,
      discount: line.discount + (applied?.ofLines[at] ?? 0),
      promotion: promotions.titles.get(line.promotionId ?? 0) ?? null,
    })),
    disabled,
    totals: orderTotals(lines, {
      discount: promotions.discount + (applied?.discount ?? 0),
      shippingCost: carrier.price,
      handlingFee: buyer.handlingFees[orderType] ?? 0,
      vatRateBp: vat.rateBp,
    }),
    coupon: applied,
    couponRefused: coupon && 'refused' in coupon ? coupon.refused : null,
    vat,
    carrier,
    forwarder,
    ...carriers,
    calendar: calendarOf(shipFrom, now),
    waiting: shortage.waiting,
    backOrders: shortage.backOrders,
    reduced: shortage.reduced,
    shipFrom,
    warehouses,
    shipTo,
    billTo,
    addresses,
    buyer,
    orderType,
    files: papers.files,
    faults: [...faults, ...papers.faults, ...shortage.faults],
    poNumber: request.poNumber?.trim() ?? '',
    instruction: request.instruction?.trim() ?? '',
  }
  const duplicatePo = await poNumberUsed(db, caller, draft.poNumber)
  const shown = {
    // What other promotions would have made of a line is no matter of the customer's.
    lines: lines.map(({ trace, ...line }) => line),
    totals: draft.totals,
    vat,
    carrier,
    forwarder,
    shipFrom: shipFrom.code,
    shipTo,
    billTo,
    orderType: draft.orderType,
    backOrders: draft.backOrders,
    coupon: applied?.code,
    files: papers.files.map(({ fileId }) => fileId),
    shippingPromotion: draft.shippingPromotion?.promotionId,
  }
  const spent = buyer.monthLimit === null ? 0 : await spentThisMonth(db, caller, now)
  const held = holdReason(buyer, draft.totals.total)
  const over = overLimit(buyer, spent, draft.totals.total)
  return { ...draft, duplicatePo, held, over, revision: revisionOf(shown) }
}

/** Changes with anything that the customer would want to know before he pays. */
function revisionOf(shown: object): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
