import type { Tx } from '../db/database.ts'
import type { World } from './world.ts'

/** So many attempts at once are a round; RUSH_ROUNDS=50 looks longer than each run of the tests does. */
export const attempts = 200
export const rounds = Number(process.env.RUSH_ROUNDS ?? 1)

/** What so many transactions at once answer; undefined for one that failed, which leaves nothing behind. */
export async function atOnce<Answer>({ db }: Pick<World, 'db'>, attempt: (tx: Tx, at: number) => Promise<Answer>) {
  const tries = Array.from({ length: attempts }, (_, at) => db.transaction().execute((tx) => attempt(tx, at)))
  return (await Promise.allSettled(tries)).map((one) => (one.status === 'fulfilled' ? one.value : undefined))
}
