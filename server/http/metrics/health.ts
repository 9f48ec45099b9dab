import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What the process knows of itself: whether a stop was asked for, and whether the PostgreSQL that it started is up. */
export type Health = { isReady: () => boolean; isDatabaseUp?: () => boolean }

// Who watches the shop asks often and waits briefly.
const longestWait = 2_000

/** `live`: the process answers. `ready`: it may be sent requests: the database answers and no stop was asked for. */
export function healthRoutes(app: FastifyInstance, db: Db, health: Health) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ live: true }))

  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const because = await whyNotReady(db, health)
    return because ? reply.code(503).send({ ready: false, because }) : { ready: true }
  })
}

async function whyNotReady(db: Db, { isReady, isDatabaseUp = () => true }: Health) {
  if (!isReady()) return 'a stop was asked for'
  if (!isDatabaseUp()) return 'PostgreSQL has ended and is started again'
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const tooLate = sleep(longestWait, false, { ref: false })
  return (await Promise.race([answers, tooLate])) ? undefined : 'the database does not answer'
}
