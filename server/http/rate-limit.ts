import { sql } from 'kysely'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Tx } from '../db/database.ts'
import { toNetwork } from './network.ts'
import { Refusal } from './refuse.ts'

type Limit = {
  what: string
  /** Whose tries are counted: an address of the network, which counts by its network, an e-mail address or an account. */
  key: string
  /** So many within an hour; without it they are only counted. */
  most?: number
}

const hour = 3_600_000

/**
 * Counts a try for each of the limits, and refuses it where one is reached. However many come at once, no more pass.
 * Answers how many of each there were before.
 */
export async function rateLimit(tx: Tx, limits: readonly Limit[], now: Date): Promise<number[]> {
  const byNetwork = limits.map((limit) => ({ ...limit, key: toNetwork(limit.key) }))
  await advisoryLock(
    tx,
    byNetwork.map(({ what, key }) => `${what} ${key}`),
  )
  const since = new Date(now.getTime() - hour)
  const records = JSON.stringify(byNetwork)
  const { rows } = await sql<{ before: number; reached: boolean | null }>`
    select before, before >= most as reached
      from rows from (json_to_recordset(${records}) as (what text, key text, most integer))
           with ordinality as asked (what, key, most, place),
           lateral (select count(*)::int as before from limited_tries t
                     where t.what = asked.what and t.key = asked.key and t.tried_at > ${since}) as counted
     order by place
  `.execute(tx)
  if (rows.some(({ reached }) => reached)) throw new Refusal('request.too_many', { retryAfter: hour / 1000 })
  await tx
    .insertInto('limited_tries')
    .values(byNetwork.map(({ what, key }) => ({ what, key, tried_at: now })))
    .execute()
  return rows.map(({ before }) => before)
}
