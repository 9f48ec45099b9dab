import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'

/** How many searches an account is shown, and how many are kept of them: after deleting some it is shown older ones. */
const mostShown = 10
export const mostKept = 50

/** Every query of the search history is bound to the account whose it is. */
export const searchHistoryQueries = (db: Db, { accountId }: Caller) => ({
  recent: () =>
    db
      .selectFrom('search_history')
      .select(['id as searchId', 'keyword'])
      .where('account_id', '=', accountId)
      .orderBy('searched_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute(),

  /** The same keyword again moves to the top; what is older than the last ones is forgotten. */
  record: async (keyword: string, now: Date) => {
    await db
      .insertInto('search_history')
      .values({ account_id: accountId, keyword, searched_at: now })
      .onConflict((row) => row.columns(['account_id', 'keyword']).doUpdateSet({ searched_at: now }))
      .execute()
    await sql`
      delete from search_history
       where account_id = ${accountId}
         and id in (select id from search_history where account_id = ${accountId}
                     order by searched_at desc, id desc offset ${mostKept})`.execute(db)
  },

  forget: async (searchId: number) => {
    const forgotten = await db
      .deleteFrom('search_history')
      .where('account_id', '=', accountId)
      .where('id', '=', searchId)
      .returning('id')
      .executeTakeFirst()
    return forgotten !== undefined
  },
})
