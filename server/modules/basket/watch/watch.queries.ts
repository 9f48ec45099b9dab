import { sql } from 'kysely'
import type { News, Watch } from '../../../../rules/basket/watch.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

export type WatchRow = { favoriteId: number; skuId: number; watch: Watch }

/** A favourite as it was last checked, and what its account is notified of now. */
export type WatchedFavourite = { favoriteId: number; watch: Watch; news?: News; at?: Date }

/** Every query of the watched favourites is bound to the account whose they are. */
export const watchQueries = (tx: Tx, { accountId }: CustomerCaller) => ({
  /** What is watched, locked: of two at once the second finds what the first has announced. */
  lockWatched: async () => {
    const rows = await ownFavourites(tx, accountId)
      .where((eb) => eb.or([eb('watches_stock', '=', true), eb('watches_price', '=', true)]))
      .orderBy('id')
      .execute()
    return rows.map(watchOfRow)
  },

  /** One favourite, locked; undefined where it is not the caller's. */
  lockOne: async (favoriteId: number) => {
    const row = await ownFavourites(tx, accountId).where('id', '=', favoriteId).executeTakeFirst()
    return row && watchOfRow(row)
  },

  keep: async (watches: readonly WatchedFavourite[]) => {
    const changed = watches.map(({ favoriteId: id, watch, news, at }) => ({
      id,
      ...watch,
      backAt: news?.back ? at : null,
      droppedAt: news?.drop ? at : null,
      droppedFrom: news?.drop?.before ?? null,
    }))
    await sql`
      update favourites f
         set watches_stock = w.stock, was_in_stock = w."wasInStock",
             watches_price = w.price, watched_price = w."watchedPrice",
             back_at = coalesce(w."backAt", f.back_at),
             dropped_at = coalesce(w."droppedAt", f.dropped_at), dropped_from = coalesce(w."droppedFrom", f.dropped_from)
        from json_to_recordset(${JSON.stringify(changed)})
             as w (id integer, stock boolean, "wasInStock" boolean, price boolean, "watchedPrice" integer,
                   "backAt" timestamptz, "droppedAt" timestamptz, "droppedFrom" integer)
       where f.id = w.id and f.account_id = ${accountId}
    `.execute(tx)
  },
})

const ownFavourites = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('favourites')
    .select(['id', 'sku_id', 'watches_stock', 'was_in_stock', 'watches_price', 'watched_price'])
    .where('account_id', '=', accountId)
    .forUpdate()

type Row = Awaited<ReturnType<ReturnType<typeof ownFavourites>['executeTakeFirstOrThrow']>>

const watchOfRow = (row: Row): WatchRow => ({
  favoriteId: row.id,
  skuId: row.sku_id,
  watch: {
    stock: row.watches_stock,
    wasInStock: row.was_in_stock ?? false,
    price: row.watches_price,
    watchedPrice: row.watched_price ?? 0,
  },
})

/** One job for each account that watches something. */
export const queueLooking = (db: Db) =>
  sql`
    select graphile_worker.add_job('tellWatcher', json_build_object('accountId', account_id),
             job_key := 'watcher ' || account_id, max_attempts := 5)
      from (select distinct account_id from favourites where watches_stock or watches_price) as watcher
  `.execute(db)
