import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** Who hears a channel of the database. */
type Ear = {
  heard: (payload: string) => void
  /** The line broke: whatever is said now is not heard. */
  lost?: () => void
  /** The line listens, for the first time or again. `notify` says something on the channel, which comes back as to everybody. */
  opened?: (notify: () => Promise<unknown>) => unknown
}

export type Listener = {
  /** From now on the ear hears the channel; ends once the database listens. */
  hear: (channel: string, ear: Ear) => Promise<void>
  close: () => Promise<void>
}

const beforeNextTry = 1_000
const longestConnecting = 5_000

/** The one line of this process on which the database announces what any instance of the shop has done. One that broke is opened again. */
export async function openListener(url: string, log?: FastifyBaseLogger): Promise<Listener> {
  const ears = new Map<string, Ear>()
  let line: pg.Client | undefined
  let closed = false

  const open = async () => {
    const client = connectionTo(url, ears, (error) => {
      if (line !== client) return
      line = undefined
      for (const ear of ears.values()) ear.lost?.()
      log?.warn({ err: error }, 'the line that tells of changes broke')
      void reopen()
    })
    try {
      await client.connect()
      for (const [channel, ear] of ears) await listen(client, channel, ear)
      line = client
    } catch (error) {
      // One that does not listen would be believed for ever.
      for (const ear of ears.values()) ear.lost?.()
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
    hear: async (channel, ear) => {
      ears.set(channel, ear)
      if (line) await listen(line, channel, ear)
    },
    close: async () => {
      closed = true
      const last = line
      line = undefined
      for (const ear of ears.values()) ear.lost?.()
      await last?.end()
    },
  }
}

function connectionTo(url: string, ears: ReadonlyMap<string, Ear>, lost: (error?: Error) => void) {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: longestConnecting })
  client.on('error', lost).on('end', lost)
  client.on('notification', ({ channel, payload = '' }) => ears.get(channel)?.heard(payload))
  return client
}

async function listen(client: pg.Client, channel: string, ear: Ear) {
  await client.query(`listen ${channel}`)
  await ear.opened?.(() => client.query(`notify ${channel}`))
}
