import { sql } from 'kysely'
import { toNumber, type YearlyKind } from '../../../../rules/numbering.ts'
import type { Tx } from '../../../db/database.ts'
import type { NumberRange } from '../../../db/numbering.ts'

/**
 * The next number of a company, a kind and a year, without gaps: a transaction that rolls back gives it back. The last lock of a
 * transaction, after those of items, as everybody who posts waits for it.
 */
export async function nextItemNumber(tx: Tx, kind: YearlyKind, range: NumberRange, year: number) {
  const [first] = await nextItemNumbers(tx, kind, { ...range, year, count: 1 })
  if (!first) throw new Error('no number was given')
  return first
}

/** So many of them. */
export async function nextItemNumbers(tx: Tx, kind: YearlyKind, wanted: NumberRange & { year: number; count: number }) {
  const { orgId, prefix, year, count } = wanted
  const { last } = await tx
    .insertInto('invoice_counters')
    .values({ issuer_org_id: orgId, kind, year, last: count })
    .onConflict((row) =>
      row
        .columns(['issuer_org_id', 'kind', 'year'])
        .doUpdateSet({ last: sql<number>`invoice_counters.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Array.from({ length: count }, (_, at) => {
    const serial = last - count + 1 + at
    return { serial, number: toNumber(kind, { prefix, year, serial }) }
  })
}
