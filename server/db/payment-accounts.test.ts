import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'

/** What the version before stored of bank accounts, and its statements after the migration, beside this version. */

const [dutch, german] = ['NL91ABNA0417164300', 'DE02120300000000202051']

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.url, { upTo: '0185_announced_products' })
  db = connect(database.url, { connections: 2 })
  await sql`insert into countries (iso2, name_en, name_de, eu_member, vat_rate_bp) values ('NL', 'N', 'N', true, 2100)`.execute(
    db,
  )
  await sql`insert into warehouses (code, name, country, time_zone, region) values ('NL', 'V', 'NL', 'Europe/Amsterdam', 'EU')`.execute(
    db,
  )
  await sql`
    insert into orgs (id, site_name, iso2, region, language, currency, time_zone, warehouse, number_prefix)
    select id, 'Site ' || id, 'NL', 'EU', 'en', 'EUR', 'Europe/Amsterdam', 'NL', 'N' || chr(64 + id) from generate_series(1, 3) id`.execute(
    db,
  )
  // The version before let two sites have one account.
  for (const orgId of [1, 2]) await saveBefore(orgId, dutch)
  await migrate(database.url)
})
afterAll(async () => {
  await db?.destroy()
  await database?.drop()
})

const saveBefore = (orgId: number, account: string) =>
  sql`
  insert into bank_accounts (org_id, currency, holder, bank, account, bic)
  select id, currency, 'Aster', 'Bank', ${account}, 'ABNANL2A' from orgs where id = ${orgId}
      on conflict (org_id, currency) do update set holder = 'Aster', bank = 'Bank', account = ${account}, bic = 'ABNANL2A'`.execute(
    db,
  )
const readBefore = async () => {
  const { rows } = await sql<{ at: string }>`
    select concat_ws(' ', org_id, currency, account) as at from bank_accounts order by org_id, currency`.execute(db)
  return rows.map(({ at }) => at)
}
const readNow = async () => {
  const { rows } = await sql<{ at: string }>`
    select concat_ws(' ', org_id, currency, payment_currency, account) as at from own_bank_accounts order by org_id, id`.execute(
    db,
  )
  return rows.map(({ at }) => at)
}

test('what was stored is the payment account, also where two sites had the same', async () => {
  expect(await readNow()).toEqual([`1 EUR EUR ${dutch}`, `2 EUR EUR ${dutch}`])
  await saveBefore(2, dutch)
  expect(await readBefore()).toEqual([`1 EUR ${dutch}`, `2 EUR ${dutch}`])
})

test('the version before adds, changes, reads and removes the payment account, and sees no other', async () => {
  await saveBefore(3, german)
  expect(await readNow()).toContain(`3 EUR EUR ${german}`)
  await sql`update own_bank_accounts set payment_currency = null where org_id = 3`.execute(db)
  expect(await readBefore()).toEqual([`1 EUR ${dutch}`, `2 EUR ${dutch}`])
  const second = 'DE02500105170137075030'
  await saveBefore(3, second)
  await saveBefore(3, 'DE02100500000054540402')
  expect(await readNow()).toEqual(expect.arrayContaining([`3 EUR ${german}`, '3 EUR EUR DE02100500000054540402']))
  await sql`delete from bank_accounts where org_id = 3 and currency = 'EUR'`.execute(db)
  expect(await readNow()).toEqual([`1 EUR EUR ${dutch}`, `2 EUR EUR ${dutch}`, `3 EUR ${german}`])
  await expect(saveBefore(3, dutch)).rejects.toThrow('another company has the account')
})
