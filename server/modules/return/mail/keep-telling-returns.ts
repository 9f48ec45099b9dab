import type { Db } from '../../../db/database.ts'
import type { Hint } from '../../../events/live/hints.ts'
import { keepTelling, type Telling } from '../../../jobs/keep-telling.ts'
import type { ToldReturn } from './describe-news.ts'
import { takeNews } from './news.queries.ts'
import { isTold, tellReturns } from './tell-returns.ts'

/** Tells what happened to returns. Where there is nothing, a look reads an empty table. */
export const keepTellingReturns = (db: Db, telling: Telling<ToldReturn>) =>
  keepTelling(
    {
      tell: (now, most) => tellReturns(db, now, most),
      passOver: () => passOver(db),
      name: 'what happened to a return',
      toId: ({ returnId }) => returnId,
      betweenLooks: 1_000,
    },
    telling,
  )

const passOver = (db: Db) =>
  db.transaction().execute(async (tx) => (await takeNews(tx, 1)).map((news): ToldReturn => ({ ...news, lines: [] })))

/** What may come back of their orders is another number now, and whoever was told has a new message. */
export const hintOfReturns = (news: readonly ToldReturn[]): Hint => {
  const orders = news.flatMap(({ lines }) =>
    lines.map(({ orgId, customerId, orderno }) => ({ orgId, customerId, orderno })),
  )
  return {
    orders: [...new Map(orders.map((order) => [order.orderno, order])).values()],
    messages: [...new Set(news.filter((one) => isTold(one) && !one.isTheirOwn).map(({ accountId }) => accountId))],
  }
}
