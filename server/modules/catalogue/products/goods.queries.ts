import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Db } from '../../../db/database.ts'

/** Numbers as they were asked, beside the SKUs `n.sku_id` whose item numbers they are. */
const skusByNumber = (numbers: readonly string[]) => sql`
  unnest(${numbers}::text[], ${numbers.map(normalise)}::text[] collate "C") as i (number, key)
  join part_numbers n on n.normalised = i.key and n.kind = 'own'`

const mapped = <T>(rows: { number: string; value: T }[]): Record<string, T> =>
  Object.fromEntries(rows.map(({ number, value }) => [number, value]))

type Labels = { nameEn: string; nameCn: string; nameDe: string; nameIt: string; nameFr: string; namePl: string }

/** What the attributes of all classes are called, class by class. */
export const findClassAttributes = (db: Db) =>
  db
    .selectFrom('class_attributes')
    .select([
      'class_id as classId',
      'name',
      'name_en as nameEn',
      'name_cn as nameCn',
      'name_de as nameDe',
      'name_it as nameIt',
      'name_fr as nameFr',
      'name_pl as namePl',
    ])
    .orderBy('class_id')
    .orderBy('position')
    .orderBy('name')
    .execute() as Promise<Array<Labels & { classId: number; name: string }>>

export async function findAttributes(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{ number: string; value: { name: string; value: string }[] }>`
    select i.number,
           coalesce(json_agg(json_build_object('name', t.name, 'value', t.value) order by t.name)
                    filter (where t.name is not null), '[]') as value
      from ${skusByNumber(numbers)}
      left join sku_attributes t on t.sku_id = n.sku_id
     group by i.number
  `.execute(db)
  return mapped(rows)
}

export async function findYields(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{ number: string; value: { yieldPages: number; yieldStandard: string | null } }>`
    select i.number, json_build_object('yieldPages', s.yield_pages, 'yieldStandard', s.yield_standard) as value
      from ${skusByNumber(numbers)}
      join skus s on s.id = n.sku_id
     where s.yield_pages is not null
  `.execute(db)
  return mapped(rows)
}

export async function findImages(db: Db, numbers: readonly string[]) {
  const { rows } = await sql<{ number: string; value: string[] }>`
    select i.number, array_agg(g.url order by g.position) as value
      from ${skusByNumber(numbers)}
      join sku_images g on g.sku_id = n.sku_id
     group by i.number
  `.execute(db)
  return mapped(rows)
}

export async function findDisabled(db: Db, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct i.number
      from ${skusByNumber(numbers)}
      join skus s on s.id = n.sku_id
     where s.status = 'disabled'
     order by i.number
  `.execute(db)
  return rows.map(({ number }) => number)
}
