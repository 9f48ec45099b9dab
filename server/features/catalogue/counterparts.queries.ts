import { sql } from 'kysely'
import type { getSku } from '../../../contract/catalogue.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Db } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { type SkuOnWire, type SkuRow, skuColumns, skuJoins, skuOf, withPrices } from './sku.queries.ts'

type Counterpart = Reply<typeof getSku>['counterparts'][number]

const mostOnProductPage = 3

/** A product and its counterparts, with the caller's prices where they may see any. */
export async function withCounterparts<P extends SkuOnWire>(
  db: Db,
  caller: Caller | null,
  product: P,
  others: SkuOnWire[],
  now: Date,
) {
  const [priced = product, ...counterparts] = await withPrices(db, caller, [product, ...others], now)
  return { ...product, ...priced, counterparts: counterparts.map(counterpartOf) }
}

/**
 * Rows of a list, each original with the best of our compatibles, with the caller's prices where they may see any: one query
 * for the compatibles and those of the prices, however many rows there are.
 */
export async function listed(db: Db, caller: Caller | null, skus: SkuOnWire[], region: string, now: Date) {
  const originals = skus.filter(({ ownMake }) => !ownMake).map(({ id }) => id)
  const found = await counterpartsOf(db, originals, 1, region, now)
  const best = [...found].flatMap(([id, [other]]) => (other?.ownMake ? [{ id, other }] : []))
  const priced = await withPrices(db, caller, [...skus, ...best.map(({ other }) => other)], now)
  const counterparts = new Map(best.map(({ id }, at) => [id, priced[skus.length + at]]))
  return priced.slice(0, skus.length).map((sku) => {
    const counterpart = counterparts.get(sku.id)
    return counterpart ? { ...sku, counterpart: counterpartOf(counterpart) } : sku
  })
}

export const counterpartsOnProductPage = async (db: Db, skuId: number, region: string, now: Date) =>
  (await counterpartsOf(db, [skuId], mostOnProductPage, region, now)).get(skuId) ?? []

/**
 * What does the same as each product by the maker's number, by its id: of an original our compatibles, of ours the original,
 * and of what is not sold any more either. What is in stock first.
 */
async function counterpartsOf(db: Db, skuIds: readonly number[], most: number, region: string, now: Date) {
  const counterparts = new Map<number, SkuOnWire[]>()
  if (skuIds.length === 0) return counterparts
  const { rows } = await sql<SkuRow & { productId: number; place: number }>`
    with product as (
      select id, class_id, colour, own_make, status from skus where id = any(${skuIds}::integer[])
    ),
    same as (
      select distinct p.id as product_id, o.sku_id as id
        from product p
        join part_numbers n on n.sku_id = p.id and n.kind in ('oem', 'replaces')
        join part_numbers o on o.canonical = n.canonical and o.kind in ('oem', 'replaces') and o.sku_id <> n.sku_id
        join skus s on s.id = o.sku_id and s.class_id = p.class_id and s.colour = p.colour
       where s.status <> 'disabled' and (s.own_make <> p.own_make or p.status = 'disabled')
    ),
    counterpart as (
      select same.product_id as "productId", ${skuColumns}, row_number() over (
               partition by same.product_id order by coalesce(k.pieces, 0) > 0 desc, s.own_make desc, s.number
             )::integer as place
        from same join skus s using (id) ${skuJoins(region, now)}
    )
    select * from counterpart where place <= ${most} order by "productId", place
  `.execute(db)
  for (const { productId, place: _, ...row } of rows) {
    counterparts.set(productId, [...(counterparts.get(productId) ?? []), skuOf(row)])
  }
  return counterparts
}

/** What decides between a product and its counterpart; its own page has the rest. */
const counterpartOf = (sku: SkuOnWire): Counterpart => ({
  id: sku.id,
  number: sku.number,
  oemCode: sku.oemCode,
  brand: sku.brand,
  classId: sku.classId,
  colour: sku.colour,
  yieldPages: sku.yieldPages,
  yieldStandard: sku.yieldStandard,
  ownMake: sku.ownMake,
  status: sku.status,
  stock: sku.stock,
  ...(sku.price && { price: sku.price }),
})
