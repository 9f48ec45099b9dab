/** An order that is split by warehouse is several: what of it leaves from where, by whom, and what each of them costs. */

import type { CouponDiscount } from '../../../../rules/catalogue/price/coupon.ts'
import { backOrdersAt, linesOfParts, offShipping } from '../../../../rules/fulfilment/warehouse-split.ts'
import { isDropShipment } from '../../../../rules/order/drop-shipment.ts'
import { type OrderTotals, type OrderType, orderTotals } from '../../../../rules/order/order.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { addWorkingDays, nextCutOff } from '../../../../rules/shipping/shipping.ts'
import { chooseVat } from '../../../../rules/vat/rate.ts'
import { workingCalendar } from '../../catalogue/availability/closed-days.ts'
import type { Buyer, Place } from './preview.queries.ts'
import { previewPromise } from './preview-back-orders.ts'
import { type CarrierChoice, previewCarriers } from './preview-carriers.ts'
import type { Destination } from './preview-destination.ts'
import type { Goods, TitledLine } from './preview-goods.ts'

type Departure = { shipFrom: Place; warehouses: readonly Place[]; now: Date }

/** The other warehouses with a carrier to this address, the one whose goods arrive first before others. */
export function byArrival(
  shipVia: string | undefined,
  { rates }: Destination,
  { shipFrom, warehouses, now }: Departure,
) {
  return warehouses
    .filter(({ code }) => code !== shipFrom.code)
    .flatMap((place) => {
      const carried = rates.filter(({ warehouse }) => warehouse === place.code)
      const rate = carried.find(({ carrier }) => carrier === shipVia) ?? carried[0]
      if (!rate) return []
      const calendar = workingCalendar(place, now)
      const days = shipVia === ownForwarder ? 0 : rate.daysMax
      return [{ code: place.code, on: addWorkingDays(nextCutOff(now, calendar).leavesOn, days, calendar.closedDays) }]
    })
    .sort((one, other) => inOrder(one.on, other.on) || inOrder(one.code, other.code))
    .map(({ code }) => code)
}

/** The order of ISO dates or of codes, which is that of their letters. */
function inOrder(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}

type DeliveryContext = Departure & {
  carrierChoice: CarrierChoice
  orderType: OrderType
  buyer: Pick<Buyer, 'vatId'>
  goods: Goods
  destination: Destination
  currency: string
}
type Parcels = ReturnType<typeof sendParcels>

/**
 * Who carries what leaves from each warehouse, for how much and by when; its VAT. The value of goods from which sending
 * costs nothing is that of all of them. From the other warehouses the carrier of the first is taken where they carry from
 * there, else the cheapest.
 */
export function sendParcels({ goods, shipFrom, warehouses, ...sending }: DeliveryContext) {
  const { lines, parts, isSplit } = goods
  if (!isSplit) return [sendParcel({ ...sending, goods, shipFrom, lines, at: 0 }, null)]
  const pieces = parts.map((part) => part.pieces)
  const split = linesOfParts(lines, pieces)
  return parts.flatMap(({ warehouse }, at) => {
    const place = warehouses.find(({ code }) => code === warehouse)
    return place ? [sendParcel({ ...sending, goods, shipFrom: place, lines: split[at] ?? [], at }, pieces)] : []
  })
}

type Parcel = Omit<DeliveryContext, 'warehouses'> & { lines: Goods['lines']; at: number }

function sendParcel(
  { carrierChoice, orderType, buyer, goods, destination, currency, shipFrom, lines, at, now }: Parcel,
  /** Pieces by SKU of each warehouse, where it is split. */
  pieces: ReadonlyMap<number, number>[] | null,
) {
  const { forwarders, shipTo } = destination
  const rates = destination.rates.filter(({ warehouse }) => warehouse === shipFrom.code)
  const backOrders = backOrdersAt(goods.shortage.backOrders, at)
  const { shipVia } = carrierChoice
  const isKnown = shipVia === ownForwarder || rates.some(({ carrier }) => carrier === shipVia)
  const carriers = previewCarriers(at === 0 || isKnown ? carrierChoice : { ...carrierChoice, shipVia: undefined }, {
    rates,
    forwarders,
    goodsValue: { cents: orderTotals(goods.lines).subtotal - goods.promotions.discount, currency },
    promotion: goods.promotions.freeShipping,
    promise: previewPromise(lines, backOrders, shipFrom, now),
  })
  const isDropShipped = isDropShipment(orderType, shipVia)
  const vat = chooseVat({ shipFrom, shipTo, vatId: buyer.vatId, isDropShipped })
  return { ...carriers, shipFrom, vat, backOrders, reduced: at === 0 ? goods.shortage.reduced : [], pieces }
}

type Coupon = (CouponDiscount & { couponId: number; code: string }) | null
type Costs = { parcels: Parcels; coupon: Coupon; handlingFee: number }

/**
 * The orders, with their sums and the sum of all. What is taken off is shared by the pieces of each line; a coupon is used
 * once for all of them, and what it takes off shipping is taken off the first one's before that of others. The handling fee
 * is asked once, with the first.
 */
export function previewParts(lines: readonly TitledLine[], { parcels, coupon, handlingFee }: Costs) {
  const pieces = parcels[0]?.pieces
  const split = pieces ? linesOfParts(lines, pieces) : [[...lines]]
  const offLines = coupon?.ofLines.reduce((sum, off) => sum + off, 0) ?? 0
  const offSending = offShipping(
    (coupon?.discount ?? 0) - offLines,
    parcels.map(({ carrier }) => carrier.price),
  )
  const reduces = new Set(lines.flatMap(({ skuId }, at) => (coupon?.ofLines[at] ? [skuId] : [])))
  const parts = parcels.map(({ faults: _said, pieces: _of, ...parcel }, at) => {
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
