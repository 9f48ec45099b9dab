import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

type ConnectOptions = {
  connections?: number
  /** Told the SQL of every query; tests count them. */
  onQuery?: (text: string) => void
}

/**
 * Connects to PostgreSQL with up to `connections` at once. bigint arrives as number (ids and sums of cents, far below
 * 2^53), date as 'YYYY-MM-DD', timestamptz as Date, numeric as text.
 */
export function connect(url: string, { connections = 20, onQuery }: ConnectOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    // By the pool and not by Kysely, which keeps a connection for ever that breaks here.
    onConnect: async (client) => {
      await client.query(planOnce)
    },
  })
  // An idle connection that breaks is taken out of the pool by itself; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withoutLostConnections(pool) }),
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  })
}

// A search is planned longer than it runs. Its limits stand in the text, so one plan serves whatever is searched.
const planOnce = 'set plan_cache_mode = force_generic_plan'

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/**
 * A server that goes down or stops being the primary answers once with an error and leaves a connection behind that
 * never works again. Such a connection is closed instead of going back to the pool.
 */
function withoutLostConnections(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? watch(client)
      wrapped.set(client, known)
      return known
    },
  }
}

function watch(client: pg.PoolClient): PostgresPoolClient {
  let lost = false
  // The server may end a connection between two statements of a transaction, where nobody else listens.
  client.on('error', () => {
    lost = true
  })
  const query = async (text: string, values: ReadonlyArray<unknown>) => {
    try {
      return await client.query({ text, values: [...values], ...named(text) })
    } catch (error) {
      lost ||= meansLost(error)
      throw error
    }
  }
  return {
    // Kysely asks for the result of its own type and for cursors, which this pool never has.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || lost),
  }
}

/**
 * 57Pxx: the server shuts down or starts; 25006: it became a read-only standby; 08xxx and errors that are not the
 * server's: the line broke. A statement prepared before a migration changed its columns fails until it is forgotten.
 */
function meansLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return /^57P|^25006$|^08/.test(error.code ?? '') || error.routine === 'RevalidateCachedQuery'
}

// Statements that were sent a few times are worth preparing: the server then parses them once for each connection.
const preparedAfter = 3
const mostPrepared = 500
const timesSent = new Map<string, number>()
const names = new Map<string, string>()

function named(text: string): { name?: string } {
  const known = names.get(text)
  if (known) return { name: known }
  if (names.size >= mostPrepared || !/^\s*(select|insert|update|delete|with)\b/.test(text)) return {}
  const times = (timesSent.get(text) ?? 0) + 1
  if (times < preparedAfter) {
    if (timesSent.size > 5_000) timesSent.clear()
    timesSent.set(text, times)
    return {}
  }
  timesSent.delete(text)
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return { name }
}

type Durability = { fsync: string; full_page_writes: string; synchronous_commit: string }

/**
 * Refuses a database that does not answer, and one that may forget what it has answered as stored; the StartError
 * names the setting.
 */
export async function assertDurable(db: Db): Promise<void> {
  const settings = sql<Durability>`
    select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit`
  const { rows } = await settings.execute(db).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The database does not answer: ${error.message || error.code}. Is DATABASE_URL right?`)
  })
  for (const [name, value] of Object.entries(rows[0] ?? {})) {
    if (value !== 'off') continue
    throw new StartError(
      `The database runs with ${name}=off and may lose orders in a crash. Set ${name}=on in its configuration.`,
    )
  }
}
