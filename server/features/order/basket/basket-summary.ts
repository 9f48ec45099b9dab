import { amountOf } from '../../../../rules/price/money.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { basketTotals, type totalsOf } from './basket-totals.queries.ts'

/** What the edge of every page says of the caller's basket. */
export const basketSummary = async (db: Db | Tx, caller: CustomerCaller, now: Date) =>
  summaryOf(await basketTotals(db, caller, now), caller)

/** The sums of a basket as they travel. */
export const summaryOf = (
  { lines, pieces, price, priceChanges }: ReturnType<typeof totalsOf>,
  { currency }: CustomerCaller,
) => ({ shoppingCartQty: lines, pieces, shoppingCartPrice: amountOf(price), currency, priceChanges })
