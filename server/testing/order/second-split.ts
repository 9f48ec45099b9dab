import {
  carriersOf,
  couponOf,
  feeOf,
  halfUp,
  linesOf,
  type Sum,
  secondSum,
  total,
  type Uses,
  vatOf,
  warehouseOf,
} from './second-sum.ts'
import type { Customer, Product, RandomRequest, Shop } from './second-sum-facts.ts'

/** The two warehouses, the first to send before the other, and the pieces of each product that the first gives; the other gives the rest. */
export type Division = { codes: readonly [string, string]; first: ReadonlyMap<Product, number> }

/**
 * What each of two orders costs that one is split into, worked out a second time: decisions 13 and 47. Prices, what is taken off and
 * from when on sending is free are those of the whole; carrier and VAT each has of its own; the fee is with the first.
 */
export function secondSplit(
  shop: Shop,
  customer: Customer,
  request: RandomRequest,
  uses: Uses,
  { codes, first }: Division,
): Sum[] | { refused: string[] } {
  const whole = secondSum(shop, customer, { ...request, shipFrom: codes[0] }, uses)
  if ('refused' in whole) return whole
  const lines = linesOf(shop, customer, request, warehouseOf(shop, codes[0]))
  const carried = codes.map((code) => {
    const carriers = carriersOf(shop, customer, { ...request, shipFrom: code }, lines)
    const carrier = carriers.find(({ shipVia }) => shipVia === request.shipVia) ?? carriers[0]
    if (!carrier) throw new Error(`nobody carries from ${code}`)
    return { code, carriers, carrier }
  })
  const sending = total(carried.map(({ carrier }) => carrier.price))
  const coupon = couponOf(shop, customer, { request, lines, shippingCost: sending }, uses)
  let offShipping = coupon.offShipping

  return carried.map(({ code, carriers, carrier }, at) => {
    const parts = lines.flatMap((line, index) => {
      const ofFirst = first.get(line.product) ?? 0
      const qty = at === 0 ? ofFirst : line.qty - ofFirst
      const share = coupon.shares[index] ?? 0
      const off = line.free + share
      const offFirst = Number((BigInt(off) * BigInt(ofFirst)) / BigInt(line.qty))
      return qty === 0 ? [] : [{ ...line, qty, discount: at === 0 ? offFirst : off - offFirst, share }]
    })
    const offThis = Math.min(offShipping, carrier.price)
    offShipping -= offThis
    const priced = parts.map(({ product, qty, unitPrice, discountPrice, discount, promotion }) => ({
      number: product.number,
      qty,
      unitPrice: unitPrice ?? 0,
      discountPrice,
      discount,
      promotion,
      price: qty * (discountPrice ?? unitPrice ?? 0),
    }))
    const subtotal = total(priced.map(({ price }) => price))
    const discount = total(priced.map((line) => line.discount)) + offThis
    const handlingFee = at === 0 ? feeOf(shop, customer.site.orgId, request.orderType) : 0
    const net = subtotal - discount + carrier.price + handlingFee
    const { rateBp, reason } = vatOf(shop, customer, warehouseOf(shop, code), request)
    const vat = halfUp(net, rateBp)
    const hasCoupon = offThis > 0 || parts.some(({ share }) => share > 0)
    return {
      lines: priced,
      carriers,
      fees: whole.fees,
      couponRefused: coupon.refused,
      nothingInStock: false,
      couponCode: hasCoupon ? (request.couponCode ?? '') : '',
      shippingPromotion: carrier.promotion,
      subtotal,
      discount,
      shippingCost: carrier.price,
      handlingFee,
      rateBp,
      reason,
      vat,
      total: net + vat,
      currency: customer.site.currency,
    }
  })
}
