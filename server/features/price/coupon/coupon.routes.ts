import { checkCoupon, claimCoupon, listCoupons, offerCoupons } from '../../../../contract/price/coupon.ts'
import { pageOf } from '../../../../rules/paging.ts'
import { availabilityRefusal, couponCode, couponState } from '../../../../rules/price/coupon.ts'
import { amountOf } from '../../../../rules/price/money.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { draftOrder } from '../../order/checkout/draft-order.ts'
import { couponOffers } from './apply-coupon.ts'
import { type CouponRow, couponByCode, couponPage, holdCoupon } from './coupon.queries.ts'
import { couponWords, refusedCoupon } from './coupon-words.ts'

const refusing = { fields: ['code'] }

export const couponRoutes = (mount: Mount) => {
  mount(listCoupons, async ({ query, caller, db, now, language }) => {
    const { tab = 'all' } = query
    const { rows, total } = await couponPage(db, caller, { tab, now, language, ...pageOf(query) })
    return { rows: rows.map((row) => onWire(row, now)), total }
  })

  mount(claimCoupon, ({ body, caller, db, now, language }) =>
    db.transaction().execute(async (tx) => {
      const code = couponCode(body.code)
      if (code === '') throw new Refusal('coupon.code_missing', refusing)
      const coupon = await couponByCode(tx, caller, code, language)
      if (!coupon) throw new Refusal('coupon.not_found', refusing)
      const refused = availabilityRefusal(coupon, now)
      if (refused) throw new Refusal(refused, refusing)
      await holdCoupon(tx, caller, coupon.couponId, now)
      return onWire(coupon, now)
    }),
  )

  mount(checkCoupon, async ({ body, caller, db, now, language }) => {
    const { coupon, couponRefused } = await draftOrder(db, caller, body, now)
    if (!coupon) throw refusedCoupon(couponRefused ?? { refused: 'coupon.code_missing' }, { caller, language })
    return { code: coupon.code, discount: amountOf(coupon.discount), currency: caller.currency }
  })

  mount(offerCoupons, async ({ body: { couponCode: _inUse, ...request }, caller, db, now, language }) => {
    const { lines, totals } = await draftOrder(db, caller, request, now)
    const order = { lines, shippingCost: totals.shippingCost, shipViaChosen: request.shipVia !== undefined }
    const offers = await couponOffers(db, caller, order, { language, now })
    const { currency } = caller
    return { rows: offers.map((offer) => offerOnWire(offer, { language, currency })), currency }
  })
}

type Offer = Awaited<ReturnType<typeof couponOffers>>[number]

function offerOnWire(
  { couponId, code, title, endsOn, found }: Offer,
  reader: { language: Language; currency: string },
) {
  const offer = { couponId, code, title, endsOn }
  if ('discount' in found) return { ...offer, discount: amountOf(found.discount), reason: '', msg: '' }
  const { key, values } = couponWords(found, reader)
  return { ...offer, discount: null, reason: found.refused, msg: say(reader.language, key, values) }
}

const onWire = (coupon: CouponRow, now: Date) => ({
  ...coupon,
  type: coupon.kind,
  // Both are hundredths: of a percent, and of an amount.
  value: coupon.value / 100,
  startAmount: amountOf(coupon.startAmount),
  useLimit: coupon.customerLimit,
  usageCount: coupon.usedByCustomer,
  status: couponState(coupon, now),
})
