import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { priceOrNone } from '../../catalogue/pricing/price-wire.ts'
import { summarySql } from '../../catalogue/products/summary-columns.ts'

type Row = ProductSummary & {
  skuId: number
  brand: string
  status: 'active' | 'disabled' | 'announced'
  pieces: number
}

/**
 * Products as the lines of a list show them, by id: what the caller pays, nothing for what is discontinued, and the
 * pieces of their region. Two queries.
 */
export async function listProducts(db: Db, caller: CustomerCaller, skuIds: readonly number[], now: Date) {
  if (skuIds.length === 0) return new Map<number, Row & ReturnType<typeof priceOrNone>>()
  const { rows } = await sql<Row>`
    select s.id as "skuId", ${summarySql('s')}, b.name as brand, s.status,
           coalesce((
             select sum(k.on_hand - k.allocated) from stock k
              where k.sku_id = s.id and k.warehouse = any (array(select w.code from warehouses w where w.region = ${caller.region}))
           ), 0)::integer as pieces
      from skus s
      join brands b on b.id = s.brand_id
     where s.id = any(${skuIds}::integer[])
  `.execute(db)
  const prices = await pricesFor(db, caller, skuIds, now)
  return new Map(
    rows.map((row) => {
      const price = row.status === 'disabled' ? undefined : prices.get(row.skuId)
      return [row.skuId, { ...row, ...priceOrNone(price) }]
    }),
  )
}
