import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { exportBookkeeping, listIssuers } from '../../../../contract/invoice/bookkeeping.ts'
import { creditInvoice } from '../../../../contract/invoice/staff-invoice.ts'
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
