import type { promotionsForCustomer } from '../../../../contract/catalogue/promotion.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { OwnPrice } from '../../../../rules/catalogue/price/price.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { pricesFor } from '../pricing/price.queries.ts'
import { runningPromotions } from '../pricing/running-promotions.queries.ts'
import { skusByItemNumber } from './promotion.queries.ts'

type OffersQuery = { numbers: readonly string[]; now: Date; language: Language }
type RunningPromotion = Awaited<ReturnType<typeof runningPromotions>>[number]
type Offer = Reply<typeof promotionsForCustomer>[number]

/** For these item numbers what runs for the caller; nothing for a product without a price for them. */
export async function findOffers(
  db: Db,
  caller: CustomerCaller,
  { numbers, now, language }: OffersQuery,
): Promise<Offer[]> {
  const skusOfNumbers = await skusByItemNumber(db, numbers)
  const skuIds = [...new Set(skusOfNumbers.map(({ skuId }) => skuId))]
  const prices = await pricesFor(db, caller, skuIds, now)
  const ids = [...new Set([...prices.values()].flatMap(listIds))]
  const running = await runningPromotions(db, caller, { ids, skuIds }, now)

  return skusOfNumbers.flatMap(({ number, skuId }) => {
    const price = prices.get(skuId)
    if (!price) return []
    return running
      .filter(({ promotionId, meant }) => meant.includes(skuId) || listIds(price).includes(promotionId))
      .map((promotion) => ({
        number,
        promotionId: promotion.promotionId,
        type: promotion.kind,
        title: promotion.title[language] || promotion.title.en,
        endsAt: promotion.endsAt.toISOString(),
        unitPrice: toAmount(price.unitPrice),
        ...toOffer(promotion, price),
        currency: caller.currency,
      }))
  })
}

/** Whose price counts, and whose free pieces may. */
const listIds = ({ promotionId, buyGet }: OwnPrice) => [
  ...(promotionId === null ? [] : [promotionId]),
  ...buyGet.map((offer) => offer.promotionId),
]

function toOffer({ promotionId, from }: RunningPromotion, price: OwnPrice) {
  const pieces = price.buyGet.find((offer) => offer.promotionId === promotionId)
  return {
    discountPrice: amountOrNull(price.promotionId === promotionId ? price.discountPrice : null),
    buy: pieces?.buy ?? null,
    free: pieces?.free ?? null,
    freeShippingFrom: amountOrNull(from),
  }
}
