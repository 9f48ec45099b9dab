import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Locks each of the keys, always in one sorted order; held to the end of the transaction. */
export const advisoryLock = (tx: Tx, keys: readonly string[]) =>
  sql`
    select pg_advisory_xact_lock(hashtextextended(sorted.key, 0))
      from (select key from unnest(${[...keys]}::text[]) as given (key) order by key) sorted
  `.execute(tx)

/** Locks the key to the end of the transaction, unless another session holds it: then answers false at once. */
export async function tryAdvisoryLock(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as "isLocked"`.execute(tx)
  return rows[0]?.isLocked === true
}
