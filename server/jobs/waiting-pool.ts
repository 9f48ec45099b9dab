import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const pauses = { first: 100, longest: 2_000 }

/**
 * The worker's connections. It notes that a job is done where no failure would be caught, so while the database is away
 * a connection is waited for, and a statement whose connection breaks fails in a way that the worker tries again.
 */
export class WaitingPool extends pg.Pool {
  #closed = false
  readonly #onLost: () => void

  constructor(url: string, onLost: () => void) {
    super({
      connectionString: url,
      max: 4,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
      Client: RetriedClient,
    })
    this.#onLost = onLost
    this.on('error', onLost)
    this.on('connect', (client) => client.on('error', onLost))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback) {
    const client = this.#connected()
    if (!callback) return client
    client.then((found) => callback(undefined, found, releaseOnce(found)), callback)
  }

  /** No one waits for a connection: a request for one now gets none, and no failure either. */
  override async end(): Promise<void> {
    this.#closed = true
    await super.end()
  }

  async #connected(): Promise<pg.PoolClient> {
    for (let pause = pauses.first; !this.#closed; pause = Math.min(pause * 2, pauses.longest)) {
      try {
        return await super.connect()
      } catch {
        this.#onLost()
        await sleep(pause, undefined, { ref: false })
      }
    }
    return new Promise(() => {})
  }
}

/**
 * The worker gives the connection that it listens on back twice where that one breaks before it listens and the worker
 * is stopped for it. The pool refuses the second time, which would not be caught.
 */
function releaseOnce({ release }: pg.PoolClient): pg.PoolClient['release'] {
  let released = false
  return (error) => {
    if (released) return
    released = true
    release(error)
  }
}

type ConnectCallback = (error: Error | undefined, client?: pg.PoolClient, done?: pg.PoolClient['release']) => void

// What the worker tries again: the server takes no connection now.
const triedAgain = '57P03'
// Of the database itself and lasting: a wrong statement is not tried again.
const lastingFailure = /^(?!57|08|53|25006|58)/

class RetriedClient extends pg.Client {
  // The worker asks for a promise, the pool's own `query` gives a callback.
  override query(...given: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, given)
    if (!(answer instanceof Promise)) return answer as never
    return answer.catch((error: Error) => {
      if (error instanceof pg.DatabaseError && lastingFailure.test(error.code ?? '')) throw error
      throw Object.assign(error, { code: triedAgain })
    }) as never
  }
}
