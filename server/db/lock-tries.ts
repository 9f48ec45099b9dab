import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start/start-error.ts'

/** All in milliseconds but `tries`. */
export type LockLimits = {
  /** The longest wait for one lock: whoever reads the table meanwhile stands behind it. */
  wait: number
  tries: number
  /** Between two tries, for those who stood behind. */
  pause: number
}

/** A request fails after five seconds without the database, so a wait stays well below; three quarters of a minute in all. */
export const lockLimits: LockLimits = { wait: 2_000, tries: 10, pause: 3_000 }

type Work<T> = {
  url: string
  limits: LockLimits
  /** The process of PostgreSQL that works. */
  findPid: () => Promise<number>
  /** Rolls back whole when it fails. */
  run: () => Promise<T>
}

/**
 * Does work that locks tables, once more where others held one too long. After the last try a StartError names who holds it
 * and how that is ended.
 */
export async function tryForLocks<T>({ url, limits, findPid, run }: Work<T>): Promise<T> {
  for (let triesLeft = limits.tries - 1; triesLeft > 0; triesLeft--) {
    try {
      return await run()
    } catch (error) {
      if (!isLockRefused(error)) throw error
    }
    await pass(limits.pause)
  }
  const watch = await watchBlockers(url, await findPid(), limits.wait / 8)
  try {
    return await run()
  } catch (error) {
    if (!isLockRefused(error)) throw error
    throw new StartError(sayBlocked(watch.blockers()), { cause: error })
  } finally {
    await watch.stop()
  }
}

// lock_not_available and deadlock_detected: another try may find the tables free.
const retried = ['55P03', '40P01']

function isLockRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && retried.includes(String(error.code))) || isLockRefused(error.cause)
}

type Blocker = {
  table: string | null
  pid: number
  user: string | null
  program: string | null
  state: string | null
  seconds: number | null
  statement: string | null
}

/** Looks from a connection of its own, as PostgreSQL forgets who was in the way as soon as the wait ends. */
async function watchBlockers(url: string, pid: number, every: number) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const ended = new AbortController()
  let lastBlockers: Blocker[] = []
  const look = async () => {
    while (!ended.signal.aborted) {
      const { rows } = await client.query<Blocker>(blockers, [pid])
      if (rows.length > 0) lastBlockers = rows
      await pass(every, undefined, { signal: ended.signal })
    }
  }
  // Whoever cannot look still migrates; the message then names nobody.
  const looking = look().catch(() => {})
  return {
    blockers: () => lastBlockers,
    stop: async () => {
      ended.abort()
      await looking
      await client.end()
    },
  }
}

const blockers = `
  select l.relation::regclass::text as table, b.pid, a.usename as user, nullif(a.application_name, '') as program, a.state,
         extract(epoch from clock_timestamp() - a.xact_start)::integer as seconds, left(a.query, 120) as statement
    from pg_locks l
    cross join lateral unnest(pg_blocking_pids(l.pid)) as b (pid)
    left join pg_stat_activity a on a.pid = b.pid
   where l.pid = $1 and not l.granted
   limit 5`

function sayBlocked(seen: readonly Blocker[]): string {
  const lines = [
    'The database cannot be migrated, and is as it was before: another session holds a lock on a table that changes.',
    ...seen.map(sayBlocker),
    'Let that session end its transaction, or end it with `select pg_terminate_backend(PID)`, and start again.',
    'Who waits for whom: `select pid, pg_blocking_pids(pid), state, xact_start, query from pg_stat_activity`.',
  ]
  return lines.join('\n')
}

function sayBlocker({ table, pid, user, program, state, seconds, statement }: Blocker): string {
  const who = [user && `user ${user}`, program, state, seconds !== null && `its transaction open for ${seconds} s`]
  const last = statement ? `: ${statement.replaceAll(/\s+/g, ' ')}` : ''
  return `${table ? `Table ${table}` : 'A row'} is held by process ${pid} (${who.filter(Boolean).join(', ')})${last}`
}
