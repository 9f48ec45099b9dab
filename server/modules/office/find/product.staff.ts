import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { mostOfKind } from '../../../../rules/office/find.ts'
import type { Found, Seeker } from './found.ts'

type Row = { number: string; name: string }

/** Products by any whole number of theirs, in whatever spelling; each leads to its stock. */
export async function findProducts({ tx, sought }: Seeker): Promise<Found[]> {
  const normalised = normalise(sought)
  if (normalised === '') return []
  const { rows } = await sql<Row>`
    select s.number, s.name
      from (select distinct sku_id from part_numbers where normalised = ${normalised} limit ${mostOfKind}) f
      join skus s on s.id = f.sku_id
     order by s.number`.execute(tx)
  // As it was typed: it is the whole number that was sought.
  return rows.map(({ number, name }) => ({ kind: 'product', page: 'stock', number: sought, name: `${number} ${name}` }))
}
