import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Refusal } from '../http/refuse.ts'
import { Unavailable } from '../unavailable.ts'
import { nameStatement } from './named-statements.ts'
import { makeShares } from './shares.ts'

/**
 * A server that goes down or stops being the primary answers once with an error and leaves a connection behind that
 * never works again; one that hangs does not answer at all. Such a connection is closed instead of going back to the
 * pool, and whoever waits for it gets `Unavailable`, with `queryTimeout` after so many milliseconds.
 */
export function withoutLostConnections(pool: pg.Pool, queryTimeout: number | undefined): PostgresPool {
  const lost = new WeakSet<pg.PoolClient>()
  // The server may end a connection between two statements of a transaction, where nobody else listens.
  pool.on('connect', (client) => client.on('error', () => lost.add(client)))

  const take = makeShares(pool)

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const startedAt = performance.now()
      const { client, release } = await connectInTime(take, queryTimeout).catch((error: unknown) => {
        throw toUnavailable(error)
      })
      let timeout = queryTimeout && queryTimeout - (performance.now() - startedAt)

      const query = async (text: string, values: ReadonlyArray<unknown>) => {
        // The `rollback` of a transaction would wait once more.
        if (lost.has(client)) throw new Unavailable('The connection to the database was lost')
        try {
          const answer = await within(timeout, client.query({ text, values: [...values], ...nameStatement(text) }))
          timeout = queryTimeout
          return answer
        } catch (error) {
          if (meansLost(error)) lost.add(client)
          throw toUnavailable(error)
        }
      }
      return {
        // Kysely asks for the result of its own type and for cursors, which this pool never has.
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => release(destroy || lost.has(client)),
      }
    },
  }
}

// The rest of the time is for the first statement.
const shareOfConnecting = 2 / 3

async function connectInTime(take: ReturnType<typeof makeShares>, queryTimeout: number | undefined) {
  const coming = take()
  return await within(queryTimeout && queryTimeout * shareOfConnecting, coming).catch((error: unknown) => {
    coming.then(
      (late) => late.release(),
      () => {},
    )
    throw error
  })
}

// Where this process was busy, an answer may be there that it has not read yet.
const grace = 200

async function within<T>(milliseconds: number | undefined, answer: Promise<T>): Promise<T> {
  if (milliseconds === undefined) return await answer
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Unavailable('The database does not answer'))
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, grace)
    }, milliseconds)
  })
  // The connection is closed after that: the statement then fails, and nobody waits for it any longer.
  answer.catch(() => {})
  return await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * 57Pxx: the server shuts down or starts; 25006: it became a read-only standby; 08xxx and errors that are not the
 * server's: the line broke. A statement prepared before a migration changed its columns fails until it is forgotten.
 */
function meansLost(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return /^57P|^25006$|^08/.test(error.code ?? '') || error.routine === 'RevalidateCachedQuery'
}

// Besides: 53xxx and 58030: its disk, memory or connections are used up; 57014: a statement took too long.
const away = /^(57|25006|08|53|58030|55P03)/

/** What failed for a reason that passes, as `Unavailable`. */
function toUnavailable(error: unknown): unknown {
  if (
    error instanceof Unavailable ||
    error instanceof Refusal ||
    error instanceof TypeError ||
    error instanceof RangeError
  )
    return error
  if (error instanceof pg.DatabaseError && !away.test(error.code ?? '')) return error
  const { message, code } = error as NodeJS.ErrnoException
  return new Unavailable(message || code, { cause: error })
}
