import { sql } from 'kysely'
import { filterWords } from '../../rules/catalogue/search/search-words.ts'
import type { Db } from '../../server/db/database.ts'
import { upsert } from '../upsert.ts'
import { classAttributes } from './attribute-data.ts'
import { declarations, faqs } from './content/content.ts'
import { forwarderAsCarrier, forwarders } from './forwarder-data.ts'
import { classes, countries, orgs, priceLists, warehouses } from './reference-data.ts'
import { states } from './state-data.ts'

/** True until the first site was stored. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from orgs limit 1`.execute(db)
  return rows.length === 0
}

/**
 * Loads what is true of every shop before its first product: countries, warehouses, sites, classes. Nothing in it is made up: who
 * stands behind a site, how it is reached and what carriers ask is set by its operator. Repeatable.
 */
export const seedReference = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await upsert(tx, 'countries', ['iso2'], countries)
    await upsert(tx, 'warehouses', ['code'], warehouses)
    await upsert(tx, 'orgs', ['id'], orgs)
    await upsert(tx, 'states', ['country', 'code'], states)
    await upsert(tx, 'classes', ['id'], classes)
    await upsert(tx, 'class_attributes', ['class_id', 'name'], classAttributes)
    await upsert(tx, 'price_lists', ['name'], priceLists)
    await upsert(tx, 'carriers', ['code'], [forwarderAsCarrier])
    await upsert(tx, 'forwarders', ['id'], forwarders)
    await upsert(tx, 'declarations', ['org_id', 'type', 'part', 'position'], declarations)
    await upsert(tx, 'faqs', ['org_id', 'slug'], faqs)
    await upsert(
      tx,
      'filter_words',
      ['word'],
      [...new Set(filterWords)].map((word) => ({ word })),
    )
  })
