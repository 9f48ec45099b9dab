import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import {
  changeDatevSettings,
  exportBookkeeping,
  getDatevSettings,
  listIssuers,
} from '../../../../contract/invoice/bookkeeping.ts'
import { creditInvoice } from '../../../../contract/invoice/staff-invoice.ts'
import type { DatevSettings } from '../../../../rules/invoice/datev.ts'
import { readDatevFile } from '../../../testing/files/datev-file.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let admin: Staff
/** The site of the company that issued these, and the numbers of an invoice, its credit note, and one of the next day. */
let orgId: number
let numbers: string[]
let abroad: { number: string; orgId: number }

const findIssuerSite = async (number: string) =>
  (
    await world.db
      .selectFrom('invoices as i')
      .innerJoin('finance_items as f', 'f.id', 'i.item_id')
      .select('i.issuer_org_id as orgId')
      .where('f.number', '=', number)
      .executeTakeFirstOrThrow()
  ).orgId

beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  money = await paymentWorld(world)
  const buyer = await world.signedIn()
  const invoice = await money.invoice(buyer)
  const body = { reason: 'Damaged', lines: [{ position: 1, amount: 50 }] }
  const { data } = await money.clerk.call(creditInvoice, { params: { number: invoice.number }, body })
  const italian = await money.invoice(await world.signedIn(), 1, 'IT')
  abroad = { number: italian.number, orgId: await findIssuerSite(italian.number) }
  await world.db.updateTable('customers').set({ company: '=1+1' }).where('id', '=', buyer.customerId).execute()
  world.setNow('2026-11-18T23:30:00Z')
  const next = await money.invoice(await world.signedIn())
  // The session of the morning has ended.
  admin = await world.staff('admin')
  numbers = [invoice.number, data.number, next.number]
  orgId = await findIssuerSite(invoice.number)
})
afterAll(() => world.close())

const file = (query: Record<string, string | number>, { token }: Staff = admin) =>
  world.app.inject({
    url: `${apiPrefix}${exportBookkeeping.path}?${new URLSearchParams({ format: 'csv', orgId: String(orgId), ...query } as Record<string, string>)}`,
    headers: { authorization: `Bearer ${token}` },
  })
const days = { from: '2026-11-18', until: '2026-11-19' }
async function rows(query: Record<string, string | number>, who = admin) {
  const [head = '', ...lines] = (await file(query, who)).body.trim().split('\r\n')
  const names = head.split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [names[at], cell])))
}

test('each document of the company and period is a row, a credit note below zero, and all add up to the ledger', async () => {
  const found = await rows(days)
  expect(found.map(({ number }) => number)).toEqual([numbers[1], numbers[0], numbers[2]])
  expect(found[0]).toMatchObject({
    kind: 'credit',
    corrects: numbers[0],
    net: '-50.00',
    vat: '-10.50',
    gross: '-60.50',
  })
  expect(found[1]).toMatchObject({ kind: 'invoice', issued_on: '2026-11-18', vat_country: 'NL', vat_category: 'S' })
  expect(found[1]).toMatchObject({ vat_rate: '21.00', currency: 'EUR', local_currency: '', local_vat: '' })
  const { rows: items } = await world.db
    .selectFrom('finance_items')
    .select(['number', 'amount'])
    .execute()
    .then((all) => ({
      rows: all.filter(({ number }) => numbers.includes(number)),
    }))
  const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
  for (const { number, amount } of items) {
    const row = found.find((one) => one.number === number)
    expect([number, Math.abs(cents(row?.gross))]).toEqual([number, Number(amount)])
    expect(cents(row?.net) + cents(row?.vat)).toBe(cents(row?.gross))
  }
  expect(items).toHaveLength(3)
})

test('both days belong to the period, and another company has a file of its own', async () => {
  expect((await rows({ ...days, until: '2026-11-18' })).map(({ number }) => number)).toEqual([numbers[1], numbers[0]])
  expect((await rows({ ...days, from: '2026-11-19' })).map(({ number }) => number)).toEqual([numbers[2]])
  expect(abroad.orgId).not.toBe(orgId)
  const [italian, ...others] = await rows({ ...days, orgId: abroad.orgId })
  expect(others).toEqual([])
  expect(italian).toMatchObject({
    number: abroad.number,
    issuer_vat_number: expect.stringMatching(/^IT/),
    vat_country: 'IT',
  })
})

test('the file is for staff of the site of the company alone, and its days are checked', async () => {
  const ofIssuer = await world.staff('finance', [abroad.orgId])
  expect((await ofIssuer.call(listIssuers, {})).data.map((one) => one.orgId)).toEqual([abroad.orgId])
  expect((await file({ ...days, orgId: abroad.orgId }, ofIssuer)).statusCode).toBe(200)
  expect((await file(days, ofIssuer)).statusCode).toBe(404)
  expect((await file(days, await world.staff('desk', [orgId]))).statusCode).toBe(403)
  expect((await file({ ...days, from: '2026-02-30' })).json().data.fields).toEqual(['from'])
  expect((await file({ from: '2026-11-19', until: '2026-11-18' })).json()).toMatchObject({
    msg: 'The first day is after the last one',
  })
})

const datev: DatevSettings = {
  ...{ adviser: 29_098, client: 55_003, chart: '03', yearStarts: 1, accountLength: 4, firstDebtor: 10_000 },
  ...{ taxedAccount: 8400, intraEuAccount: 8125, exportAccount: 8120 },
}

describe('of a German company', () => {
  const german = 5
  const params = { id: german }
  let booker: Staff
  beforeAll(async () => {
    // What leaves the warehouse is sold by the company registered where it stands.
    await world.db.updateTable('warehouses').set({ country: 'DE' }).where('code', '=', 'NL').execute()
    world.setNow('2026-11-20T09:00:00Z')
    booker = await world.staff('finance', [german])
    const buyers = [await world.signedIn({ orgId: german }), await world.signedIn({ orgId: 1 })]
    for (const buyer of buyers) await money.invoice(buyer, 3)
    const { number } = await money.invoice(await world.signedIn({ orgId: german }), 2)
    const body = { reason: 'Damaged', lines: [{ position: 1, amount: 33.33 }] }
    await booker.call(creditInvoice, { params: { number }, body })
  })
  const days = { from: '2026-11-20', until: '2026-11-20', orgId: german, format: 'datev' }

  test('says what is missing for DATEV and where, until staff have entered it', async () => {
    expect((await booker.call(listIssuers, {})).data).toEqual([
      expect.objectContaining({ orgId: german, isGerman: true }),
    ])
    expect(Object.values((await booker.call(getDatevSettings, { params })).data)).toEqual(Array(9).fill(null))
    await booker.call(changeDatevSettings, { params, body: { ...datev, client: null, taxedAccount: null } })
    const refused = (await file(days, booker)).json()
    expect(refused.msg).toBe(
      'There is no file for DATEV without: Company number (Mandant) and Revenue with 19% VAT. Enter what is missing under “For DATEV” below the file for bookkeeping',
    )
    expect(refused.data.details).toEqual({ missing: ['client', 'taxedAccount'] })
  })

  test('a file for DATEV books what the documents of the period come to, credit notes on the other side', async () => {
    await booker.call(changeDatevSettings, { params, body: datev })
    expect((await booker.call(getDatevSettings, { params })).data).toEqual(datev)
    const answer = await file(days, booker)
    expect(answer.headers['content-disposition']).toContain('EXTF_Buchungsstapel_2026-11-20_2026-11-20.csv')
    const { head, lines } = readDatevFile(answer.rawPayload)
    expect(head.slice(10, 16)).toEqual(['29098', '55003', '20260101', '4', '20261120', '20261120'])
    const plain = (cell = '') => cell.replaceAll('"', '')
    const booked = lines.map((line) => ({
      ...{
        number: plain(line['Belegfeld 1']),
        kind: plain(line['Soll/Haben-Kennzeichen']) === 'S' ? 'invoice' : 'credit',
      },
      ...{
        amount: Number(line['Umsatz (ohne Soll/Haben-Kz)']?.replace(',', '')),
        customer_id: Number(line.Konto) - 10_000,
      },
      account: line['Gegenkonto (ohne BU-Schlüssel)'],
    }))
    const items = await world.db
      .selectFrom('finance_items as f')
      .innerJoin('invoices as i', 'i.item_id', 'f.id')
      .select(['f.number', 'f.kind', 'f.amount', 'f.customer_id', 'i.vat'])
      .where('i.issuer_org_id', '=', german)
      .orderBy('f.number')
      .execute()
    expect(items.map(({ kind }) => kind)).toEqual(['credit', 'invoice', 'invoice', 'invoice'])
    expect(booked).toEqual(items.map(({ vat, ...item }) => ({ ...item, account: vat > 0 ? '8400' : '8125' })))
    expect(new Set(booked.map(({ account }) => account))).toEqual(new Set(['8400', '8125']))
  })

  test('a change of the settings is in the audit trail; staff of other sites, and companies that are not German, have none', async () => {
    await booker.call(changeDatevSettings, { params, body: { ...datev, client: 7 } })
    const event = await world.db
      .selectFrom('audit_events')
      .select(['subject', 'before', 'after', 'account_id'])
      .where('action', '=', 'bookkeeping.changed')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ subject: 'site 5', before: datev, after: { ...datev, client: 7 } })
    const stranger = await world.staff('finance', [orgId])
    const own = { id: orgId }
    for (const [who, target] of [
      [stranger, params],
      [stranger, own],
    ] as const) {
      expect((await who.call(getDatevSettings, { params: target })).status).toBe(404)
      expect((await who.call(changeDatevSettings, { params: target, body: datev })).status).toBe(404)
    }
    expect((await file({ ...days, orgId }, stranger)).statusCode).toBe(404)
    const { failure } = await booker.call(changeDatevSettings, { params, body: { ...datev, firstDebtor: 70_000 } })
    expect(failure.fields).toEqual(['firstDebtor'])
  })

  test('the database itself keeps accounts of another length out', async () => {
    const store = (row: object) =>
      world.db
        .insertInto('datev_settings')
        .values({ org_id: orgId, ...row })
        .execute()
    await expect(store({ taxed_account: 8400 })).rejects.toThrow('datev_settings_check')
    await expect(store({ account_length: 4, taxed_account: 84_000 })).rejects.toThrow('datev_settings_check')
    await expect(store({ account_length: 4, first_debtor: 70_000 })).rejects.toThrow('datev_settings_check')
  })
})
