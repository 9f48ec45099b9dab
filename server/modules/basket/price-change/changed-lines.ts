import { lineDifference, priceChange } from '../../../../rules/basket/price-change.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { findBasketLines } from '../basket/basket-page.queries.ts'
import { isSoldInBasket } from '../basket/basket-totals.queries.ts'

/** The lines of the caller's basket whose price is another than when they were put in. Cents. */
export async function changedLines(db: Db | Tx, caller: CustomerCaller, now: Date) {
  const lines = await findBasketLines(db, caller)
  const prices = await pricesFor(db, caller, isSoldInBasket(caller), now)
  return lines.flatMap((line) => {
    const price = prices.get(line.skuId)
    const change = priceChange(line.priceSeen, price)
    if (!price || !change) return []
    return { ...line, ...change, lineDifference: lineDifference(change.before, price, line.quantity) }
  })
}
