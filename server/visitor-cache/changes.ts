import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Listener } from '../db/listener.ts'
import { poll } from '../jobs/poll.ts'

/** The channel on which instances notify each other of changes that visitors see. */
const channel = 'seen_by_visitors'

// Milliseconds until a change shows, at most.
const pollInterval = 200

/** Notifies every instance of the shop of what transactions have noted in `visitor_changes` (migration 0153); answers how to stop. */
export const runVisitorNotifier = (db: Db, log?: FastifyBaseLogger) =>
  poll(
    async () => {
      await notifyVisitors(db)
      return pollInterval
    },
    (error) => log?.error({ err: error }, 'changes that visitors see cannot be announced'),
  )

/** One statement, so that a change is deleted only with its notification. */
const notifyVisitors = (db: Db) =>
  sql`with told as (delete from visitor_changes returning 1)
      select pg_notify(${channel}, '') from told limit 1`.execute(db)

export type Changes = {
  /** Another number after each change; null while none would be noticed. */
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
