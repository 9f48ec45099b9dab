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
    select f.name, f.vat_number, b.account, b.bic from offices f join own_bank_accounts b using (org_id)
     where org_id = 5 and b.payment_currency = 'EUR'`.execute(db())
  expect(rows).toEqual([
    { name: 'Neu GmbH', vat_number: 'DE111111125', account: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  ])
  expect(await load('sites.csv', file)).toMatchObject({ same: 1, changed: 0 })
  const events = await db().selectFrom('audit_events').select(['action', 'subject']).execute()
  expect(events).toEqual([{ action: 'site.changed', subject: 'site 5' }])
})

test('further lines of a site are further accounts of its company; those of other companies are refused', async () => {
  const file = [
    'site,service_email,order_email,account_holder,bank,account,bic,account_currency,payment_account',
    'IT,,,Aster,Bank,IT60X0542811101000000123456,UNCRITMM,pln,',
    'IT,,,Aster,Bank,IT40S0542811101000000123456,UNCRITMM,,no',
    'IT,,,Aster,Bank,IT40 S054 2811 1010 0000 0123 456,UNCRITMM,,yes',
    'FR,,,Aster,Bank,IT40S0542811101000000123456,UNCRITMM,,no',
    'FR,,,Aster,Bank,FR1420041010050500013M02606,PSSTFRPP,CHF,no',
    'FR,,,Aster,Bank,FR1420041010050500013M02606,PSSTFRPP,,maybe',
  ].join('\n')
  const report = await load('sites.csv', file)
  expect(report).toMatchObject({ lines: 6, changed: 2 })
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '4: the same as line 3',
    '5: The company of the site Italia has this account',
    '6: cannot be: account_currency',
    '7: payment_account is none of yes, no: maybe',
  ])
  const accounts = () =>
    db()
      .selectFrom('own_bank_accounts')
      .select(['currency', 'payment_currency', 'account'])
      .where('org_id', '=', 3)
      .orderBy('id')
      .execute()
  const [demo, zloty, savings] = await accounts()
  expect([demo, zloty, savings]).toMatchObject([
    { payment_currency: 'EUR' },
    { currency: 'PLN', payment_currency: 'PLN', account: 'IT60X0542811101000000123456' },
    { currency: 'EUR', payment_currency: null, account: 'IT40S0542811101000000123456' },
  ])
  expect(await load('sites.csv', file)).toMatchObject({ same: 2, changed: 0 })
  const later = 'site,service_email,order_email,account_holder,bank,account,bic\n'
  expect(await load('sites.csv', `${later}IT,,,Aster,Bank,IT40S0542811101000000123456,UNCRITMM\n`)).toMatchObject({
    same: 1,
  })
  const named = 'site,service_email,order_email,account,payment_account\nIT,,,IT40S0542811101000000123456,yes\n'
  expect(await load('sites.csv', named)).toMatchObject({ changed: 1, badCount: 0 })
  expect((await accounts()).map(({ payment_currency }) => payment_currency)).toEqual([null, 'PLN', 'EUR'])
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
