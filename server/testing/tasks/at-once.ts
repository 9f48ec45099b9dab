import type { Tx } from '../../db/database.ts'
import type { World } from '../world.ts'

/** So many attempts at once are a round; RUSH_ROUNDS=50 looks longer than each run of the tests does. */
export const attempts = 200
export const rounds = Number(process.env.RUSH_ROUNDS ?? 1)

/** Holds up the first so many that come until all of them are there, then nobody: each has looked before one of them writes. */
export function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come === count) resolve()
    return promise
  }
}

/** What so many transactions at once answer; undefined for one that failed, which leaves nothing behind. */
export async function atOnce<Answer>({ db }: Pick<World, 'db'>, attempt: (tx: Tx, at: number) => Promise<Answer>) {
  const tries = Array.from({ length: attempts }, (_, at) => db.transaction().execute((tx) => attempt(tx, at)))
  return (await Promise.allSettled(tries)).map((one) => (one.status === 'fulfilled' ? one.value : undefined))
}
