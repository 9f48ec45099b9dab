import { sql } from 'kysely'
import type { getSku } from '../../../../contract/catalogue/catalogue.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import {
  type SkuOnWire,
  type SkuRow,
  type StockRow,
  skuColumns,
  stockColumns,
  stockJoins,
  toSku,
  withPrices,
} from './sku.queries.ts'
import { numbersSql } from './summary-columns.ts'

export type Counterpart = Reply<typeof getSku>['counterparts'][number]
type CounterpartRow = Omit<Counterpart, 'stock' | 'price'> & StockRow

/** A SKU as lists show it: an original with the best of our compatibles. */
export type ListedSku = SkuOnWire & { counterpart?: Counterpart }
export type ListedRow = SkuRow & { counterpart: CounterpartRow | null }

// What decides between a product and its counterpart; its own page has the rest.
const columns = sql`
  s.id, ${numbersSql('s')}, s.yield_pages as "yieldPages", s.yield_standard as "yieldStandard", s.status, ${stockColumns}`

/**
 * The SKUs `s` that do the same as the product `p` by the maker's number: of an original our compatibles, of ours the original,
 * and of what is discontinued either. What is sold already first, then what is in stock.
 */
const counterpartsJoin = (region: string, now: Date, most: number) => sql`
  join skus s on s.class_id = p.class_id and s.colour = p.colour and s.status <> 'disabled'
   and (s.own_make <> p.own_make or p.status = 'disabled')
   and s.id = any (array(
         select o.sku_id
           from part_numbers n
           join part_numbers o on o.canonical = n.canonical and o.kind in ('oem', 'replaces') and o.sku_id <> n.sku_id
          where n.sku_id = p.id and n.kind in ('oem', 'replaces')))
  ${stockJoins(region, now)}
 order by s.status = 'active' desc, coalesce(k.pieces, 0) > 0 desc, s.own_make desc, s.number
 limit ${sql.lit(most)}`

/** Columns of a SKU `s` in a list, from the joins of `skuJoins`. In the query of the list: one of its own would take twice the time. */
export const listedColumns = (region: string, now: Date) => sql`
  ${skuColumns},
  case when not s.own_make then (
    select row_to_json(c)
      from (
        select ${columns}
          from (select s.id, s.class_id, s.colour, s.own_make, s.status) p ${counterpartsJoin(region, now, 1)}
      ) c
     where c."ownMake"
  ) end as counterpart`

/** The row of a SKU of a list as it travels, without prices. */
export function toListed<R extends SkuRow & Partial<Pick<ListedRow, 'counterpart'>>>({ counterpart, ...row }: R) {
  return { ...toSku(row), ...(counterpart && { counterpart: toSku(counterpart) }) }
}

const mostOnProductPage = 3

/** What does the same as a product, without prices. */
export async function counterpartsOfProduct(db: Db, skuId: number, region: string, now: Date): Promise<Counterpart[]> {
  const { rows } = await sql<CounterpartRow>`
    select ${columns}
      from (select id, class_id, colour, own_make, status from skus where id = ${skuId}) p
           ${counterpartsJoin(region, now, mostOnProductPage)}
  `.execute(db)
  return rows.map(toSku)
}

/**
 * The best of our compatibles of each of these originals that can be bought now, by the original's id, with the caller's own prices;
 * those that have one.
 */
export async function counterpartsOfOriginals({ db, caller, now }: Context<Caller>, skuIds: readonly number[]) {
  if (skuIds.length === 0) return new Map<number, Counterpart>()
  const { rows } = await sql<CounterpartRow & { originalId: number }>`
    select p.id as "originalId", c.*
      from (select id, class_id, colour, own_make, status from skus
             where id = any(${skuIds}::integer[]) and not own_make and status <> 'disabled') p
      join lateral (select ${columns} from (values (1)) one ${counterpartsJoin(caller.region, now, 1)}) c
        on c."ownMake" and c.status = 'active'
  `.execute(db)
  const priced = await withPrices(db, caller, rows.map(toSku), now)
  return new Map(priced.map(({ originalId, ...counterpart }) => [originalId, counterpart]))
}

/** Puts the caller's own prices on SKUs of a list and on their counterparts, where they may see any; asked for once. */
export async function withPricesOfBoth(db: Db, caller: Caller | null, skus: ListedSku[], now: Date) {
  if (!caller) return skus
  const others = skus.flatMap(({ counterpart }) => counterpart ?? [])
  const priced = await withPrices<ListedSku | Counterpart>(db, caller, [...skus, ...others], now)
  const priceOf = new Map(priced.map(({ id, price }) => [id, price]))
  return skus.map(({ counterpart, ...sku }) => ({
    ...withPrice(sku, priceOf),
    ...(counterpart && { counterpart: withPrice(counterpart, priceOf) }),
  }))
}

type Prices = ReadonlyMap<number, Counterpart['price']>

function withPrice<P extends { id: number }>(product: P, priceOf: Prices) {
  const price = priceOf.get(product.id)
  return price ? { ...product, price } : product
}
