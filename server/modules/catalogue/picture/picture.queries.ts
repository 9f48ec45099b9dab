import { sql } from 'kysely'
import { type ClassKind, classKinds } from '../../../../rules/catalogue/product/catalogue.ts'
import type { PictureFamily } from '../../../../rules/catalogue/product/picture/family.ts'
import type { PictureFacts } from '../../../../rules/catalogue/product/picture/picture.ts'
import type { Db } from '../../../db/database.ts'

/** What a product's picture shows, and the version of it. */
export type VersionedFacts = PictureFacts & { version: string }

/** Those of the products that have these numbers. */
export async function findPictureFacts(db: Db, numbers: readonly string[]): Promise<VersionedFacts[]> {
  const { rows } = await sql<VersionedFacts>`
    select c.kind, c.drawn_as as "drawnAs", b.name as brand, coalesce(r.name, '') as series, s.name,
           s.short_name as "shortName", s.oem_code as "oemCode", s.number, s.own_make as "ownMake", s.colour,
           s.yield_pages as "yieldPages", picture_version(s) as version,
           coalesce((select jsonb_object_agg(a.name, a.value) from sku_attributes a where a.sku_id = s.id), '{}') as attributes
      from skus s
      join classes c on c.id = s.class_id
      join brands b on b.id = s.brand_id
      left join series r on r.id = s.series_id
     where s.number = any(${numbers})
  `.execute(db)
  return rows
}

/** A class by what it is and what it is drawn as. */
export async function findClassPicture(db: Db, classId: number) {
  const row = await db.selectFrom('classes').select(['kind', 'drawn_as']).where('id', '=', classId).executeTakeFirst()
  // The database holds both columns to these words.
  return (
    row &&
    classKinds.includes(row.kind as ClassKind) && {
      kind: row.kind as ClassKind,
      drawnAs: row.drawn_as as PictureFamily | null,
    }
  )
}
