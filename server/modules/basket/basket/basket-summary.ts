import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { basketTotals, type toTotals } from './basket-totals.queries.ts'

/** What the edge of every page says of the caller's basket. */
export const basketSummary = async (db: Db | Tx, caller: CustomerCaller, now: Date) =>
  toSummary(await basketTotals(db, caller, now), caller)

/** The sums of a basket as they travel. */
export const toSummary = (
  { lines, pieces, price, priceChanges }: ReturnType<typeof toTotals>,
  { currency }: CustomerCaller,
) => ({ shoppingCartQty: lines, pieces, shoppingCartPrice: toAmount(price), currency, priceChanges })
