import { sql } from 'kysely'
import type { ExcludedArea } from '../../../../rules/shipping/excluded-area.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** The areas to which a warehouse does not send, by country and postcode. */
export const findExcludedAreas = (db: Db | Tx, warehouse: string): Promise<ExcludedArea[]> =>
  db
    .selectFrom('excluded_areas')
    .select(['country', 'postcode'])
    .where('warehouse', '=', warehouse)
    .orderBy('country')
    .orderBy('postcode')
    .execute()

/** A warehouse, held to the end of the transaction; undefined where there is none. */
export const lockWarehouse = (tx: Tx, code: string) =>
  tx.selectFrom('warehouses').select('code').where('code', '=', code).forNoKeyUpdate().executeTakeFirst()

/** Which of these are countries. */
export async function findCountries(tx: Tx, codes: readonly string[]) {
  const { rows } = await sql<{ iso2: string }>`
    select iso2 from countries where iso2 = any(${codes}::text[])`.execute(tx)
  return new Set(rows.map(({ iso2 }) => iso2))
}

/** Puts these in place of those that a locked warehouse had. */
export async function storeExcludedAreas(tx: Tx, warehouse: string, areas: readonly ExcludedArea[]) {
  await tx.deleteFrom('excluded_areas').where('warehouse', '=', warehouse).execute()
  if (areas.length === 0) return
  await tx
    .insertInto('excluded_areas')
    .values(areas.map((area) => ({ ...area, warehouse })))
    .execute()
}
