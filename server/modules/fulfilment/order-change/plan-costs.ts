import { couponDiscount, type RefusedCoupon } from '../../../../rules/catalogue/price/coupon.ts'
import { paidFor } from '../../../../rules/catalogue/price/promotion.ts'
import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import { shippingCost } from '../../../../rules/shipping/shipping.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { couponByCode, findBrands } from '../../catalogue/coupon/coupon.queries.ts'
import type { Title } from '../../catalogue/pricing/running-promotions.queries.ts'
import { orderPromotions } from '../../catalogue/promotion/order-promotions.ts'
import { findShipping } from '../../order/checkout/preview.queries.ts'
import { type Head, toBuyer } from './order-change.queries.ts'
import type { PlannedLine } from './plan-lines.ts'

type Planned = { lines: readonly PlannedLine[]; changesLines: boolean }

export type Costs = {
  coupon: { couponId: number; code: string } | null
  /** Why the order cannot keep its coupon; null where it keeps it, or had none. */
  couponLost: RefusedCoupon | null
  /** What the coupon takes off each line, and what it takes off shipping. Cents. */
  ofLines: readonly number[]
  offShipping: number
  shippingCost: number
  shippingPromotion: { promotionId: number; title: Title } | null
}

/**
 * What shipping costs after a change, and what the coupon of the order takes off it, by the terms of the day on which it was placed.
 * Refuses more pieces where the warehouse does not send to the address any more.
 */
export async function planCosts(db: Db | Tx, head: Head, planned: Planned): Promise<Costs> {
  const shipping = planned.changesLines ? await planShipping(db, head, planned.lines) : agreedShipping(head)
  const coupon = head.couponId === null ? null : { couponId: head.couponId, code: head.couponCode }
  if (coupon === null || !planned.changesLines)
    return { ...shipping, coupon, couponLost: null, ofLines: [], offShipping: 0 }
  const found = await applyAgain(db, head, planned.lines, shipping.shippingCost)
  if ('refused' in found) return { ...shipping, coupon: null, couponLost: found, ofLines: [], offShipping: 0 }
  const goods = found.ofLines.reduce((sum, off) => sum + off, 0)
  return { ...shipping, coupon, couponLost: null, ofLines: found.ofLines, offShipping: found.discount - goods }
}

const agreedShipping = ({ shippingCost: cost, shippingPromotionId, shippingPromotionTitle: title }: Head) => ({
  shippingCost: cost,
  shippingPromotion: shippingPromotionId !== null && title ? { promotionId: shippingPromotionId, title } : null,
})

/**
 * By the carrier of the order and the value of its goods. One that was split stays as agreed: what is free counts all its orders. So does
 * one that goes where its warehouse does not send any more: what was placed goes on, but nothing is added to it.
 */
async function planShipping(db: Db | Tx, head: Head, lines: readonly PlannedLine[]) {
  const { shipVia, shipFrom, currency, region, postcode } = head
  const { rates } = await findShipping(db, head.country, { warehouses: [shipFrom], region, currency, postcode })
  const adds = lines.some(({ pieces, piecesBefore }) => pieces > piecesBefore)
  if (adds && rates.length === 0) throw new Refusal('order.not_delivered', { fields: ['lines'] })
  if (head.isSplit || shipVia === ownForwarder) return agreedShipping(head)
  const rate = rates.find(({ carrier }) => carrier === shipVia)
  if (!rate) return agreedShipping(head)
  const living = lines.filter(({ pieces }) => pieces > 0)
  const goods = living.reduce((sum, { amount, free }) => sum + paidFor({ price: amount, discount: free }), 0)
  const cost = shippingCost(rate, { cents: goods, currency })
  if (cost === 0 || rate !== rates[0]) return { shippingCost: cost, shippingPromotion: null }
  const asked = living.map(({ skuId, promotionId, amount, free }) => ({ skuId, promotionId, amount, discount: free }))
  const { freeShipping } = await orderPromotions(db, toBuyer(head), asked, head.placedAt)
  return { shippingCost: freeShipping ? 0 : cost, shippingPromotion: freeShipping }
}

/** Whether it has ended or is used up since does not matter: the order has used it. */
async function applyAgain(db: Db | Tx, head: Head, lines: readonly PlannedLine[], shippingCents: number) {
  const coupon = await couponByCode(db, toBuyer(head), head.couponCode)
  if (!coupon) return { refused: 'coupon.not_found' } satisfies RefusedCoupon
  const brands = await findBrands(
    db,
    lines.map(({ skuId }) => skuId),
  )
  return couponDiscount(coupon, {
    lines: lines.map(({ skuId, amount, free, discountPrice, pieces }) => ({
      amount: amount - free,
      discounted: pieces > 0 && (discountPrice !== null || free > 0),
      meant: pieces > 0 && (coupon.brandId === null || brands.get(skuId) === coupon.brandId),
    })),
    shippingCost: shippingCents,
    shipViaChosen: true,
    currency: head.currency,
  })
}
