import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** The next number of a site, or the first of so many, without gaps: a transaction that rolls back gives them back. */
export async function nextSerial(tx: Tx, orgId: number, kind: 'order' | 'so' | 'quickOrder' | 'rma', count = 1) {
  const counter = await tx
    .insertInto('number_counters')
    .values({ org_id: orgId, kind, last: count })
    .onConflict((row) =>
      row.columns(['org_id', 'kind']).doUpdateSet({ last: sql<number>`number_counters.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return counter.last - count + 1
}
