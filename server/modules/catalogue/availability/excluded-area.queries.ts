import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

type Sql<T> = RawBuilder<T> | T

/** Whether a warehouse does not send to an address, by the beginning of its postcode. Nothing is known of an empty one. */
export const isExcluded = (
  warehouse: Sql<unknown>,
  to: { country: Sql<unknown>; postcode: Sql<unknown> },
) => sql<boolean>`
  exists (select from excluded_areas x where x.warehouse = ${warehouse} and ${isInArea(to)})`

const isInArea = ({ country, postcode }: { country: Sql<unknown>; postcode: Sql<unknown> }) => sql`
  x.country = ${country} and starts_with(regexp_replace(upper(${postcode}), '[^A-Z0-9]', '', 'g'), x.postcode)`

/** The codes of the warehouses that do not send to an address. */
export async function findExcluding(db: Db | Tx, to: { country: string; postcode: string }): Promise<Set<string>> {
  if (to.postcode === '') return new Set()
  const { rows } = await sql<{ warehouse: string }>`
    select distinct x.warehouse from excluded_areas x where ${isInArea(to)}`.execute(db)
  return new Set(rows.map(({ warehouse }) => warehouse))
}
