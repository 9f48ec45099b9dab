import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { makeEntrance } from '../threads/turns.ts'

/** Database work in the name of one caller: a request, or a part of one. */
type DatabaseUse = {
  callerId: string
  /** Only finds out who asks, which takes a moment: it waits behind nothing that takes longer. */
  isFinding: boolean
  /** Has had a turn before: it goes on before others begin, and is no longer refused. */
  begun: boolean
  /** Connections that it holds, or waits for. */
  connections: number
  /** Its turn, as long as it has connections. */
  turn?: Promise<() => void>
}

const asking = new AsyncLocalStorage<DatabaseUse>()

/** Does work for a caller: its connections count against their share. */
export const workFor = <T>(who: Pick<DatabaseUse, 'callerId' | 'isFinding'>, work: () => Promise<T>): Promise<T> =>
  asking.run({ ...who, begun: false, connections: 0 }, work)

// Of the connections; the rest is for what asks for several at once, and for work of no caller.
const [shareOfAll, shareOfOne, shareOfFinding] = [0.6, 0.2, 0.2]
const bounds = { waiting: 2_000, waitingOfOne: 400, retryAfter: 2 }

/**
 * Gives the connections of a pool caller by caller, to a few requests of each at most, so that whoever asks for much
 * waits behind itself. Beyond so many that wait it refuses, but nothing that has begun. Work of no caller waits for no turn.
 */
export function makeShares(pool: pg.Pool) {
  const { max } = pool.options
  const [forAll, forOne, forFinding] = [shareOfAll, shareOfOne, shareOfFinding].map((share) => Math.ceil(max * share))
  const enter = makeEntrance({ ...bounds, atOnce: forAll ?? 1, atOnceOfOne: forOne ?? 1 })
  const find = makeEntrance({ ...bounds, atOnce: forFinding ?? 1 })

  /** One turn for all connections of a request: who waited with one in their hand would wait for themselves. */
  const begin = async (asks: DatabaseUse) => {
    asks.connections += 1
    const { callerId, begun } = asks
    asks.turn ??= Promise.resolve((asks.isFinding ? find : enter)({ callerId, begun, first: begun }))
    await asks.turn
    asks.begun = true
  }

  return async function take(): Promise<{ client: pg.PoolClient; release: pg.PoolClient['release'] }> {
    const asks = asking.getStore()
    try {
      if (asks) await begin(asks)
      const client = await pool.connect()
      const release = (destroy?: Error | boolean) => {
        client.release(destroy)
        if (asks) end(asks)
      }
      return { client, release }
    } catch (error) {
      if (asks) end(asks)
      throw error
    }
  }
}

/** Gives up one connection of a request, and with the last its turn. */
function end(asks: DatabaseUse) {
  asks.connections -= 1
  if (asks.connections > 0) return
  const { turn } = asks
  delete asks.turn
  turn?.then(
    (leave) => leave(),
    () => {},
  )
}
