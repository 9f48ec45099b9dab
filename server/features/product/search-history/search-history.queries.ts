import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'

/** How many searches a person is shown, and how many are kept for them. */
const mostShown = 10

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

  /** The same keyword again moves to the top. */
  record: (keyword: string, now: Date) =>
    db
      .insertInto('search_history')
      .values({ account_id: accountId, keyword, searched_at: now })
      .onConflict((row) => row.columns(['account_id', 'keyword']).doUpdateSet({ searched_at: now }))
      .execute(),

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
