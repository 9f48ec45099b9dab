import { sql } from 'kysely'
import { filterWords } from '../../rules/search-words.ts'
import type { Db, Tx } from '../../server/db/database.ts'
import { classAttributes } from './attribute-data.ts'
import { bankAccounts } from './bank-data.ts'
import { declarations, faqs } from './content.ts'
import { forwarders } from './forwarder-data.ts'
import { offices, states } from './office-data.ts'
import { classes, countries, orgs, priceLists, warehouses } from './reference-data.ts'
import { carriers, shippingRates } from './shipping-data.ts'

/** True until the first site was stored. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from orgs limit 1`.execute(db)
  return rows.length === 0
}

/** Loads what every shop needs before its first product: countries, warehouses, sites, classes, carriers. Repeatable. */
export const seedReference = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await upsert(tx, 'countries', ['iso2'], countries)
    await upsert(tx, 'warehouses', ['code'], warehouses)
    await upsert(tx, 'orgs', ['id'], orgs)
    await upsert(tx, 'offices', ['org_id', 'kind'], offices)
    await upsert(tx, 'bank_accounts', ['org_id', 'currency'], bankAccounts)
    await upsert(tx, 'states', ['country', 'code'], states)
    await upsert(tx, 'classes', ['id'], classes)
    await upsert(tx, 'class_attributes', ['class_id', 'name'], classAttributes)
    await upsert(tx, 'price_lists', ['name'], priceLists)
    await upsert(tx, 'carriers', ['code'], carriers)
    await upsert(tx, 'forwarders', ['id'], forwarders)
    await upsert(tx, 'shipping_rates', ['carrier', 'warehouse', 'country', 'currency'], shippingRates)
    await upsert(tx, 'declarations', ['org_id', 'type', 'part', 'position'], declarations)
    await upsert(tx, 'faqs', ['org_id', 'slug'], faqs)
    await upsert(
      tx,
      'filter_words',
      ['word'],
      [...new Set(filterWords)].map((word) => ({ word })),
    )
  })

/** Inserts the rows, or makes the stored ones equal; all rows have the same columns. */
async function upsert(tx: Tx, table: string, key: string[], rows: readonly Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {})
  const list = (names: string[]) => sql.join(names.map((name) => sql.ref(name)))
  const others = columns.filter((column) => !key.includes(column))
  const update = others.length
    ? sql`update set ${sql.join(others.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`
    : sql`nothing`
  await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
    on conflict (${list(key)}) do ${update}
  `.execute(tx)
}
