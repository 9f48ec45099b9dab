import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

const mostRead = 30

type NewsRow = { skuId: number; isBack: boolean; droppedFrom: number | null }

/** The news of the caller's favourites in the last two weeks, the last first. Cents. */
export async function findFavouriteNews(db: Db, { accountId }: CustomerCaller, now: Date) {
  const since = sql`${now}::timestamptz - interval '14 days'`
  const { rows } = await sql<NewsRow>`
    select f.sku_id as "skuId", coalesce(f.back_at > ${since}, false) as "isBack",
           case when f.dropped_at > ${since} then f.dropped_from end as "droppedFrom"
      from favourites f
      join skus s on s.id = f.sku_id and s.status <> 'disabled'
     where f.account_id = ${accountId} and (f.back_at > ${since} or f.dropped_at > ${since})
     order by greatest(f.back_at, f.dropped_at) desc, f.id desc
     limit ${sql.lit(mostRead)}
  `.execute(db)
  return rows
}
