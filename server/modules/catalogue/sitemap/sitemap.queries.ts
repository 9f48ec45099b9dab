import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** What has a page of its own for each row. */
export const sitemapTables = { products: 'skus', printers: 'models' } as const
export type SitemapSection = keyof typeof sitemapTables

/** A file of a sitemap covers so many ids; the most that search engines read is 50,000. */
const idsOfAFile = 10_000

/** How many files products and printers need. */
export async function countFiles(db: Db): Promise<Record<SitemapSection, number>> {
  const { rows } = await sql<Record<SitemapSection, number>>`
    select (select coalesce(max(id), 0) from skus) as products, (select coalesce(max(id), 0) from models) as printers
  `.execute(db)
  const filesFor = (last = 0) => Math.ceil(last / idsOfAFile)
  return { products: filesFor(rows[0]?.products), printers: filesFor(rows[0]?.printers) }
}

const visibility: Record<SitemapSection, RawBuilder<unknown>> = {
  products: sql`t.facet_id is not null`,
  printers: sql`exists (
    select from compatibilities c join skus s on s.id = c.sku_id and s.facet_id is not null where c.model_id = t.id)`,
}

/** The ids of a file, numbered from 1: products that can be ordered or will be, printers that something fits. */
export async function idsOfFile(db: Db, what: SitemapSection, file: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(sitemapTables[what])} t
     where t.id > ${(file - 1) * idsOfAFile} and t.id <= ${file * idsOfAFile} and ${visibility[what]}
     order by t.id
  `.execute(db)
  return rows.map(({ id }) => id)
}
