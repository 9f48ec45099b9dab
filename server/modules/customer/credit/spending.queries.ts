import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** What remains of an account's orders of this calendar month of its site, VAT included. Cents. */
export async function spentThisMonth(db: Db | Tx, { accountId }: CustomerCaller, now: Date) {
  const { spent } = await db
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select(sql<number>`coalesce(sum(o.remaining_total), 0)::bigint`.as('spent'))
    .where('o.account_id', '=', accountId)
    .where('o.status', '<>', 'cancelled')
    .where('o.placed_at', '>=', sql<Date>`date_trunc('month', ${now}::timestamptz, g.time_zone)`)
    .executeTakeFirstOrThrow()
  return spent
}
