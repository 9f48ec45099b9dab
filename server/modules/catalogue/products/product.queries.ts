import { sql } from 'kysely'
import type { ProductNames } from '../../../../rules/catalogue/product/name.ts'
import type { ProductNumbers } from '../../../../rules/catalogue/product/number.ts'
import { pickOtherYields } from '../../../../rules/catalogue/product/other-yields.ts'
import { pickPrinterSet, placeInSet, type SetCandidate } from '../../../../rules/catalogue/search/printer-set.ts'
import { americanWords } from '../../../../texts/american.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { isExpected } from '../availability/warehouse-day.ts'
import type { ClassRow } from './catalogue.queries.ts'
import { type SkuRow, skuColumns, skuJoins, toSku } from './sku.queries.ts'
import { numbersSql } from './summary-columns.ts'

type ProductRow = SkuRow & {
  description: string
  className: Omit<ClassRow, 'classId' | 'kind'>
  seriesId: number | null
  series: string
  weightGrams: number
  attributes: ({ name: string; value: string } & Omit<ClassRow, 'classId' | 'kind'>)[]
  numbers: { kind: string; number: string }[]
  images: string[]
  models: { modelId: number; name: string }[]
  arrivals: { warehouse: string; expectedOn: string; quantity: number }[]
  replacedBy: ({ id: number; number: string } & ProductNames) | null
}

/** One product with everything its page shows, in one query, described in English where not in `language`; undefined where there is none. */
export async function productById(
  db: Db,
  id: number,
  { region, now, language }: { region: string; now: Date; language: Language },
) {
  const { rows } = await sql<ProductRow>`
    select ${skuColumns},
           coalesce((select d.description from sku_descriptions d where d.sku_id = s.id and d.language = ${language}),
                    s.description) as description, s.series_id as "seriesId", coalesce(r.name, '') as series,
           s.weight_grams as "weightGrams",
           json_build_object('nameEn', c.name_en, 'nameCn', c.name_cn, 'nameDe', c.name_de, 'nameIt', c.name_it, 'nameFr', c.name_fr,
                             'namePl', c.name_pl) as "className",
           coalesce((select json_agg(json_build_object('name', t.name, 'value', t.value, 'nameEn', coalesce(d.name_en, t.name), 'nameCn', coalesce(d.name_cn, ''),
                                                       'nameDe', coalesce(d.name_de, ''), 'nameIt', coalesce(d.name_it, ''),
                                                       'nameFr', coalesce(d.name_fr, ''), 'namePl', coalesce(d.name_pl, ''))
                                     order by d.position, t.name)
                       from sku_attributes t
                       left join class_attributes d on d.class_id = s.class_id and d.name = t.name
                      where t.sku_id = s.id), '[]') as attributes,
           coalesce((select json_agg(json_build_object('kind', n.kind, 'number', n.raw)
                                     order by array_position(array['own', 'oem', 'short', 'ean', 'other'], n.kind), n.raw)
                       from part_numbers n where n.sku_id = s.id and n.kind not in ('replaces', 'union') and n.pieces is null), '[]') as numbers,
           coalesce((select json_agg(i.url order by i.position) from sku_images i where i.sku_id = s.id), '[]') as images,
           coalesce((select json_agg(json_build_object('modelId', m.id, 'name', m.name) order by m.name)
                       from compatibilities f join models m on m.id = f.model_id where f.sku_id = s.id), '[]') as models,
           ${arrivalsOfSku(region, now)} as arrivals,
           (select json_build_object('id', o.id, 'number', o.number, 'name', o.name, 'names', o.names)
              from skus o where o.id = s.replaced_by) as "replacedBy"
      from skus s
      join classes c on c.id = s.class_id
      left join series r on r.id = s.series_id
      ${skuJoins(region, now)}
     where s.id = ${id}
  `.execute(db)
  const [row] = rows
  return row && { ...row, ...toSku(row), description: writtenIn(language, row.description) }
}

/** What is still to come of a SKU s, day by day: of several purchase orders for one day their sum. */
const arrivalsOfSku = (region: string, now: Date) => sql`
  coalesce((select json_agg(json_build_object('warehouse', a.warehouse, 'expectedOn', a.expected_on, 'quantity', a.quantity)
                            order by a.expected_on, a.warehouse)
              from (select e.warehouse, e.expected_on, sum(e.quantity - e.received) as quantity
                      from expected_arrivals e join warehouses w on w.code = e.warehouse and w.region = ${region}
                     where e.sku_id = s.id and ${isExpected(now)} and e.received < e.quantity
                     group by e.warehouse, e.expected_on) a), '[]')`

const writtenIn = (language: Language, english: string) => (language === 'us' ? americanWords(english) : english)

/** What is shown beside the product that has one of our numbers: at most eight of each kind. */
export async function relatedTo(db: Db, itemNumber: string, region: string, now: Date) {
  const { rows } = await sql<SkuRow & { kind: 'bought_together' | 'hot' }>`
    with related as materialized (
      select r.related_id as id, r.kind, row_number() over (partition by r.kind order by r.position, r.related_id) as at
        from part_numbers n
        join related_skus r on r.sku_id = n.sku_id
       where n.normalised = ${itemNumber} and n.kind = 'own'
    )
    select r.kind, ${skuColumns}
      from related r join skus s using (id) ${skuJoins(region, now)}
     where r.at <= 8 and s.status <> 'disabled'
     order by r.kind, r.at
  `.execute(db)
  return rows.map(({ kind, ...row }) => ({ kind, sku: toSku(row) }))
}

type SetRow = SetCandidate & ProductNumbers & { id: number; fits: number; isProduct: boolean }

/**
 * What fits at least half of the printers of the product that has one of our numbers: the ids of what completes a printer
 * beside it (the other colours and the drum), and the same cartridge with other yields. Empty for what is no part of a set.
 */
export async function fittingBeside(db: Db, itemNumber: string) {
  const { rows } = await sql<SetRow>`
    with product as materialized (
      select sku_id from part_numbers where normalised = ${itemNumber} and kind = 'own'
    ), printers as materialized (
      select model_id from compatibilities join product using (sku_id)
    ), fitting as materialized (
      select sku_id, count(*)::integer as fits
        from printers join compatibilities using (model_id)
       group by sku_id
      having 2 * count(*) >= (select count(*) from printers)
    )
    select s.id, ${numbersSql('s')}, s.class_id as "classId", s.colour, s.own_make as "ownMake", s.yield_pages as "yieldPages", f.fits,
           exists (select from product a where a.sku_id = s.id) as "isProduct"
      from fitting f join skus s on s.id = f.sku_id and s.status = 'active'
  `.execute(db)
  const product = rows.find(({ isProduct }) => isProduct)
  const place = product && placeInSet(product)
  if (!product || place === undefined) return { setIds: [], otherYields: [] }
  const others = rows.filter((candidate) => placeInSet(candidate) !== place)
  return {
    setIds: pickPrinterSet(others, product).map(({ id }) => id),
    otherYields: pickOtherYields(rows, product).map(({ id, number, oemCode, ownMake, yieldPages }) => ({
      id,
      number,
      oemCode,
      ownMake,
      yieldPages: yieldPages ?? 0,
    })),
  }
}
