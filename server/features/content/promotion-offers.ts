import { amountOf } from '../../../rules/money.ts'
import type { Db } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { pricesFor } from '../price/price.queries.ts'
import { promotionsById, skusByOwnNumber } from './promotion.queries.ts'

/** For these own numbers the discount prices that the caller gets from running promotions of his site, and nobody else's. */
export async function offersOf(db: Db, caller: Caller, numbers: readonly string[], now: Date) {
  const asked = await skusByOwnNumber(db, numbers)
  const ids = [...new Set(asked.map(({ skuId }) => skuId))]
  const prices = await pricesFor(db, caller, ids, now)
  const promotionIds = [...prices.values()].flatMap(({ promotionId }) => promotionId ?? [])
  const promotions = await promotionsById(db, caller, [...new Set(promotionIds)])

  return asked.flatMap(({ number, skuId }) => {
    const price = prices.get(skuId)
    const promotion = promotions.get(price?.promotionId ?? 0)
    if (!price || !promotion || price.discountPrice === null) return []
    return {
      number,
      promotionId: promotion.id,
      title: promotion.title,
      endsAt: promotion.endsAt.toISOString(),
      unitPrice: amountOf(price.unitPrice),
      discountPrice: amountOf(price.discountPrice),
      currency: caller.currency,
    }
  })
}
