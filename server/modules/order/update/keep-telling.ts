import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/database.ts'
import type { Hint } from '../../../events/live/hints.ts'
import { keepLooking } from '../../../jobs/keep-looking.ts'
import { Unavailable } from '../../../unavailable.ts'
import { isTold, passOver, tellUpdates } from './tell-updates.ts'
import type { OrderEvent } from './update.queries.ts'

// Milliseconds: an update is on the screens of its customer within a second. Where there is nothing to tell, a look reads an empty index.
const betweenLooks = 400

type Telling = {
  now: () => Date
  log: FastifyBaseLogger | undefined
  /** Told after the transaction, of what has happened. */
  onTold: (events: readonly OrderEvent[]) => Promise<void>
}

/** Looks all the time for events that nobody was told of, and tells them; answers how to stop. */
export const keepTelling = (db: Db, telling: Telling) =>
  keepLooking(
    async (signal) => {
      for (let told = await tellAll(db, telling); told > 0 && !signal.aborted; told = await tellAll(db, telling));
      return betweenLooks
    },
    (error) => telling.log?.error({ err: error }, 'updates of orders cannot be told'),
  )

/** Whose pages may have changed: those of the orders, and the messages of who placed them. */
export const hintOf = (events: readonly OrderEvent[]): Hint => ({
  orders: events.map(({ orgId, customerId, orderno }) => ({ orgId, customerId, orderno })),
  messages: [...new Set(events.filter(isTold).map(({ accountId }) => accountId))],
})

async function tellAll(db: Db, telling: Telling) {
  const events = await tellUpdates(db, telling.now()).catch((error: unknown) => tellNext(db, telling, error))
  if (events.length > 0) await telling.onTold(events)
  return events.length
}

/** One that cannot be told keeps no other back: it is noted in the log, and passed over. */
async function tellNext(db: Db, { now, log }: Telling, error: unknown) {
  if (error instanceof Unavailable) throw error
  return await tellUpdates(db, now(), 1).catch(async (failed: unknown) => {
    if (failed instanceof Unavailable) throw failed
    const passed = await passOver(db, now())
    log?.error({ err: failed, events: passed.map(({ eventId }) => eventId) }, 'an event of an order was not told')
    return passed
  })
}
