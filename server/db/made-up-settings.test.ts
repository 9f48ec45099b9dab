import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { migrate } from './migrate.ts'

// Until 0087 every shop was given the companies of the demo; what nobody has changed must not stay in one that is open.

let database: FreshDatabase
let db: Db
beforeEach(async () => {
  database = await emptyDatabase()
  await migrate(database.url, { upTo: '0086_code_askers', duringRestore: false })
  db = connect(database.url)
  await sql`insert into countries (iso2, name_en, name_de, eu_member, vat_rate_bp) values ('NL', 'NL', 'NL', true, 2100)`.execute(
    db,
  )
  await sql`insert into warehouses (code, name, country, time_zone, region) values ('NL', 'NL', 'NL', 'Europe/Amsterdam', 'EU')`.execute(
    db,
  )
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

/** Two sites: the first as it was given, the second as its operator has set it. */
async function shopBefore() {
  const site = (id: number, prefix: string, phone: string, email: string) =>
    sql`
    insert into orgs (id, site_name, iso2, region, language, currency, time_zone, warehouse, number_prefix, hot_phone,
                      service_email, skype_id, languages, register_org_id)
    values (${id}, 'Site', 'NL', 'EU', 'en', 'EUR', 'Europe/Amsterdam', 'NL', ${prefix}, ${phone}, ${email}, 'live:aster.nl',
            '{en}', ${id})`.execute(db)
  await site(1, 'NL', '+31 20 000 0001', 'service.nl@aster.example')
  await site(2, 'BE', '+32 2 555 0001', 'shop@voorbeeld.be')
  await sql`insert into bank_accounts values (1, 'EUR', 'Aster Voorbeeld B.V.', 'Voorbeeldbank', 'NL42ASTR0000000001', 'ASTRNL00'),
    (2, 'EUR', 'Eigen B.V.', 'Bank', 'NL91ABNA0417164300', 'ABNANL2A')`.execute(db)
  await sql`insert into offices (org_id, kind, position, name, address1, city, postcode, country, phone, email)
    values (1, 'company', 1, 'Aster Voorbeeld B.V.', 'Kade 1', 'Dam', '0000 AA', 'NL', '1', 'service.nl@aster.example'),
           (2, 'company', 2, 'Eigen B.V.', 'Kade 2', 'Delft', '2611 AA', 'NL', '1', 'info@voorbeeld.be')`.execute(db)
  await sql`insert into carriers (code, name, tracking_url) values ('STD', 'Standard', 'https://parcel.example/follow?number={number}')`.execute(
    db,
  )
}

async function settings() {
  const { rows } = await sql`
    select o.id, o.hot_phone, o.service_email, o.order_email, o.skype_id, o.certificates, f.name, b.account
      from orgs o left join offices f on f.org_id = o.id left join bank_accounts b on b.org_id = o.id order by o.id`.execute(
    db,
  )
  return rows
}

test('what is made up goes, what the operator has set stays, and their orders are written to their address', async () => {
  await shopBefore()
  expect(await migrate(database.url)).toContain('0087_site_settings')
  expect(await settings()).toEqual([
    {
      id: 1,
      hot_phone: '',
      service_email: '',
      order_email: '',
      skype_id: '',
      certificates: [],
      name: null,
      account: null,
    },
    {
      id: 2,
      hot_phone: '+32 2 555 0001',
      service_email: 'shop@voorbeeld.be',
      order_email: 'shop@voorbeeld.be',
      skype_id: '',
      certificates: [],
      name: 'Eigen B.V.',
      account: 'NL91ABNA0417164300',
    },
  ])
  const { rows } = await sql`select tracking_url from carriers`.execute(db)
  expect(rows).toEqual([{ tracking_url: '' }])
})

test('a demo stays as it is', async () => {
  await shopBefore()
  await sql`insert into accounts (user_name, email, name, role, password_hash) values ('admin', 'admin@demo.example', 'Ada', 'admin', 'x')`.execute(
    db,
  )
  await migrate(database.url)
  const [first] = await settings()
  expect(first).toMatchObject({
    service_email: 'service.nl@aster.example',
    order_email: 'service.nl@aster.example',
    account: 'NL42ASTR0000000001',
    certificates: ['iso9001', 'iso14001', 'rohs'],
  })
})
