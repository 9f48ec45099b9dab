import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** The channel on which the database tells that something has changed that visitors see; see migration 0010. */
const channel = 'seen_by_visitors'

const beforeNextTry = 1_000
const longestConnecting = 5_000

export type Changes = {
  /** Another number after each change; null while nobody would tell of one. */
  version: () => number | null
  close: () => Promise<void>
}

/**
 * Listens to the database, so that every instance of the shop learns at once what any of them has changed. A line that
 * broke is opened again; what changed meanwhile is unknown, so the version is another one then, too.
 */
export async function watchChanges(url: string, log?: FastifyBaseLogger): Promise<Changes> {
  let version = 0
  let line: pg.Client | undefined
  // Through some poolers a line listens and never hears anything.
  let hasHeard = false
  let closed = false

  const open = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: longestConnecting })
    const lost = (error?: Error) => {
      if (line !== client) return
      line = undefined
      hasHeard = false
      log?.warn({ err: error }, 'the line that tells of changes broke')
      void reopen()
    }
    client.on('error', lost).on('end', lost)
    client.on('notification', () => {
      version += 1
      hasHeard = true
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      line = client
      await client.query(`notify ${channel}`)
    } catch (error) {
      // One that does not listen would be believed for ever.
      line = undefined
      void client.end().catch(() => {})
      throw error
    }
  }

  const reopen = async () => {
    while (!closed && !line) {
      await sleep(beforeNextTry, undefined, { ref: false })
      if (!closed) await open().catch(() => {})
    }
  }

  await open()
  return {
    version: () => (hasHeard ? version : null),
    close: async () => {
      closed = true
      const last = line
      line = undefined
      hasHeard = false
      await last?.end()
    },
  }
}
