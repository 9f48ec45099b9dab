import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

const orgOf = (id: number) => db().selectFrom('orgs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a file says how sites are reached, who stands behind them and where they are paid', async () => {
  const header =
    'site,hotline,service_email,order_email,certificates,company,address,postcode,city,country,phone,email,registration_number,vat_number,account_holder,bank,account,bic'
  const line =
    'de,+49 30 555 0001,shop@voorbeeld.de,orders@voorbeeld.de,rohs;iso9001,Neu GmbH,Weg 1,10115,Berlin,DE,+49 30 555 0002,info@voorbeeld.de,HRB 1,DE 111 111 125,Neu GmbH,Neue Bank,DE02 1203 0000 0000 2020 51,BYLADEM1001'
  const file = `${header}\n${line}\n`
  expect(await load('sites.csv', file)).toMatchObject({ kind: 'sites', lines: 1, changed: 1, badCount: 0 })
  expect(await orgOf(5)).toMatchObject({
    hot_phone: '+49 30 555 0001',
    service_email: 'shop@voorbeeld.de',
    order_email: 'orders@voorbeeld.de',
    certificates: ['iso9001', 'rohs'],
    skype_id: 'live:aster.de',
  })
  const { rows } = await sql`
    select f.name, f.vat_number, b.account, b.bic from offices f join bank_accounts b using (org_id) where org_id = 5`.execute(
    db(),
  )
  expect(rows).toEqual([
    { name: 'Neu GmbH', vat_number: 'DE111111125', account: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  ])
  expect(await load('sites.csv', file)).toMatchObject({ same: 1, changed: 0 })
  const events = await db().selectFrom('audit_events').select(['action', 'subject']).execute()
  expect(events).toEqual([{ action: 'site.changed', subject: 'site 5' }])
})

test('a line that cannot be taken leaves the site as it was, and says what is wrong', async () => {
  const before = await orgOf(1)
  const report = await load(
    'sites.csv',
    [
      'site,service_email,order_email,account_holder,bank,account,bic',
      'NL,new@voorbeeld.nl,orders@voorbeeld.nl,Aster,Bank,NL91ABNA0417164301,ABNANL2A',
      'XX,new@voorbeeld.nl,orders@voorbeeld.nl,,,,',
      'FR,not an address,orders@voorbeeld.fr,,,,',
    ].join('\n'),
  )
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '2: cannot be: account',
    '3: no site begins its numbers with XX',
    '4: cannot be: service_email',
  ])
  expect(await orgOf(1)).toEqual(before)
})

test('carriers come from a file, with the page where parcels are followed', async () => {
  const file =
    'carrier,carrier_name,tracking_url\nfast,Fast Parcel,https://fast.example/{number}\nOWN,Mine,\nBAD,Bad,http://x\n'
  const report = await load('carriers.csv', file)
  expect(report).toMatchObject({ kind: 'carriers', added: 1 })
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '3: carrier cannot be OWN',
    '4: tracking_url cannot be http://x',
  ])
  const { rows } = await sql`select name, tracking_url from carriers where code = 'FAST'`.execute(db())
  expect(rows).toEqual([{ name: 'Fast Parcel', tracking_url: 'https://fast.example/{number}' }])
})
