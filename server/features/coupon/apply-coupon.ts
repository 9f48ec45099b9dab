import {
  type CouponDiscount,
  type CouponRefusal,
  couponCode,
  couponDiscount,
  standingRefusal,
} from '../../../rules/coupon.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { couponByCode, skusMeant } from './coupon.queries.ts'

type Order = {
  lines: readonly { skuId: number; amount: number; discount: number; discountPrice: number | null }[]
  shippingCost: number
  shipViaChosen: boolean
}

type Applied = CouponDiscount & { couponId: number; code: string }

/** What a typed code takes off an order, in cents, or why it cannot be used with it; null where none was typed. */
export async function applyCoupon(
  db: Db | Tx,
  caller: CustomerCaller,
  typed: string | undefined,
  order: Order,
  now: Date,
): Promise<Applied | { refused: CouponRefusal } | null> {
  if (typed === undefined) return null
  const code = couponCode(typed)
  if (code === '') return { refused: 'coupon.code_missing' }
  const coupon = await couponByCode(db, caller, code)
  if (!coupon) return { refused: 'coupon.not_found' }
  const refused = standingRefusal(coupon, now)
  if (refused) return { refused }

  const meant = await skusMeant(
    db,
    coupon.brandId,
    order.lines.map(({ skuId }) => skuId),
  )
  const lines = order.lines.map(({ skuId, amount, discount, discountPrice }) => ({
    amount: amount - discount,
    discounted: discountPrice !== null || discount > 0,
    meant: meant.has(skuId),
  }))
  const found = couponDiscount(coupon, { ...order, lines, currency: caller.currency })
  if ('refused' in found) return found
  return { couponId: coupon.couponId, code, ...found }
}
