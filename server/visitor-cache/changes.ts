import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import { keepLooking } from '../jobs/keep-looking.ts'

/** The channel on which instances tell each other that something has changed that visitors see. */
const channel = 'seen_by_visitors'

// Milliseconds until a change shows, at most.
const betweenLooks = 200

/** Tells every instance of the shop what transactions have noted in `visitor_changes` (migration 0153); answers how to stop. */
export const keepTellingVisitors = (db: Db, log?: FastifyBaseLogger) =>
  keepLooking(
    async () => {
      await tellVisitors(db)
      return betweenLooks
    },
    (error) => log?.error({ err: error }, 'changes that visitors see cannot be told'),
  )

/** One statement, so that a change is forgotten only with its being told. */
const tellVisitors = (db: Db) =>
  sql`with told as (delete from visitor_changes returning 1)
      select pg_notify(${channel}, '') from told limit 1`.execute(db)

export type Changes = {
  /** Another number after each change; null while nobody would tell of one. */
  version: () => number | null
}

/**
 * Listens to the database, so that every instance of the shop learns within a second what any of them has changed. What changed while the line
 * was broken is unknown, so the version is another one then, too.
 */
export async function watchChanges(listener: Listener): Promise<Changes> {
  let version = 0
  // Through some poolers a line listens and never hears anything.
  let hasHeard = false
  await listener.hear(channel, {
    heard: () => {
      version += 1
      hasHeard = true
    },
    lost: () => {
      hasHeard = false
    },
    opened: (notify) => notify(),
  })
  return { version: () => (hasHeard ? version : null) }
}
