import type { PromotionKind } from '../../../rules/catalogue/price/promotion.ts'
import type { Db } from '../../db/database.ts'
import { currencyOf } from '../builders.ts'

export type GivenPromotion = Partial<{
  org_id: number
  title: string
  kind: PromotionKind
  value: number | null
  buy: number
  free: number
  class_id: number
  brand_id: number
  price_list_id: number
  starts_on: string
  ends_on: string
  /** For each of these products what it costs with it. */
  prices: Record<number, number>
  /** Only for these products. */
  of: number[]
}>

export const threeAndOne = { kind: 'buyGet', value: null, buy: 3, free: 1 } as const

/** Adds a promotion; ten per cent off everything in November unless a test says otherwise. Its id. */
export async function addPromotion(db: Db, { prices, of, title = 'Winter', ...given }: GivenPromotion = {}) {
  const kind = prices ? { kind: 'prices', value: null } : { kind: 'percentage', value: 1000 }
  const orgId = given.org_id ?? 1
  const { id } = await db
    .insertInto('promotions')
    .values({
      org_id: 1,
      currency: await currencyOf(db, orgId),
      title: JSON.stringify({ en: title, de: `${title} (de)` }),
      of_products: of !== undefined,
      ...kind,
      starts_on: '2026-11-01',
      ends_on: '2026-11-30',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const priced = Object.entries(prices ?? {})
  if (priced.length > 0) {
    const row = ([skuId, price]: [string, number]) => ({
      promotion_id: id,
      sku_id: Number(skuId),
      discount_price: price,
    })
    await db.insertInto('promotion_prices').values(priced.map(row)).execute()
  }
  const skus = (of ?? []).map((skuId) => ({ promotion_id: id, sku_id: skuId }))
  if (skus.length > 0) await db.insertInto('promotion_skus').values(skus).execute()
  return id
}
