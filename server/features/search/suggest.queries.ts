import { sql } from 'kysely'
import { canonicalOf, normalise } from '../../../rules/part-number.ts'
import type { Named } from '../../../rules/product-name.ts'
import type { Db } from '../../db/database.ts'
import { findModels } from './names.queries.ts'

const most = 8
const last = sql.lit('\u{10ffff}')

type NumberRow = { id: number; number: string; oemCode: string; brand: string } & Named

/** Numbers that begin with, then those that hold what was typed; originals first, each product once. */
async function numbersLike(db: Db, text: string): Promise<NumberRow[]> {
  if (text.length < 2) return []
  const canonical = canonicalOf(text)
  const { rows } = await sql<NumberRow>`
    select s.id, s.number, s.oem_code as "oemCode", s.name, s.names, b.name as brand
      from (
        select sku_id, min(rank) as rank
          from (
            (select sku_id, 0 as rank from part_numbers p
              where p.canonical >= ${canonical} and p.canonical < ${canonical} || ${last} order by canonical, sku_id limit 20)
            union all
            (select sku_id, 0 from part_numbers p
              where p.normalised >= ${text} and p.normalised < ${text} || ${last} order by normalised, sku_id limit 20)
            union all
            (select sku_id, 1 from number_suffixes x
              where length(${text}) >= 3 and x.suffix >= ${text} and x.suffix < ${text} || ${last}
              order by suffix, sku_id limit 20)
          ) f
         group by sku_id
      ) f
      join skus s on s.id = f.sku_id and s.facet_id is not null
      join brands b on b.id = s.brand_id
     order by f.rank, s.own_make, s.oem_code, s.number
     limit ${sql.lit(most)}
  `.execute(db)
  return rows
}

/** What to offer while somebody types. */
export async function suggestions(db: Db, keyword: string) {
  const words = keyword.split(/\s+/u).map(normalise).filter(Boolean).slice(0, 10)
  const [numbers, found] = await Promise.all([numbersLike(db, words.join('')), findModels(db, words)])
  const models = found.slice(0, most).map(({ modelId, name, skuCount }) => ({ modelId, name, skuCount }))
  return { numbers, models }
}
