import type { listBasket } from '../../../contract/basket.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { amountOf, amountOrNull } from '../../../rules/money.ts'
import { priceChange } from '../../../rules/price-change.ts'
import { lineSum, paidFor } from '../../../rules/promotion.ts'
import type { Db } from '../../db/database.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import { skusOnWire } from '../catalogue/sku.queries.ts'
import { pricesFor } from '../price/price.queries.ts'
import { priceOrNone } from '../price/price-wire.ts'
import { basketLinesOf, basketSkuIds, shippingOf } from './basket-page.queries.ts'

/** The caller's basket with today's prices and stock; `keyword` narrows the rows, never the sums. */
export async function basketPage(
  db: Db,
  caller: CustomerCaller,
  keyword: string,
  now: Date,
): Promise<Reply<typeof listBasket>> {
  // All that is long is asked at once, on connections of its own: a large basket opens in the time of its longest part.
  const skuIds = await basketSkuIds(db, caller)
  const [found, skus, prices, shipping] = await Promise.all([
    basketLinesOf(db, caller, now),
    skusOnWire(db, caller, skuIds, now),
    pricesFor(db, caller, skuIds, now),
    shippingOf(db, caller, now),
  ])
  // What was put in since the ids were read is there the next time.
  const lines = found.filter(({ skuId }) => skus.has(skuId))

  const all = lines.flatMap((line) => {
    const goodsSku = skus.get(line.skuId)
    if (!goodsSku) return []
    const price = prices.get(line.skuId)
    const sum = price ? lineSum(price, line.quantity) : null
    const backOrdered = Math.max(0, line.quantity - line.available)
    return {
      cents: sum ? paidFor(sum) : 0,
      changed: priceChange(line.priceSeen, price) !== null,
      row: {
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
      },
    }
  })

  const wanted = keyword.trim().toLowerCase()
  const rows = all.map(({ row }) => row).filter((row) => wanted === '' || textOf(row).includes(wanted))
  return {
    shoppingCartQty: lines.length,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    shoppingCartPrice: amountOf(all.reduce((sum, { cents }) => sum + cents, 0)),
    currency: caller.currency,
    priceChanges: all.filter(({ changed }) => changed).length,
    rows,
    total: rows.length,
    warehouse: caller.warehouse,
    warehouses: shipping.warehouses,
    freeShippingFrom: amountOrNull(shipping.freeFrom),
  }
}

type Found = { number: string; custNumber: string; note: string; goodsSku: { oemCode: string; name: string } }

const textOf = ({ number, custNumber, note, goodsSku }: Found) =>
  [number, custNumber, note, goodsSku.oemCode, goodsSku.name].join('\n').toLowerCase()
