import { amountOf } from '../../../rules/money.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { basketTotals } from './basket.queries.ts'

/** What the edge of every page says of the caller's basket. */
export async function basketSummary(db: Db | Tx, caller: CustomerCaller, now: Date) {
  const { lines, pieces, price, priceChanges } = await basketTotals(db, caller, now)
  return {
    ...{ shoppingCartQty: lines, pieces, shoppingCartPrice: amountOf(price) },
    ...{ currency: caller.currency, priceChanges },
  }
}
