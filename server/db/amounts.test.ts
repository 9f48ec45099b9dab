import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

/** Where the currency of an amount stands, if not in its own row: in the one that this column of its table names. */
const ownerOf: Record<string, string> = {
  account_prices: 'customer_id',
  accounts: 'customer_id',
  basket_lines: 'account_id',
  customer_prices: 'customer_id',
  favourites: 'account_id',
  list_prices: 'price_list_id',
  order_lines: 'order_id',
  promotion_prices: 'promotion_id',
}

/** Whole numbers that are no amounts: pieces, places, percentages, times and sizes. */
const counts = new Set([
  ...['allocated', 'attempts', 'back_ordered', 'bytes', 'days_max', 'days_min', 'height', 'in_stock_eu', 'in_stock_us'],
  ...[
    'last',
    'on_hand',
    'place',
    'position',
    'pre_ordered',
    'printer_count',
    'quantity',
    'ships_now',
    'sku_count',
    'skus',
  ],
  ...['terms_net_days', 'tries', 'version', 'weight_grams', 'width', 'yield_band', 'yield_pages'],
  ...['buy', 'customer_limit', 'free', 'use_limit', 'used'],
  ...['markup_bp', 'vat_rate_bp'],
])

/** The tables whose rows know their currency: by a column of their own, or by the row that one of them names. */
async function tablesInCurrency() {
  const { rows } = await sql<{ table: string; own: boolean; owner: string | null }>`
    select c.relname as table,
           exists (select from pg_attribute m
                    where m.attrelid = c.oid and m.attname = 'currency' and m.attnotnull and not m.attisdropped) as own,
           (select k.confrelid::regclass::text
              from pg_constraint k
              join pg_attribute o on o.attrelid = c.oid and k.conkey = array[o.attnum]
             where k.conrelid = c.oid and k.contype = 'f' and o.attname = ${JSON.stringify(ownerOf)}::json ->> c.relname) as owner
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  `.execute(world.db)
  const tables = new Map(rows.map((row) => [row.table, row]))
  const isKnown = (table: string): boolean => {
    const row = tables.get(table)
    return row !== undefined && (row.own || (row.owner !== null && isKnown(row.owner)))
  }
  return new Set([...tables.keys()].filter(isKnown))
}

/** The amounts whose currency nobody can tell: of every whole number that names no row and counts nothing. */
async function amountsWithoutCurrency() {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
      join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
       and t.typname in ('int2', 'int4', 'int8', 'numeric', 'money')
       and not exists (
         select from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'f') and a.attnum = any (k.conkey))
     order by 1, 2
  `.execute(world.db)
  const amounts = rows.filter(({ column }) => !counts.has(column))
  expect(amounts.length, 'nothing was read').toBeGreaterThan(20)
  const known = await tablesInCurrency()
  return amounts.filter(({ table }) => !known.has(table)).map(({ table, column }) => `${table}.${column}`)
}

test('every amount in the database has its currency, beside it or in the row it belongs to', async () => {
  expect(await amountsWithoutCurrency()).toEqual([])
})

test('an amount without one is named', async () => {
  await sql`create table surcharges (id integer primary key, quantity integer, surcharge integer)`.execute(world.db)
  expect(await amountsWithoutCurrency()).toEqual(['surcharges.surcharge'])
  await sql`alter table surcharges add currency char(3) not null`.execute(world.db)
  expect(await amountsWithoutCurrency()).toEqual([])
  await sql`drop table surcharges`.execute(world.db)
})

test('the currency under amounts does not change, and no setting mixes two', async () => {
  const customerId = await world.customer({ orgId: 7 })
  const change = (statement: string) => sql.raw(statement).execute(world.db)
  const euros = "(select min(id) from price_lists where currency = 'EUR')"
  const refused = [
    "update orgs set currency = 'EUR' where id = 7",
    "update price_lists set currency = 'EUR' where currency = 'GBP'",
    `update customers set currency = 'EUR' where id = ${customerId}`,
    `update customers set price_list_id = ${euros} where id = ${customerId}`,
    "insert into handling_fees (org_id, currency, order_type, fee) values (7, 'EUR', 'REG', 100)",
    `insert into coupons (org_id, currency, code, title, kind, value, starts_on, ends_on)
     values (7, 'EUR', 'FIVE', '{"en": "Five"}', 'fixed', 500, '2026-11-01', '2026-11-30')`,
    `insert into promotions (org_id, currency, title, kind, value, starts_on, ends_on)
     values (7, 'EUR', '{"en": "Five"}', 'amount', 500, '2026-11-01', '2026-11-30')`,
    `insert into shipping_rates (carrier, warehouse, country, currency, price, days_min, days_max)
     values ('STD', 'NL', 'NL', null, 100, 1, 1)`,
  ]
  for (const statement of refused) await expect(change(statement), statement).rejects.toThrow()
})
