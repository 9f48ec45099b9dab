import type { Db } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { type SkuOnWire, skusOnWire, withPrices } from './sku.queries.ts'

/** SKUs by id as the caller sees them, with his prices where he may see any; unknown ids are not in the map. */
export async function pricedSkus(db: Db, caller: Caller | null, ids: readonly number[], now: Date) {
  const skus = await skusOnWire(db, caller, ids, now)
  const priced = await withPrices(db, caller, [...skus.values()], now)
  return new Map<number, SkuOnWire>(priced.map((sku) => [sku.id, sku]))
}
