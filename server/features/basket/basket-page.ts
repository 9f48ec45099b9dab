import type { listBasket } from '../../../contract/basket.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { amountOf, amountOrNull } from '../../../rules/money.ts'
import type { OwnPrice } from '../../../rules/price.ts'
import { lineSum } from '../../../rules/promotion.ts'
import type { Db } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { type SkuOnWire, skusOnWire } from '../catalogue/sku.queries.ts'
import { pricesFor } from '../price/price.queries.ts'
import { priceOrNone } from '../price/price-wire.ts'
import { type BasketRow, basketLinesOf, shippingOf } from './basket-page.queries.ts'
import { summaryOf } from './basket-summary.ts'
import { countedLinesOf, totalsOf } from './basket-totals.queries.ts'

type Asked = {
  keyword?: string | undefined
  /** Rows at most; all where it is not said. */
  size?: number | undefined
  /** The line that the rows come after. */
  after?: number | undefined
}

/**
 * The caller's basket with today's prices and stock. What is asked for narrows the rows, never the sums, so that a large
 * basket opens with the lines in sight.
 */
export async function basketPage(
  db: Db,
  caller: CustomerCaller,
  { keyword, size, after = 0 }: Asked,
  now: Date,
): Promise<Reply<typeof listBasket>> {
  const counted = await countedLinesOf(db, caller, keyword)
  const found = counted.filter(({ isFound }) => isFound)
  const skuIds = found
    .filter(({ id }) => id > after)
    .slice(0, size)
    .map(({ skuId }) => skuId)
  // All that is long is asked at once, on connections of its own: a large basket opens in the time of its longest part.
  const [lines, skus, prices, shipping] = await Promise.all([
    basketLinesOf(db, caller, now, skuIds),
    skusOnWire(db, caller, skuIds, now),
    pricesFor(
      db,
      caller,
      counted.map(({ skuId }) => skuId),
      now,
    ),
    shippingOf(db, caller, now),
  ])
  const totals = totalsOf(counted, prices)
  return {
    ...summaryOf(totals, caller),
    weightGrams: totals.weightGrams,
    unweighed: totals.unweighed,
    rows: lines.flatMap((line) => {
      const goodsSku = skus.get(line.skuId)
      return goodsSku ? [rowOf(line, goodsSku, prices.get(line.skuId))] : []
    }),
    total: found.length,
    warehouse: caller.warehouse,
    warehouses: shipping.warehouses,
    freeShippingFrom: amountOrNull(shipping.freeFrom),
  }
}

function rowOf(line: BasketRow, goodsSku: SkuOnWire, price: OwnPrice | undefined) {
  const sum = price ? lineSum(price, line.quantity) : null
  const backOrdered = Math.max(0, line.quantity - line.available)
  return {
    shoppingCartId: line.id,
    number: goodsSku.number,
    custNumber: line.custNumber,
    goodsSku,
    ...priceOrNone(price),
    qty: line.quantity,
    price: amountOrNull(sum?.price ?? null),
    discount: amountOf(sum?.discount ?? 0),
    note: line.note,
    weightGrams: line.weightGrams * line.quantity,
    warehouse: line.warehouse,
    backOrdered,
    expectedOn: backOrdered > 0 ? line.expectedOn : null,
    priceSeen: amountOrNull(line.priceSeen),
    priceSeenAt: line.priceSeenAt.toISOString(),
  }
}
