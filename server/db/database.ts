import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { StartError } from '../start/start-error.ts'
import { withoutLostConnections } from './lost-connections.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

type ConnectOptions = {
  connections?: number
  /**
   * Milliseconds after which a statement, the wait for its connection counted, fails as `Unavailable`. Without it a
   * statement takes as long as the database needs, as those of imports and migrations do.
   */
  queryTimeout?: number
  /** Called with the SQL of every query; tests count them. */
  onQuery?: (text: string) => void
  /** Called with the notices of the server; tests read there by which plans it found them. */
  onNotice?: (message: string) => void
}

/** How many connections the calls of a shop share. */
export const shopConnections = 20

/**
 * Connects to PostgreSQL with up to `connections` at once. bigint arrives as number (ids and sums of cents, far below
 * 2^53), date as 'YYYY-MM-DD', timestamptz as Date, numeric as text.
 */
export function connect(url: string, options: ConnectOptions = {}): Db {
  const { connections = shopConnections, queryTimeout, onQuery, onNotice } = options
  const connectingWithin = Math.min(queryTimeout ?? longestConnecting, longestConnecting)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connectingWithin,
    // By the pool and not by Kysely, which keeps a connection for ever that breaks here.
    onConnect: async (client) => {
      const limit = queryTimeout ? `; set statement_timeout = ${queryTimeout - farewell}` : ''
      const first = { text: planOnce + limit, query_timeout: connectingWithin }
      await client.query(first)
    },
  })
  // An idle connection that breaks is taken out of the pool by itself; without a listener it would end the process.
  pool.on('error', () => {})
  if (onNotice) pool.on('connect', (client) => client.on('notice', ({ message }) => onNotice(message ?? '')))
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withoutLostConnections(pool, queryTimeout) }),
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  })
}

// A search is planned longer than it runs. Its limits stand in the text, so one plan serves whatever is searched. To start
// processes that read beside each other takes 5 to 10 ms, longer than most calls, and others need their cores.
const planOnce = 'set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0'

/** Reads with a plan for the values of each statement: where a word that many rows hold needs another way than one of few. */
export const planForValues = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
      return await read(tx)
    })

const longestConnecting = 10_000

// A server that is alive gives up before we do, and its connection stays.
const farewell = 500

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (day) => day)

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
