import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** The toolbar of the caller's company; without a key where it has none. */
export async function findToolbar(db: Db | Tx, { customerId }: CustomerCaller) {
  const { rows } = await sql<{ key: string; origins: string[] }>`
    select t.key, array(select origin from toolbar_origins where customer_id = t.customer_id order by position) as origins
      from toolbars t
     where t.customer_id = ${customerId}
  `.execute(db)
  return rows[0] ?? { key: null, origins: [] }
}

export const toolbarQueries = (tx: Tx, { customerId }: CustomerCaller) => ({
  /** Makes two who change it take turns. The first time it gets the key, which stays until it is renewed: pages name it. */
  lock: (newKey: string) =>
    tx
      .insertInto('toolbars')
      .values({ customer_id: customerId, key: newKey })
      .onConflict((row) => row.column('customer_id').doUpdateSet({ customer_id: customerId }))
      .execute(),

  /** Puts another key into the place of this one; false where that is not, or no longer, the company's. */
  renewKey: async (key: string, newKey: string) => {
    const { numUpdatedRows } = await tx
      .updateTable('toolbars')
      .set({ key: newKey })
      .where('customer_id', '=', customerId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  /** Puts these origins into the place of those before. */
  setOrigins: async (origins: readonly string[]) => {
    await tx.deleteFrom('toolbar_origins').where('customer_id', '=', customerId).execute()
    const rows = origins.map((origin, at) => ({ customer_id: customerId, position: at + 1, origin }))
    if (rows.length > 0) await tx.insertInto('toolbar_origins').values(rows).execute()
  },
})

/** Whose pages may show the toolbar with this key; none for an unknown one. */
export async function originsOfKey(db: Db, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('toolbars as t')
    .innerJoin('toolbar_origins as o', 'o.customer_id', 't.customer_id')
    .select('o.origin')
    .where('t.key', '=', key)
    .orderBy('o.position')
    .execute()
  return rows.map(({ origin }) => origin)
}
