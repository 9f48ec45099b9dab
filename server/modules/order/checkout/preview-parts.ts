/** An order that leaves from several warehouses is several: what of it leaves from where, by whom, and what each of them costs. */

import type { CouponDiscount } from '../../../../rules/catalogue/price/coupon.ts'
import { isDropShipment } from '../../../../rules/order/drop-shipment.ts'
import { type OrderTotals, type OrderType, orderTotals } from '../../../../rules/order/order.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import {
  backOrdersAt,
  hasPinnedLine,
  linesOfParts,
  type OrderPart,
  offShipping,
} from '../../../../rules/sourcing/order-lines.ts'
import { bySending } from '../../../../rules/sourcing/plan.ts'
import { chooseVat } from '../../../../rules/vat/rate.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { Buyer, Place } from './preview.queries.ts'
import { previewPromise } from './preview-back-orders.ts'
import { type CarrierChoice, previewCarriers } from './preview-carriers.ts'
import type { Destination } from './preview-destination.ts'
import type { Goods, TitledLine } from './preview-goods.ts'

type Sending = {
  warehouses: readonly Place[]
  carrierChoice: CarrierChoice
  orderType: OrderType
  buyer: Pick<Buyer, 'vatId'>
  goods: Goods
  destination: Destination
  currency: string
  now: Date
}
type Parcels = ReturnType<typeof sendParcels>

/**
 * Who carries what leaves from each warehouse, for how much and by when; its VAT. The value of goods from which sending
 * costs nothing is that of all of them. The carrier that is asked for is taken where they carry from there, else the
 * cheapest. Without anything to order it is what would leave from the first warehouse. Refuses an address to which nothing
 * is sent, and a carrier who carries from none of them.
 */
export function sendParcels({ goods, warehouses, ...sending }: Sending) {
  const { shipVia } = sending.carrierChoice
  const parts = goods.parts.length > 0 ? goods.parts : emptyPart(goods.sources)
  const isCarried = (warehouse: string) =>
    sending.destination.rates.some((rate) => rate.warehouse === warehouse && rate.carrier === shipVia)
  const isAsked = shipVia !== ownForwarder && parts.every(({ warehouse }) => !isCarried(warehouse))
  const split = linesOfParts(goods.lines, parts)
  const parcels = parts.flatMap((part, at) => {
    const shipFrom = warehouses.find(({ code }) => code === part.warehouse)
    const isKnown = isAsked || shipVia === ownForwarder || isCarried(part.warehouse)
    const carrierChoice = isKnown ? sending.carrierChoice : { ...sending.carrierChoice, shipVia: undefined }
    return shipFrom
      ? [sendParcel({ ...sending, carrierChoice, goods, shipFrom, lines: split[at] ?? [], part, at })]
      : []
  })
  const [first, ...others] = parcels
  if (!first) throw new Refusal('order.not_delivered', { fields: ['addressId'] })
  return [first, ...others] as const
}

const emptyPart = (sources: Goods['sources']): OrderPart[] =>
  bySending(sources)
    .slice(0, 1)
    .map(({ warehouse }) => ({ warehouse, now: new Map(), later: new Map() }))

type Parcel = Omit<Sending, 'warehouses'> & { shipFrom: Place; lines: Goods['lines']; part: OrderPart; at: number }

function sendParcel({
  carrierChoice,
  orderType,
  buyer,
  goods,
  destination,
  currency,
  shipFrom,
  lines,
  part,
  at,
  now,
}: Parcel) {
  const { forwarders, shipTo } = destination
  const rates = destination.rates.filter(({ warehouse }) => warehouse === shipFrom.code)
  const backOrders = backOrdersAt(goods.shortage.backOrders, part, at)
  const carriers = previewCarriers(carrierChoice, {
    rates,
    forwarders,
    goodsValue: { cents: orderTotals(goods.lines).subtotal - goods.promotions.discount, currency },
    promotion: goods.promotions.freeShipping,
    promise: previewPromise(lines, backOrders, { shipFrom, shipTo, now }),
  })
  const isDropShipped = isDropShipment(orderType, carrierChoice.shipVia)
  const vat = chooseVat({ shipFrom, shipTo, vatId: buyer.vatId, isDropShipped })
  const shipFromChosen = goods.isChosen || hasPinnedLine(part, goods.wants)
  return {
    ...carriers,
    shipFrom,
    shipFromChosen,
    vat,
    backOrders,
    reduced: at === 0 ? goods.shortage.reduced : [],
    part,
  }
}

type Coupon = (CouponDiscount & { couponId: number; code: string }) | null
type Costs = { parcels: Parcels; coupon: Coupon; handlingFee: number }

/**
 * The orders, with their sums and the sum of all. What is taken off is shared by the pieces of each line; a coupon is used
 * once for all of them, and what it takes off shipping is taken off the first one's before that of others. The handling fee
 * is asked once, with the first.
 */
export function previewParts(lines: readonly TitledLine[], { parcels, coupon, handlingFee }: Costs) {
  const split = linesOfParts(
    lines,
    parcels.map(({ part }) => part),
  )
  const offLines = coupon?.ofLines.reduce((sum, off) => sum + off, 0) ?? 0
  const offSending = offShipping(
    (coupon?.discount ?? 0) - offLines,
    parcels.map(({ carrier }) => carrier.price),
  )
  const reduces = new Set(lines.flatMap(({ skuId }, at) => (coupon?.ofLines[at] ? [skuId] : [])))
  const parts = parcels.map(({ faults: _said, part: _of, ...parcel }, at) => {
    const own = split[at] ?? []
    const off = offSending[at] ?? 0
    return {
      ...parcel,
      lines: own,
      coupon: off > 0 || own.some(({ skuId }) => reduces.has(skuId)) ? coupon : null,
      totals: orderTotals(own, {
        discount: own.reduce((sum, { discount }) => sum + discount, off),
        shippingCost: parcel.carrier.price,
        handlingFee: at === 0 ? handlingFee : 0,
        vatRateBp: parcel.vat.rateBp,
      }),
    }
  })
  return { parts, totals: parts.map(({ totals }) => totals).reduce(addTotals) }
}

const addTotals = (one: OrderTotals, other: OrderTotals): OrderTotals => ({
  subtotal: one.subtotal + other.subtotal,
  discount: one.discount + other.discount,
  shippingCost: one.shippingCost + other.shippingCost,
  handlingFee: one.handlingFee + other.handlingFee,
  vat: one.vat + other.vat,
  total: one.total + other.total,
})
