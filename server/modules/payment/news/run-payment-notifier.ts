import type { Db } from '../../../db/database.ts'
import type { Hint } from '../../../events/live/hints.ts'
import { type Notifier, runNotifier } from '../../../jobs/run-notifier.ts'
import { type NotifiedPayment, notifyPayments } from './notify-payments.ts'
import { takePaymentNews } from './payment-news.queries.ts'

/** Announces payments. Without news, a poll reads an empty table. */
export const runPaymentNotifier = (db: Db, notifier: Notifier<NotifiedPayment>) =>
  runNotifier(
    {
      notify: (now, most) => notifyPayments(db, now, most),
      skipNext: () => skipNext(db),
      name: 'news of a payment',
      toId: ({ newsId }) => newsId,
      pollInterval: 1_000,
    },
    notifier,
  )

const skipNext = (db: Db) =>
  db
    .transaction()
    .execute(async (tx) => (await takePaymentNews(tx, 1)).map((news): NotifiedPayment => ({ ...news, readers: [] })))

/** What the customers owe has changed, and notified accounts have a new message. */
export const toPaymentHint = (news: readonly NotifiedPayment[]): Hint => ({
  orders: [],
  messages: [...new Set(news.flatMap(({ readers }) => readers))],
  customersOwing: [...new Set(news.map(({ customerId }) => customerId))],
})
