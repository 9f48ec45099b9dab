import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** When the shop tidies up, in the worker's crontab; times are UTC. */
export const crontab = ['* * * * * foldFacetCounts', '17 3 * * * forgetOutdated'].join('\n')

/** Adds up the counts of the lists that orders and imports have appended. */
export const foldFacetCounts = (db: Db) => async () => {
  await sql`select fold_facet_counts()`.execute(db)
}

const day = 86_400_000

/** Removes what has served its time: sessions a week after they expired, failed tries, and stored answers. */
export const forgetOutdated = (db: Db, now: () => Date) => async () => {
  const before = (days: number) => new Date(now().getTime() - days * day)
  await db.deleteFrom('sessions').where('expires_at', '<', before(7)).execute()
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', before(1)).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(30)).execute()
}
