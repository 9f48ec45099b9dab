import { sql } from 'kysely'
import type { Tx } from '../server/db/database.ts'

/** Inserts the rows, or makes the stored ones equal; all rows have the same columns. */
export async function upsert(tx: Tx, table: string, key: string[], rows: readonly Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {})
  const list = (names: string[]) => sql.join(names.map((name) => sql.ref(name)))
  const others = columns.filter((column) => !key.includes(column))
  const update = others.length
    ? sql`update set ${sql.join(others.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`
    : sql`nothing`
  await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
    on conflict (${list(key)}) do ${update}
  `.execute(tx)
}
