import type { Db } from '../../../db/database.ts'
import type { Hint } from '../../../events/live/hints.ts'
import { type Notifier, runNotifier } from '../../../jobs/run-notifier.ts'
import type { ReturnUpdate } from './describe-news.ts'
import { takeNews } from './news.queries.ts'
import { isNotified, notifyReturnUpdates } from './notify-return-updates.ts'

/** Announces news of returns. Without news, a poll reads an empty table. */
export const runReturnNotifier = (db: Db, notifier: Notifier<ReturnUpdate>) =>
  runNotifier(
    {
      notify: (now, most) => notifyReturnUpdates(db, now, most),
      skipNext: () => skipNext(db),
      name: 'news of a return',
      toId: ({ returnId }) => returnId,
      pollInterval: 1_000,
    },
    notifier,
  )

const skipNext = (db: Db) =>
  db.transaction().execute(async (tx) => (await takeNews(tx, 1)).map((news): ReturnUpdate => ({ ...news, lines: [] })))

/** The returnable pieces of its orders have changed, and notified accounts have a new message. */
export const toReturnHint = (news: readonly ReturnUpdate[]): Hint => {
  const orders = news.flatMap(({ lines }) =>
    lines.map(({ orgId, customerId, orderno }) => ({ orgId, customerId, orderno })),
  )
  return {
    orders: [...new Map(orders.map((order) => [order.orderno, order])).values()],
    messages: [
      ...new Set(news.filter((one) => isNotified(one) && !one.isByCustomer).map(({ accountId }) => accountId)),
    ],
  }
}
