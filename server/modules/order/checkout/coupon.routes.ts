import { checkCoupon, offerCoupons } from '../../../../contract/catalogue/coupon.ts'
import { renameReplaces } from '../../../../rules/basket/replacement.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Mount } from '../../../http/mount.ts'
import { couponOffers } from '../../catalogue/coupon/apply-coupon.ts'
import { couponRefusal, couponWords } from '../../catalogue/coupon/coupon-words.ts'
import { buildPreview } from './build-preview.ts'

/** What coupons would take off an order that is not placed yet. */
export const orderCouponRoutes = (mount: Mount) => {
  mount(checkCoupon, async ({ body, caller, db, now, language }) => {
    const { coupon, couponRefused } = await buildPreview({ db, caller, now }, renameReplaces(body))
    if (!coupon) throw couponRefusal(couponRefused ?? { refused: 'coupon.code_missing' }, { caller, language })
    return { code: coupon.code, discount: toAmount(coupon.discount), currency: caller.currency }
  })

  mount(offerCoupons, async ({ body: { couponCode: _inUse, ...request }, caller, db, now, language }) => {
    const { lines, totals } = await buildPreview({ db, caller, now }, renameReplaces(request))
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
  if ('discount' in found) return { ...offer, discount: toAmount(found.discount), reason: '', msg: '' }
  const { key, values } = couponWords(found, reader)
  return { ...offer, discount: null, reason: found.refused, msg: say(reader.language, key, values) }
}
