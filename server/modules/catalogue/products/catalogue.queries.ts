import { sql } from 'kysely'
import { type ClassKind, classKinds } from '../../../../rules/catalogue/product/catalogue.ts'
import type { Db } from '../../../db/database.ts'

type Labels = { nameEn: string; nameCn: string; nameDe: string; nameIt: string; nameFr: string; namePl: string }

const labelColumns = [
  'name_en as nameEn',
  'name_cn as nameCn',
  'name_de as nameDe',
  'name_it as nameIt',
  'name_fr as nameFr',
  'name_pl as namePl',
] as const

export type ClassRow = Labels & { classId: number; kind: string }

/** The classes in the order of the trade. */
export async function findClasses(db: Db): Promise<ClassRow[]> {
  const rows = await db
    .selectFrom('classes')
    .select(['id as classId', 'kind', ...labelColumns])
    .execute()
  return rows.sort((one, other) => classRank(one.kind) - classRank(other.kind))
}

const classRank = (kind: string) => classKinds.indexOf(kind as ClassKind)

/** The brands that have goods on sale, of one class or of all. */
export const findBrands = (db: Db, classId: number | undefined) =>
  db
    .selectFrom('brands as b')
    .select(['b.id as brandId', 'b.name'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('live_facets as f')
          .select(sql`1`.as('one'))
          .whereRef('f.brand_id', '=', 'b.id')
          .where('f.skus', '>', 0)
          .$if(classId !== undefined, (facets) => facets.where('f.class_id', '=', classId ?? 0)),
      ),
    )
    .orderBy('b.name')
    .execute()

/** The series of a brand that have printers, by name. */
export const findSeries = (db: Db, brandId: number) =>
  db
    .selectFrom('series as s')
    .select(['s.id as seriesId', 's.brand_id as brandId', 's.name'])
    .where('s.brand_id', '=', brandId)
    .where((where) => where.exists(where.selectFrom('models as m').select('m.id').whereRef('m.series_id', '=', 's.id')))
    .orderBy('s.name')
    .execute()

const modelColumns = [
  'm.id as modelId',
  'm.brand_id as brandId',
  'm.series_id as seriesId',
  'm.name',
  'm.technology',
  'm.colour',
] as const

export const findModels = (db: Db, seriesId: number) =>
  db.selectFrom('models as m').select(modelColumns).where('m.series_id', '=', seriesId).orderBy('m.name').execute()

/** A printer with the names of its brand and series. */
export const modelById = (db: Db, id: number) =>
  db
    .selectFrom('models as m')
    .innerJoin('brands as b', 'b.id', 'm.brand_id')
    .innerJoin('series as s', 's.id', 'm.series_id')
    .select([...modelColumns, 'b.name as brand', 's.name as series', 'm.sku_count as skuCount'])
    .where('m.id', '=', id)
    .executeTakeFirst()
