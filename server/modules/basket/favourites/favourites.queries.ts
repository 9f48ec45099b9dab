import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Page } from '../../catalogue/products/list.queries.ts'

type FavouriteRow = {
  favoriteId: number
  skuId: number
  custNumber: string
  warehouse: string | null
  addedAt: Date
  watch: { stock: boolean; price: boolean }
  total: number
}

export type NewFavourite = { skuId: number; custNumber: string | undefined; warehouse: string | undefined }

/** Every query of the favourites is bound to the account whose they are. */
export const favouriteQueries = (db: Db | Tx, { accountId }: CustomerCaller) => ({
  /** Makes two requests for the same favourites take turns. */
  lock: () => sql`select from accounts where id = ${accountId} for no key update`.execute(db),

  skuIds: async () => {
    const rows = await db.selectFrom('favourites').select('sku_id').where('account_id', '=', accountId).execute()
    return rows.map(({ sku_id }) => sku_id)
  },

  page: (keyword: string, page: Page) =>
    rowsAndTotal(page, (limits) => pageOfFavourites(db, accountId, keyword, limits)),

  keep: async (products: readonly NewFavourite[], now: Date) => {
    if (products.length === 0) return
    await sql`
      insert into favourites as f (account_id, sku_id, cust_number, warehouse, added_at)
      select ${accountId}, k.sku_id, coalesce(k.cust_number, ''), k.warehouse, ${now}
        from json_to_recordset(${JSON.stringify(products.map(toColumns))}) as k (sku_id integer, cust_number text, warehouse text)
      on conflict (account_id, sku_id) do update
         set cust_number = case when excluded.cust_number = '' then f.cust_number else excluded.cust_number end,
             warehouse = coalesce(excluded.warehouse, f.warehouse)
    `.execute(db)
  },

  /** Writes the customer's article number of a favourite; whether there was one. */
  rename: (id: number, custNumber: string) => rename(db, accountId, { id, custNumber }),

  /** How many of these went. */
  remove: async (which: { id: number } | { numbers: readonly string[] }) => {
    const { rows } = await sql`
      delete from favourites where account_id = ${accountId} and ${selectFavourites(which)} returning id
    `.execute(db)
    return rows.length
  },
})

async function rename(db: Db | Tx, accountId: number, { id, custNumber }: { id: number; custNumber: string }) {
  const { numUpdatedRows } = await db
    .updateTable('favourites')
    .set({ cust_number: custNumber })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const toColumns = ({ skuId, custNumber, warehouse }: NewFavourite) => ({
  sku_id: skuId,
  cust_number: custNumber,
  warehouse,
})

const selectFavourites = (which: { id: number } | { numbers: readonly string[] }): RawBuilder<unknown> =>
  'id' in which
    ? sql`id = ${which.id}`
    : sql`sku_id in (select s.id from skus s where s.number = any(${which.numbers}::text[]))`

/** Newest first; `keyword` is part of an item number, an OEM code or a customer's article number (specification section 5). */
async function pageOfFavourites(db: Db | Tx, accountId: number, keyword: string, { limit, offset }: Page) {
  const sought = keyword.trim().toLowerCase()
  const { rows } = await sql<FavouriteRow>`
    select f.id as "favoriteId", f.sku_id as "skuId", f.cust_number as "custNumber", f.warehouse, f.added_at as "addedAt",
           json_build_object('stock', f.watches_stock, 'price', f.watches_price) as watch,
           count(*) over ()::integer as total
      from favourites f
      join skus s on s.id = f.sku_id
     where f.account_id = ${accountId}
       and (${sought} = '' or position(${sought} in lower(concat_ws(E'\n', s.number, s.oem_code, f.cust_number))) > 0)
     order by f.added_at desc, f.id desc
     limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** Ids of SKUs by their item numbers, one query; unknown numbers are left out. */
export async function skuIdsByNumber(db: Db | Tx, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('skus')
    .select(['number', 'id'])
    .where('number', 'in', [...numbers])
    .execute()
  return new Map(rows.map(({ number, id }) => [number, id]))
}
