import { type RawBuilder, sql } from 'kysely'
import { priceChange } from '../../../../rules/basket/price-change.ts'
import type { OwnPrice } from '../../../../rules/catalogue/price/price.ts'
import { lineSum, paidFor } from '../../../../rules/catalogue/price/promotion.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'

/** What of a line counts in the sums of its basket. */
export type CountedLine = [skuId: number, quantity: number, priceSeen: number | null]

/** Of the SKUs `s` those of the caller's lines that are sold: the others have no price, as an order leaves them out. */
export const isSoldInBasket = ({ accountId }: CustomerCaller) =>
  isSoldAmong(sql`array(select sku_id from basket_lines where account_id = ${accountId})`)

/** The same of these products. */
export const isSold = (skuIds: readonly number[]) => isSoldAmong(sql`${skuIds}::integer[]`)

const isSoldAmong = (skuIds: RawBuilder<unknown>) => sql<boolean>`s.status <> 'disabled' and s.id = any(${skuIds})`

/** What counts of the caller's lines: as one text, which the process reads faster than so many small rows. */
export async function findCountedLines(db: Db | Tx, { accountId }: CustomerCaller) {
  const { rows } = await sql<{ lines: CountedLine[] }>`
    select coalesce(json_agg(json_build_array(sku_id, quantity, price_seen)), '[]') as lines
      from basket_lines
     where account_id = ${accountId}
  `.execute(db)
  return rows[0]?.lines ?? []
}

/** Lines, pieces and value (cents, at today's prices, of what is sold) of a basket, and how many prices changed in it. */
export function toTotals(lines: readonly CountedLine[], prices: ReadonlyMap<number, OwnPrice>) {
  const totals = { lines: lines.length, pieces: 0, price: 0, priceChanges: 0 }
  for (const [skuId, quantity, priceSeen] of lines) {
    const price = prices.get(skuId)
    totals.pieces += quantity
    totals.price += price ? paidFor(lineSum(price, quantity)) : 0
    if (priceChange(priceSeen, price)) totals.priceChanges += 1
  }
  return totals
}

/** The sums of the caller's basket. */
export async function basketTotals(db: Db | Tx, caller: CustomerCaller, now: Date) {
  const [lines, prices] = await Promise.all([
    findCountedLines(db, caller),
    pricesFor(db, caller, isSoldInBasket(caller), now),
  ])
  return toTotals(lines, prices)
}
