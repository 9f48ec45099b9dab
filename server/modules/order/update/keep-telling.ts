import type { Db } from '../../../db/database.ts'
import type { Hint } from '../../../events/live/hints.ts'
import { keepTelling, type Telling } from '../../../jobs/keep-telling.ts'
import { isTold, passOver, tellUpdates } from './tell-updates.ts'
import type { OrderEvent } from './update.queries.ts'

/** Tells events of orders; they are on the screens of their customers within a second. Where there is none, a look reads an empty index. */
export const keepTellingUpdates = (db: Db, telling: Telling<OrderEvent>) =>
  keepTelling(
    {
      tell: (now, most) => tellUpdates(db, now, most),
      passOver: (now) => passOver(db, now),
      name: 'an update of an order',
      toId: ({ eventId }) => eventId,
      betweenLooks: 400,
    },
    telling,
  )

/** Whose pages may have changed: those of the orders, and the messages of who placed them. */
export const hintOf = (events: readonly OrderEvent[]): Hint => ({
  orders: events.map(({ orgId, customerId, orderno }) => ({ orgId, customerId, orderno })),
  messages: [...new Set(events.filter(isTold).map(({ accountId }) => accountId))],
})
