import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/database.ts'
import type { Hint } from '../../../events/live/hints.ts'
import { keepLooking } from '../../../jobs/keep-looking.ts'
import { tellReturns } from './tell-returns.ts'

// Milliseconds. Where there is nothing to tell, a look reads an empty table.
const betweenLooks = 1_000

type Telling = {
  now: () => Date
  log: FastifyBaseLogger | undefined
  /** Told after the transaction, whose pages have changed. */
  onTold: (hint: Hint) => Promise<void>
}

/** Looks all the time for what happened to returns, and tells it; answers how to stop. */
export const keepTellingReturns = (db: Db, { now, log, onTold }: Telling) =>
  keepLooking(
    async () => {
      const hint = await tellReturns(db, now())
      if (hint.orders.length > 0) await onTold(hint)
      return betweenLooks
    },
    (error) => log?.error({ err: error }, 'what happened to returns cannot be told'),
  )
