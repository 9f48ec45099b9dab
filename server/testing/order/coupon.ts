import { randomUUID } from 'node:crypto'
import type { CouponKind } from '../../../rules/catalogue/price/coupon.ts'
import type { Db } from '../../db/database.ts'
import { currencyOf } from '../builders.ts'

type CouponRules = {
  orgId?: number
  code?: string
  kind?: CouponKind
  value?: number
  startAmount?: number
  brandId?: number
  from?: string
  to?: string
  useLimit?: number | null
  customerLimit?: number
  audience?: 'anybody' | 'holders' | 'newcomers'
  active?: boolean
}

/** Adds a coupon; ten per cent off everything in November unless a test says otherwise. */
export async function addCoupon(db: Db, given: CouponRules = {}) {
  const code = given.code ?? `T-${randomUUID().slice(0, 8).toUpperCase()}`
  const orgId = given.orgId ?? 1
  const { id } = await db
    .insertInto('coupons')
    .values({
      code,
      org_id: orgId,
      currency: await currencyOf(db, orgId),
      title: JSON.stringify({ en: 'Ten off', de: 'Zehn weniger' }),
      kind: given.kind ?? 'percentage',
      value: given.value ?? 1000,
      start_amount: given.startAmount ?? 0,
      starts_on: given.from ?? '2026-11-01',
      ends_on: given.to ?? '2026-11-30',
      brand_id: given.brandId ?? null,
      use_limit: given.useLimit ?? null,
      customer_limit: given.customerLimit ?? 1,
      audience: given.audience ?? 'anybody',
      active: given.active ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { couponId: id, code }
}
