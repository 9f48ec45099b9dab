import { sql } from 'kysely'
import { type CountedKind, toNumber } from '../../rules/numbering.ts'
import type { Tx } from './database.ts'

/** The site whose numbers go on, with its letters. */
export type NumberRange = { orgId: number; prefix: string }

/** The next number of a site without gaps: a transaction that rolls back gives it back. */
export async function nextNumber(tx: Tx, kind: CountedKind, range: NumberRange) {
  const [first] = await nextNumbers(tx, kind, range, 1)
  if (first === undefined) throw new Error('no number was given')
  return first
}

/** So many of them, in their order. */
export async function nextNumbers(tx: Tx, kind: CountedKind, { orgId, prefix }: NumberRange, count: number) {
  const serial = await nextSerial(tx, kind, orgId, count)
  return Array.from({ length: count }, (_, at) => toNumber(kind, { prefix, serial: serial + at }))
}

async function nextSerial(tx: Tx, kind: CountedKind, orgId: number, count: number) {
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
