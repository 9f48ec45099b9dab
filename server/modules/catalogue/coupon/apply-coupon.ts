import {
  availabilityRefusal,
  bestFirst,
  type CouponDiscount,
  couponCode,
  couponDiscount,
  type RefusedCoupon,
} from '../../../../rules/catalogue/price/coupon.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { type CouponRow, couponByCode, couponPage, findBrands } from './coupon.queries.ts'

type Order = {
  lines: readonly { skuId: number; amount: number; discount: number; discountPrice: number | null }[]
  shippingCost: number
  shipViaChosen: boolean
}
type AppliedCoupon = CouponDiscount & { couponId: number; code: string }

/** What a typed code takes off an order, in cents, or why it cannot be used with it; null where none was typed. */
export async function applyCoupon(
  { db, caller, now }: Context,
  typed: string | undefined,
  order: Order,
): Promise<AppliedCoupon | RefusedCoupon | null> {
  if (typed === undefined) return null
  const code = couponCode(typed)
  if (code === '') return { refused: 'coupon.code_missing' }
  const coupon = await couponByCode(db, caller, code)
  if (!coupon) return { refused: 'coupon.not_found' }

  const brands = await brandsFor(db, [coupon], order)
  const discount = discountByCoupon(coupon, { ...order, brands, currency: caller.currency }, now)
  return 'refused' in discount ? discount : { couponId: coupon.couponId, code, ...discount }
}

/** So many coupons of a wallet are offered, those that end first before others. */
const mostOffers = 100

/** What each coupon in the caller's wallet would take off an order, the best first; those that cannot be used last, with why. */
export async function couponOffers(
  db: Db,
  caller: CustomerCaller,
  order: Order,
  { language, now }: { language: Language; now: Date },
) {
  const { rows } = await couponPage(db, caller, { tab: 'unused', now, language, limit: mostOffers, offset: 0 })
  const brands = await brandsFor(db, rows, order)
  const orderWithBrands = { ...order, brands, currency: caller.currency }
  return bestFirst(rows.map((coupon) => ({ ...coupon, found: discountByCoupon(coupon, orderWithBrands, now) })))
}

type Brands = Awaited<ReturnType<typeof findBrands>>

/** The brands of the products, where a coupon is for one alone. */
const brandsFor = async (db: Db | Tx, coupons: readonly CouponRow[], { lines }: Order): Promise<Brands> =>
  coupons.some(({ brandId }) => brandId !== null)
    ? await findBrands(
        db,
        lines.map(({ skuId }) => skuId),
      )
    : new Map()

function discountByCoupon(
  coupon: CouponRow,
  { lines, brands, ...order }: Order & { brands: Brands; currency: string },
  now: Date,
): CouponDiscount | RefusedCoupon {
  const refused = availabilityRefusal(coupon, now)
  if (refused) return { refused }
  return couponDiscount(coupon, {
    ...order,
    lines: lines.map(({ skuId, amount, discount, discountPrice }) => ({
      amount: amount - discount,
      discounted: discountPrice !== null || discount > 0,
      meant: coupon.brandId === null || brands.get(skuId) === coupon.brandId,
    })),
  })
}
