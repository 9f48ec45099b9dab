import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** `live`: the process answers. `ready`: it may be sent requests: the database answers and no stop was asked for. */
export function healthRoutes(app: FastifyInstance, db: Db, isReady: () => boolean) {
  app.get('/health/live', { schema: { hide: true } }, async () => ({ live: true }))

  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const ready = isReady() && (await databaseAnswers(db))
    return reply.code(ready ? 200 : 503).send({ ready })
  })
}

const databaseAnswers = (db: Db) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
