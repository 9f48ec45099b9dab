import { freeShippingOffer } from '../../../../rules/catalogue/price/promotion.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { runningPromotions } from '../pricing/running-promotions.queries.ts'

type Line = { skuId: number; promotionId: number | null; amount: number; discount: number }

/** What free pieces take off an order, what the promotions of its lines are called, and which sends it for nothing, if any. Cents. */
export async function orderPromotions(db: Db | Tx, caller: CustomerCaller, lines: readonly Line[], now: Date) {
  const skuIds = lines.map(({ skuId }) => skuId)
  const ids = lines.flatMap(({ promotionId }) => promotionId ?? [])
  const promotions = await runningPromotions(db, caller, { skuIds, ids }, now)
  const freeShipping = freeShippingOffer(
    promotions.flatMap(({ from, meant, ...promotion }) => {
      const goods = lines.filter(({ skuId }) => meant.includes(skuId))
      return from === null ? [] : { ...promotion, from, goods: goods.reduce((sum, line) => sum + paid(line), 0) }
    }),
  )
  return {
    discount: lines.reduce((sum, { discount }) => sum + discount, 0),
    titles: new Map(promotions.map(({ promotionId, title }) => [promotionId, title])),
    freeShipping: freeShipping ? { promotionId: freeShipping.promotionId, title: freeShipping.title } : null,
  }
}

const paid = ({ amount, discount }: Line) => amount - discount
