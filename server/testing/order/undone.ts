import type { Db, Tx } from '../../db/database.ts'

class Undone extends Error {}

/** What some work in a transaction comes to; nothing of it stays. */
export async function runUndone<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const results: T[] = []
  await db
    .transaction()
    .execute(async (tx) => {
      results.push(await work(tx))
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  const [result] = results
  if (result === undefined) throw new Error('the work came to nothing')
  return result
}
