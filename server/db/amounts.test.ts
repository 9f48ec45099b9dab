import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { buildWorld, type World } from '../testing/world.ts'
import type { Tx } from './database.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
  // Something in pounds of each kind, for the guards to keep.
  await world.customer({ orgId: 7 })
  const buyer = await world.signedIn()
  const lines = [{ number: (await world.sku()).number, qty: 1 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  await buyer.call(placeOrder, { body: { lines, revision } })
  for (const statement of [couponIn('GBP'), promotionIn('GBP')])
    await sql.raw(statement.replace('FIVE', 'POUNDS')).execute(world.db)
})
afterAll(() => world.close())

/** Where the currency of an amount stands, if not in its own row: in the one that this column of its table names. */
const ownerOf: Record<string, string> = {
  account_prices: 'customer_id',
  accounts: 'customer_id',
  basket_lines: 'account_id',
  customer_prices: 'customer_id',
  clearings: 'debit_id',
  favourites: 'account_id',
  invoice_lines: 'invoice_id',
  invoices: 'item_id',
  list_prices: 'price_list_id',
  order_cancellations: 'order_id',
  reminder_items: 'item_id',
  statement_doubts: 'statement_id',
  order_lines: 'order_id',
  promotion_prices: 'promotion_id',
  purchase_order_lines: 'purchase_order_id',
}

/** Whole numbers that are no amounts: pieces, places, percentages, times, sizes, and rows that no key names. */
const counts = new Set([
  ...['allocated', 'attempts', 'back_ordered', 'bytes', 'days_max', 'days_min', 'files', 'height'],
  ...['in_stock_eu', 'in_stock_us', 'last_step', 'rows', 'wrong_codes', 'serial', 'year', 'corrects'],
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
  ...['days_overdue', 'lead_days', 'level', 'open_pieces', 'reminder_pause_days'],
  ...['release_after_minutes', 'delivered_after_days', 'cancel_unpaid_after_days'],
  ...['cancelled', 'part', 'pieces', 'received', 'returned', 'waiting'],
  // Up to which document sales are counted.
  ...['counted_until', 'last_id'],
  // The numbers of an adviser and of accounts of a ledger.
  ...['account_length', 'adviser', 'client', 'export_account', 'first_debtor', 'intra_eu_account', 'taxed_account'],
  'year_starts',
  ...['restocked', 'scrapped', 'to_send_back', 'revision'],
  ...['terms_net_days', 'tries', 'version', 'weight_grams', 'width', 'yield_band', 'yield_pages'],
  ...['buy', 'customer_limit', 'free', 'use_limit', 'used', 'uses'],
  ...['fee_bp', 'markup_bp', 'vat_rate_bp'],
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

/** The amounts without a known currency: of every whole number that names no row and counts nothing. */
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
  const tablesWithCurrency = await tablesInCurrency()
  return amounts.filter(({ table }) => !tablesWithCurrency.has(table)).map(({ table, column }) => `${table}.${column}`)
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

/** What must not be written, and the guard of the database that alone refuses it. */
const refused: Record<string, { table: string; statement: string }> = {
  orgs_keep_currency: { table: 'orgs', statement: "update orgs set currency = 'EUR' where id = 7" },
  price_lists_keep_currency: {
    table: 'price_lists',
    statement: "update price_lists set currency = 'EUR' where currency = 'GBP'",
  },
  customers_keep_currency: { table: 'customers', statement: "update customers set currency = 'EUR' where org_id = 7" },
  orders_keep_currency: { table: 'orders', statement: "update orders set currency = 'GBP'" },
  coupons_keep_currency: { table: 'coupons', statement: "update coupons set currency = 'EUR'" },
  promotions_keep_currency: { table: 'promotions', statement: "update promotions set currency = 'EUR'" },
  customers_price_list_in_currency: {
    table: 'customers',
    statement:
      "update customers set price_list_id = (select min(id) from price_lists where currency = 'EUR') where org_id = 7",
  },
  customers_org_in_currency: { table: 'customers', statement: 'update customers set org_id = 1 where org_id = 7' },
  handling_fees_org_in_currency: {
    table: 'handling_fees',
    statement: "insert into handling_fees (org_id, currency, order_type, fee) values (7, 'EUR', 'REG', 100)",
  },
  coupons_org_in_currency: { table: 'coupons', statement: couponIn('EUR') },
  promotions_org_in_currency: { table: 'promotions', statement: promotionIn('EUR') },
  orgs_currency_check: { table: 'orgs', statement: orgIn('eur') },
  price_lists_currency_check: {
    table: 'price_lists',
    statement: "insert into price_lists (name, currency) values ('Small', 'eur')",
  },
  shipping_rates_currency_check: { table: 'shipping_rates', statement: rateIn("'eur'") },
}

function couponIn(currency: string) {
  return `insert into coupons (org_id, currency, code, title, kind, value, starts_on, ends_on)
    values (7, '${currency}', 'FIVE', '{"en": "Five"}', 'fixed', 500, '2026-11-01', '2026-11-30')`
}

function promotionIn(currency: string) {
  return `insert into promotions (org_id, currency, title, kind, value, starts_on, ends_on)
    values (7, '${currency}', '{"en": "Five"}', 'amount', 500, '2026-11-01', '2026-11-30')`
}

function rateIn(currency: string) {
  return `insert into shipping_rates (carrier, warehouse, country, currency, price, days_min, days_max)
    values ('STD', 'NL', 'NL', ${currency}, 100, 1, 1)`
}

/** A site like the first one. */
function orgIn(currency: string) {
  return `insert into orgs select (jsonb_populate_record(o, jsonb_build_object('id', 99, 'currency', '${currency}'))).*
    from orgs o where id = 1`
}

/** The guard that refuses a statement, its name or the table whose currency does not change; undefined where it passes. */
const guardOf = (tx: Tx, statement: string) =>
  sql
    .raw(statement)
    .execute(tx)
    .then(
      () => undefined,
      (error: Error & { constraint?: string }) =>
        error.constraint ?? /^The currency of (\w+) does not change/.exec(error.message)?.[1]?.concat('_keep_currency'),
    )

/** As if it had never been: nothing of it stays. */
const tryOut = <T>(work: (tx: Tx) => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    world.db
      .transaction()
      .execute(async (tx) => {
        resolve(await work(tx))
        throw new Error('only tried')
      })
      .catch(reject)
  })

test.each(Object.entries(refused))('%s refuses alone what it is there for', async (guard, { table, statement }) => {
  expect(await tryOut((tx) => guardOf(tx, statement))).toBe(guard)
  const without = await tryOut(async (tx) => {
    const drop = guard.endsWith('_keep_currency')
      ? `drop trigger ${guard} on ${table}`
      : `alter table ${table} drop constraint ${guard}`
    await sql.raw(drop).execute(tx)
    return guardOf(tx, statement)
  })
  expect(without, 'without it').not.toBe(guard)
})

test('a rate without a currency is refused', async () => {
  await expect(sql.raw(rateIn('null')).execute(world.db)).rejects.toThrow(/null value in column "currency"/)
})
