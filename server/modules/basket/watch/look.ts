import type { ProductState } from '../../../../rules/basket/watch.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { type SkuOnWire, skusOnWire } from '../../catalogue/products/sku.queries.ts'

export type WatchedSku = ProductState & { sku: SkuOnWire }

/** What the caller sees of products now: whether their region has some, and what one costs them, in cents. Two queries. */
export async function lookAtWatched(tx: Tx, caller: CustomerCaller, skuIds: readonly number[], now: Date) {
  const skus = await skusOnWire({ db: tx, caller, now }, skuIds)
  const prices = await pricesFor(tx, caller, skuIds, now)
  return new Map<number, WatchedSku>(
    [...skus.values()].map((sku) => {
      const price = prices.get(sku.id)
      return [sku.id, { sku, inStock: sku.stock.total > 0, price: price?.discountPrice ?? price?.unitPrice ?? null }]
    }),
  )
}
