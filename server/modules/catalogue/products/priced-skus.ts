import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { type SkuOnWire, skusOnWire, withPrices } from './sku.queries.ts'

/** SKUs by id as the caller sees them, with their prices where they may see any; unknown ids are not in the map. A visitor's stock is that of the site `orgId`. */
export async function pricedSkus(context: Context<Caller | null, Db>, ids: readonly number[], orgId?: number) {
  const { db, caller, now } = context
  const skus = await skusOnWire(context, ids, orgId)
  const priced = await withPrices(db, caller, [...skus.values()], now)
  return new Map<number, SkuOnWire>(priced.map((sku) => [sku.id, sku]))
}
