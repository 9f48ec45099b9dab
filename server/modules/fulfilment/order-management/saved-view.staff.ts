import { sql } from 'kysely'
import { mostViews } from '../../../../rules/fulfilment/order-management.ts'
import type { Db } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'

const columns = ['id as viewId', 'name', 'query'] as const

/** The views of one staff user by their names; nobody else has them. */
export const findViews = (db: Db, accountId: number) =>
  db.selectFrom('saved_views').select(columns).where('account_id', '=', accountId).orderBy('name').execute()

/** Saves a view, in place of one of the same name. Refuses more than `mostViews`. */
export const storeView = (db: Db, accountId: number, { name, query }: { name: string; query: string }) =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    const { others } = await tx
      .selectFrom('saved_views')
      .select(sql<number>`count(*)::integer`.as('others'))
      .where('account_id', '=', accountId)
      .where('name', '<>', name)
      .executeTakeFirstOrThrow()
    if (others >= mostViews) throw new Refusal('desk.too_many_views')
    return tx
      .insertInto('saved_views')
      .values({ account_id: accountId, name, query })
      .onConflict((row) => row.columns(['account_id', 'name']).doUpdateSet({ query }))
      .returning(columns)
      .executeTakeFirstOrThrow()
  })

export async function removeView(db: Db, accountId: number, viewId: number) {
  const removed = await db
    .deleteFrom('saved_views')
    .where('account_id', '=', accountId)
    .where('id', '=', viewId)
    .returning('id')
    .executeTakeFirst()
  orNotFound(removed)
}
