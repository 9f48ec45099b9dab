import { type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Sku } from '../../../../contract/catalogue/sku.ts'
import { defaultOrg, regionOfOrg } from '../../../../rules/site/site.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { isExpected } from '../availability/warehouse-day.ts'
import { pricesFor } from '../pricing/price.queries.ts'
import { priceOnWire } from '../pricing/price-wire.ts'
import type { Region } from './facet.queries.ts'
import { imageSql, summarySql } from './summary-columns.ts'

/** A SKU as it travels; the product page adds to it. */
export type SkuOnWire = Static<typeof Sku>

export type SkuRow = Omit<SkuOnWire, 'stock' | 'match' | 'price'> & StockRow

export type StockRow = {
  pieces: number | null
  piecesNl: number | null
  places: { warehouse: string; pieces: number }[] | null
  expectedOn: string | null
  expectedQty: number | null
}

/** The region whose warehouses count: a customer's own, a visitor's by the site that they name, else Europe. */
export const callerRegion = (caller: Caller | null, orgId = defaultOrg): Region => caller?.region ?? regionOfOrg(orgId)

/** Columns of the stock of a SKU, from the joins of `stockJoins`. */
export const stockColumns = sql`
  k.pieces, k.nl as "piecesNl", k.places, a.expected_on as "expectedOn", a.quantity as "expectedQty"`

/** Columns of a SKU `s` beside its brand `b`, from the joins of `skuJoins`. */
export const skuColumns = sql`
  s.id, ${summarySql('s')}, s.short_name as "shortName", b.name as brand,
  s.brand_id as "brandId", s.class_id as "classId", s.colour, s.yield_pages as "yieldPages",
  s.yield_standard as "yieldStandard", s.union_code as "unionCode",
  s.box_barcode as "boxBarcode", s.product_barcode as "productBarcode", s.status, s.printers,
  s.printer_count as "printerCount", ${stockColumns},
  ${imageSql('s.id')} as image,
  picture_version(s) as "pictureVersion"`

/** Brand, stock and next arrival of each SKU `s`, in the warehouses of a region. */
export const skuJoins = (region: string, now: Date): RawBuilder<unknown> => sql`
  join brands b on b.id = s.brand_id ${stockJoins(region, now)}`

/** Stock and next arrival alone. */
export const stockJoins = (region: string, now: Date): RawBuilder<unknown> => sql`
  left join lateral (
    select sum(k.on_hand - k.allocated)::integer as pieces,
           sum(k.on_hand - k.allocated) filter (where k.warehouse = 'NL')::integer as nl,
           json_agg(json_build_object('warehouse', k.warehouse, 'pieces', k.on_hand - k.allocated) order by k.warehouse) as places
      from stock k
     where k.sku_id = s.id and k.warehouse = any (array(select w.code from warehouses w where w.region = ${region}))
  ) k on true
  left join lateral (
    select e.expected_on, sum(e.quantity - e.received)::integer as quantity
      from expected_arrivals e
     where e.sku_id = s.id and ${isExpected(now)} and e.received < e.quantity
       and e.warehouse = any (array(select w.code from warehouses w where w.region = ${region}))
     group by e.expected_on
     order by e.expected_on
     limit 1
  ) a on true`

/** The row of a SKU as it travels, without a price. */
export function toSku<R extends StockRow>({ pieces, piecesNl, places, expectedOn, expectedQty, ...row }: R) {
  return {
    ...row,
    stock: {
      total: pieces ?? 0,
      nl: piecesNl ?? 0,
      byWarehouse: places ?? [],
      expectedOn,
      expectedQty: expectedQty ?? 0,
    },
  }
}

/** Puts the caller's own prices on SKUs; a visitor's stay without, as do those of a role that may not see them. */
export async function withPrices<T extends Pick<SkuOnWire, 'id' | 'price'>>(
  db: Db | Tx,
  caller: Caller | null,
  skus: T[],
  now: Date,
) {
  if (!caller || skus.length === 0) return skus
  const ids = skus.map(({ id }) => id)
  const prices = await pricesFor(db, caller, ids, now)
  if (prices.size === 0) return skus
  return skus.map((sku) => {
    const price = prices.get(sku.id)
    if (!price) return sku
    return { ...sku, price: { ...priceOnWire(price), currency: caller.currency } }
  })
}

/** SKUs by id as they travel, without prices; unknown ids are not in the map. Two queries however many there are. */
export async function skusOnWire(
  { db, caller, now }: Context<Caller | null>,
  skuIds: readonly number[],
  orgId?: number,
) {
  if (skuIds.length === 0) return new Map<number, SkuOnWire>()
  const { rows } = await sql<SkuRow>`
    select ${skuColumns}
      from skus s ${skuJoins(callerRegion(caller, orgId), now)}
     where s.id = any(${skuIds}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, toSku(row)]))
}
