import { sql } from 'kysely'
import { pickOfSameSet } from '../../../../rules/catalogue/product/set-colour.ts'
import type { Db } from '../../../db/database.ts'

type Row = { oemCode: string; shortName: string; yieldPages: number | null; colour: string; typed: boolean }

// Of one printer, in the colours that were typed; none has half as many.
const mostRead = 100

/**
 * The maker's number of the same cartridge in one of these colours: `CF413X` of `CF410X`. Undefined where the number is none or
 * of no set, or has one of the colours itself. Reads what fits one printer of it.
 */
export async function findOfSameSet(
  db: Db,
  canonical: string,
  colours: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<Row>`
    with typed as materialized (
      select s.id, s.oem_code, s.short_name, s.yield_pages, s.colour, s.brand_id, s.class_id
        from part_numbers p join skus s on s.id = p.sku_id
       where p.canonical = ${canonical} and not s.own_make and s.facet_id is not null
       order by s.id limit 1
    ), of_printer as materialized (
      select c.sku_id
        from compatibilities c
       where c.model_id = (select model_id from compatibilities o where o.sku_id = (select id from typed) order by model_id limit 1)
       order by c.sku_id limit ${sql.lit(mostRead)}
    )
    select t.oem_code as "oemCode", t.short_name as "shortName", t.yield_pages as "yieldPages", t.colour, true as typed from typed t
     union all
    select s.oem_code, s.short_name, s.yield_pages, s.colour, false
      from of_printer f join skus s on s.id = f.sku_id join typed t on s.brand_id = t.brand_id and s.class_id = t.class_id
     where not s.own_make and s.facet_id is not null and s.colour = any(${[...colours]}::text[])
  `.execute(db)
  const typed = rows.find((row) => row.typed)
  if (!typed || colours.includes(typed.colour)) return undefined
  return pickOfSameSet(
    typed,
    rows.filter((row) => !row.typed),
  )?.oemCode
}
