import { sql } from 'kysely'
import { normalise } from '../../../rules/part-number.ts'
import type { Db } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'

/** The SKUs with these own numbers, each beside the number as it was asked. Unknown numbers are left out. */
export async function skusByOwnNumber(db: Db, numbers: readonly string[]) {
  const asked = JSON.stringify(numbers.map((number) => ({ number, key: normalise(number) })))
  const { rows } = await sql<{ number: string; skuId: number }>`
    select distinct i.number, n.sku_id as "skuId"
      from json_to_recordset(${asked}) as i (number text, key text collate "C")
      join part_numbers n on n.normalised = i.key and n.kind = 'own'
  `.execute(db)
  return rows
}

/** What the promotions are called and when they end, by id; those of the caller's own site alone. */
export async function promotionsById(db: Db, { orgId, language }: Caller, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const { rows } = await sql<{ id: number; title: string; endsAt: Date }>`
    select r.id, coalesce(nullif(r.title ->> ${language}, ''), r.title ->> 'en') as title,
           (r.ends_on + 1)::timestamp at time zone o.time_zone as "endsAt"
      from promotions r
      join orgs o on o.id = r.org_id
     where r.org_id = ${orgId} and r.id = any(${ids}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
