import { centsIn } from './money.ts'

export const couponKinds = ['percentage', 'fixed', 'shipping'] as const
export type CouponKind = (typeof couponKinds)[number]

export const couponStates = ['unused', 'used', 'failed'] as const
/** To be used; used as often as its customer may; or over without that. */
export type CouponState = (typeof couponStates)[number]

export const couponTabs = ['all', ...couponStates] as const
export type CouponTab = (typeof couponTabs)[number]

export type CouponRefusal =
  | 'coupon.not_found'
  | 'coupon.code_missing'
  | 'coupon.used_up'
  | 'coupon.not_valid'
  | 'coupon.over'
  | 'coupon.discounted_items'
  | 'coupon.other_products'
  | 'coupon.condition'

/** What decides whether a customer can use a coupon at all. A period begins with `startsAt` and has ended at `endsAt`. */
type Availability = {
  active: boolean
  startsAt: Date
  endsAt: Date
  useLimit: number | null
  used: number
  customerLimit: number
  usedByCustomer: number
}

/** What an order still needs for its coupon, or why there is nothing that it could take off (20007). */
type UnmetCondition = { what: 'amount'; missing: number } | { what: 'carrier' } | { what: 'shipping_free' }

/** Why a coupon cannot be used with an order. */
export type RefusedCoupon = { refused: CouponRefusal; unmet?: UnmetCondition }

/** The most characters that are read of a code, as typed. */
export const longestCouponCode = 60

/** A code as it is stored, however it was typed. */
export const couponCode = (typed: string) => typed.replaceAll(/\s+/g, '').toUpperCase()

/** Why a customer cannot use a coupon now, whatever they order; null where they can. */
export function availabilityRefusal(coupon: Availability, now: Date): CouponRefusal | null {
  if (!coupon.active || now < coupon.startsAt) return 'coupon.not_valid'
  if (now >= coupon.endsAt || coupon.usedByCustomer >= coupon.customerLimit) return 'coupon.over'
  return coupon.useLimit !== null && coupon.used >= coupon.useLimit ? 'coupon.used_up' : null
}

/** On which tab of a wallet a coupon stands. */
export function couponState(coupon: Availability, now: Date): CouponState {
  if (coupon.usedByCustomer >= coupon.customerLimit) return 'used'
  const usedUp = coupon.useLimit !== null && coupon.used >= coupon.useLimit
  return !coupon.active || usedUp || now >= coupon.endsAt ? 'failed' : 'unused'
}

/** Cents of the currency; the value of a percentage in basis points. */
type Offer = { kind: CouponKind; value: number; startAmount: number; currency: string }

type CouponLine = {
  amount: number
  /** Whether a promotion has taken something off it. */
  discounted: boolean
  /** Whether the coupon is for this product. */
  meant: boolean
}

type Order = { lines: readonly CouponLine[]; shippingCost: number; shipViaChosen: boolean; currency: string }

/** What a coupon takes off an order, in all and off each line; what is left of `discount` goes off shipping. Cents. */
export type CouponDiscount = { discount: number; ofLines: number[] }

/** What a coupon takes off an order (specification sections 5 and 8), or why it cannot be used with it. */
export function couponDiscount(coupon: Offer, order: Order): CouponDiscount | RefusedCoupon {
  const { kind, value, currency } = coupon
  const startAmount = centsIn(order.currency, { cents: coupon.startAmount, currency })
  if (kind === 'shipping' && !order.shipViaChosen) return unmet({ what: 'carrier' })
  if (!order.lines.some(({ meant }) => meant)) return { refused: 'coupon.other_products' }
  if (kind !== 'shipping' && order.lines.some(({ discounted }) => discounted)) {
    return { refused: 'coupon.discounted_items' }
  }
  const amounts = order.lines.map(({ amount, meant }) => (meant ? amount : 0))
  const goods = addUp(amounts)
  if (goods < startAmount) return unmet({ what: 'amount', missing: startAmount - goods })
  const discount = Math.min(value, order.shippingCost)
  // A use is not spent on nothing.
  if (kind === 'shipping')
    return discount > 0 ? { discount, ofLines: amounts.map(() => 0) } : unmet({ what: 'shipping_free' })

  const ofGoods = kind === 'percentage' ? Math.round((goods * value) / 10_000) : Math.min(value, goods)
  return ofGoods > 0 ? { discount: ofGoods, ofLines: shareSum(ofGoods, amounts) } : { refused: 'coupon.condition' }
}

const unmet = (condition: UnmetCondition): RefusedCoupon => ({ refused: 'coupon.condition', unmet: condition })

/** Coupons in the order in which they are offered: what takes off most, of equals what ends first; then what cannot be used. */
export function bestFirst<C extends { endsOn: string; found: CouponDiscount | RefusedCoupon }>(
  coupons: readonly C[],
): C[] {
  const takesOff = ({ found }: C) => ('discount' in found ? found.discount : -1)
  const endsFirst = (one: C, other: C) => (one.endsOn < other.endsOn ? -1 : Number(one.endsOn > other.endsOn))
  return coupons.toSorted((one, other) => takesOff(other) - takesOff(one) || endsFirst(one, other))
}

/** A sum in whole cents, shared by amounts or pieces: the shares are the sum. */
export function shareSum(sum: number, amounts: readonly number[]): number[] {
  // Of sums as large as the contract lets an order be, a number would lose cents.
  const all = BigInt(addUp(amounts))
  const upTo = (amount: number) => Number((BigInt(sum) * BigInt(amount)) / all)
  let before = 0
  return amounts.map((amount) => {
    const share = upTo(before + amount) - upTo(before)
    before += amount
    return share
  })
}

const addUp = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
