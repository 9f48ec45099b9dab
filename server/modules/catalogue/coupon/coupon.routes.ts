import { claimCoupon, listCoupons } from '../../../../contract/catalogue/coupon.ts'
import { availabilityRefusal, couponCode, couponState } from '../../../../rules/catalogue/price/coupon.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type CouponRow, couponByCode, couponPage, holdCoupon } from './coupon.queries.ts'

const refusing = { fields: ['code'] }

export const couponRoutes = (mount: Mount) => {
  mount(listCoupons, async ({ query, caller, db, now, language }) => {
    const { tab = 'all' } = query
    const { rows, total } = await couponPage(db, caller, { tab, now, language, ...toPage(query) })
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
}

const onWire = (coupon: CouponRow, now: Date) => ({
  ...coupon,
  type: coupon.kind,
  // Both are hundredths: of a percent, and of an amount.
  value: coupon.value / 100,
  startAmount: toAmount(coupon.startAmount),
  useLimit: coupon.customerLimit,
  usageCount: coupon.usedByCustomer,
  status: couponState(coupon, now),
})
