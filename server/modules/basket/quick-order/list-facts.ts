import { amountOrNull, toAmount } from '../../../../rules/catalogue/price/money.ts'
import { lineSum } from '../../../../rules/catalogue/price/promotion.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { accountQueries } from '../../customer/account/account.queries.ts'
import { spentThisMonth } from '../../customer/credit/spending.queries.ts'
import { quickOrderQueries } from './quick-order.queries.ts'

type Reading = { db: Db; caller: CustomerCaller; now: Date }

/** What the goods of lists cost the caller today, in cents, by list; none of a list with a product that has no price. */
export async function listSums({ db, caller, now }: Reading, ids: readonly number[]) {
  const sums = new Map<number, number | null>()
  if (ids.length === 0) return sums
  const lines = await quickOrderQueries(db, caller).linesOfAll(ids)
  const prices = await pricesFor(db, caller, [...new Set(lines.map(({ skuId }) => skuId))], now)
  for (const { quickOrderId, skuId, quantity } of lines) {
    const price = prices.get(skuId)
    const before = sums.get(quickOrderId)
    const sum = price && lineSum(price, quantity)
    sums.set(quickOrderId, before === null || !sum ? null : (before ?? 0) + sum.price - sum.discount)
  }
  return sums
}

/** How much the maker of a list may order alone, as it travels, and has ordered in this month. */
export async function findLimits(db: Db, caller: CustomerCaller, accountId: number, now: Date) {
  const maker = await accountQueries(db, caller).limits(accountId)
  if (!maker) return null
  const spent = await spentThisMonth(db, { ...caller, accountId }, now)
  return {
    order: amountOrNull(maker.orderLimit),
    month: amountOrNull(maker.monthLimit),
    spentThisMonth: toAmount(spent),
  }
}
