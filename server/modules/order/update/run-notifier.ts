import type { Db } from '../../../db/database.ts'
import type { Hint } from '../../../events/live/hints.ts'
import { type Notifier, runNotifier } from '../../../jobs/run-notifier.ts'
import { isNotified, notifyUpdates, skipNext } from './notify-updates.ts'
import type { OrderEvent } from './update.queries.ts'

/** Announces order events; they are on the screens of their customers within a second. Without pending events, a poll reads an empty index. */
export const runUpdateNotifier = (db: Db, notifier: Notifier<OrderEvent>) =>
  runNotifier(
    {
      notify: (now, most) => notifyUpdates(db, now, most),
      skipNext: (now) => skipNext(db, now),
      name: 'an order event',
      toId: ({ eventId }) => eventId,
      pollInterval: 400,
    },
    notifier,
  )

/** Whose pages may have changed: those of the orders, and the messages of the accounts that placed them. */
export const toHint = (events: readonly OrderEvent[]): Hint => ({
  orders: events.map(({ orgId, customerId, orderno }) => ({ orgId, customerId, orderno })),
  messages: [...new Set(events.filter(isNotified).map(({ accountId }) => accountId))],
})
