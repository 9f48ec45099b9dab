import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import {
  exportStaffInvoices,
  listInvoiceCurrencies,
  listStaffInvoices,
  sumStaffInvoices,
} from '../../../../contract/invoice/invoice-list.ts'
import { creditInvoice } from '../../../../contract/invoice/staff-invoice.ts'
import { disputeItem } from '../../../../contract/payment/reminder.ts'
import { creditorReference } from '../../../../rules/invoice/creditor-reference.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Query = Partial<Input<typeof sumStaffInvoices>['query']>
type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let admin: Staff
let clerk: Staff
let stranger: Staff
let buyer: Awaited<ReturnType<World['signedIn']>>
/** The first of another site, one that is overdue, its credit note, which settles part of it, and the last, which is not due yet. */
let numbers: string[]
let orderIds: number[]

beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-17T22:30:00Z')
  money = await paymentWorld(world)
  const foreign = await money.invoice(await world.signedIn({ orgId: 5 }))
  world.setNow('2026-11-17T23:30:00Z')
  buyer = await world.signedIn()
  await world.db.updateTable('customers').set({ company: '=Kantoor 100%' }).where('id', '=', buyer.customerId).execute()
  const overdue = await money.invoice(buyer, 2)
  const body = { reason: 'Damaged', lines: [{ position: 1, amount: 50 }] }
  const credit = (await money.clerk.call(creditInvoice, { params: { number: overdue.number }, body })).data.number
  world.setNow('2027-02-01T22:30:00Z')
  const latest = await money.invoice(await world.signedIn())
  // Earlier sessions have ended.
  admin = await world.staff('admin')
  clerk = await world.staff('finance', [1])
  stranger = await world.staff('finance', [5])
  numbers = [foreign.number, overdue.number, credit, latest.number]
  orderIds = [foreign.orderId, overdue.orderId, overdue.orderId, latest.orderId]
  await world.db.updateTable('orders').set({ po_number: '4711' }).where('id', '=', latest.orderId).execute()
  await world.db.updateTable('orders').set({ po_number: 'PO-MINE' }).where('id', '=', overdue.orderId).execute()
})
afterAll(() => world.close())

const list = async (query: Query & { pageNum?: number } = {}, who = admin) =>
  (await who.call(listStaffInvoices, { query })).data
const found = async (query: Query, who = admin) =>
  (await list(query, who)).rows.map(({ number }) => numbers.indexOf(number))
const sums = async (query: Query = {}, who = admin) => (await who.call(sumStaffInvoices, { query })).data
const file = async (format: 'csv' | 'xlsx', query: string, { token }: Staff) =>
  world.app.inject({
    url: `${apiPrefix}${exportStaffInvoices.path}?format=${format}${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

test('invoices and credit notes are listed newest first, with order, site, issuer and what is open', async () => {
  const { rows, total } = await list()
  expect([total, rows.map(({ number }) => number)]).toEqual([4, numbers.toReversed()])
  const [latest, credit, overdue] = rows
  expect(latest).toMatchObject({ kind: 'invoice', poNumber: '4711', orderId: orderIds[3], issuedOn: '2027-02-01' })
  expect(latest).toMatchObject({ cleared: 0, isDisputed: false, daysOverdue: -30, hasEInvoice: false })
  expect(latest?.open).toBe(latest?.amount)
  expect(latest?.issuer).not.toBe('')
  expect(credit).toMatchObject({
    kind: 'credit',
    amount: -60.5,
    cleared: -60.5,
    open: 0,
    dueOn: null,
    daysOverdue: null,
  })
  expect(overdue).toMatchObject({ customerId: buyer.customerId, dueOn: '2026-12-18', daysOverdue: 45, cleared: 60.5 })
  expect(overdue?.open).toBe(188.7)
})

test('they are found by any whole number, by a part of one, and by the customer', async () => {
  const [, overdue = '', credit = '', latest = ''] = numbers
  const { rows } = await list()
  for (const [keyword, places] of [
    [latest.toLowerCase(), [3]],
    [` ${credit} `, [2]],
    [creditorReference(overdue), [1]],
    [rows[1]?.orderno, [2, 1]],
    ['po-mine', [2, 1]],
    // Digits alone may be a part of any number; an order has them as its PO number.
    ['4711', [3]],
    [rows[1]?.custnum, [2, 1]],
    ['kantoor 100%', [2, 1]],
    ['100_', []],
    [overdue.slice(1, -1).toLowerCase(), [2, 1, 0]],
  ] as const)
    expect([keyword, await found({ keyword: keyword ?? '' })]).toEqual([keyword, places])
})

test('kind, state, days, site, currency and customer narrow the list, and the longest overdue is first', async () => {
  expect(await found({ kind: 'credit' })).toEqual([2])
  expect(await found({ status: 'open' })).toEqual([3, 1, 0])
  expect(await found({ status: 'cleared' })).toEqual([2])
  expect(await found({ status: 'overdue' })).toEqual([0, 1])
  expect(await found({ from: '2026-11-18', until: '2027-01-31' })).toEqual([2, 1])
  expect(await found({ orgId: 5 })).toEqual([0])
  expect(await found({ currency: 'EUR' })).toEqual([3, 2, 1, 0])
  expect(await found({ currency: 'GBP' })).toEqual([])
  const custnum = (await list()).rows[1]?.custnum ?? ''
  expect(await found({ custnum: custnum.toLowerCase(), kind: 'invoice' })).toEqual([1])
  expect(await found({ custnum: 'NOBODY' })).toEqual([])
  expect((await admin.call(listStaffInvoices, { query: { from: '2026-02-30' } })).failure.fields).toEqual(['from'])
  const beyond = await list({ pageNum: 2 })
  expect([beyond.rows, beyond.total]).toEqual([[], 4])
})

test.each<Query>([
  {},
  { status: 'open' },
  { status: 'overdue' },
  { status: 'cleared' },
  { kind: 'credit' },
  { from: '2026-11-18', status: 'overdue' },
  { orgId: 5 },
  { keyword: 'kantoor' },
])('the sums of %j are those of the rows that are listed', async (query) => {
  const { rows } = await list(query)
  const total = (cents: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + Math.round(cents(row) * 100), 0) / 100
  expect(await sums(query)).toEqual([
    {
      currency: 'EUR',
      documents: rows.length,
      amount: total(({ amount }) => amount),
      open: total(({ open }) => open),
      overdue: total(({ open, daysOverdue }) => ((daysOverdue ?? 0) > 0 ? open : 0)),
    },
  ])
})

test('what is paid later is open no more; a disputed invoice is open and not overdue', async () => {
  const before = (await sums({ kind: 'invoice' }))[0]
  const itemId = (await list({ keyword: numbers[0] ?? '' })).rows[0]?.itemId ?? 0
  const body = { reason: 'Wrong goods' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await stranger.call(disputeItem, { params: { id: itemId }, body }, { headers })).code).toBe(200)
  expect(await found({ status: 'overdue' })).toEqual([1])
  expect(await found({ status: 'open' })).toEqual([3, 1, 0])
  expect((await list({ keyword: numbers[0] ?? '' })).rows[0]).toMatchObject({ isDisputed: true, daysOverdue: null })
  const after = (await sums({ kind: 'invoice' }))[0]
  expect([after?.open, after?.overdue]).toEqual([before?.open, 188.7])
})

test('those of other sites are neither listed, summed nor exported, and only finance sees any', async () => {
  expect(await found({}, clerk)).toEqual([3, 2, 1])
  expect(await found({ orgId: 5 }, clerk)).toEqual([])
  expect(await found({ keyword: numbers[0] ?? '' }, clerk)).toEqual([])
  expect(await found({}, stranger)).toEqual([0])
  expect((await sums({}, stranger))[0]?.documents).toBe(1)
  expect(await sums({ orgId: 5 }, clerk)).toEqual([])
  const { body } = await file('csv', '', stranger)
  expect([body.includes(numbers[0] ?? ''), body.includes(numbers[1] ?? '')]).toEqual([true, false])
  expect((await clerk.call(listInvoiceCurrencies, {})).data).toEqual(['EUR'])
  const desk = await world.staff('desk', [1])
  for (const endpoint of [listStaffInvoices, sumStaffInvoices] as const)
    expect((await desk.call(endpoint, { query: {} })).status).toBe(403)
  expect((await file('csv', '', desk)).statusCode).toBe(403)
})

test('the file holds exactly what is found, and no formula', async () => {
  const lines = (await file('csv', '&kind=invoice&orgId=1', admin)).body.trim().split('\r\n')
  expect(lines[0]).toBe(
    'kind;number;issued_on;due_on;customer_number;customer;site;issuer;order;po_number;amount;cleared;open;currency;status;days_overdue',
  )
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual([numbers[3], numbers[1]])
  expect(lines[2]).toContain(';249.20;60.50;188.70;EUR;open;45')
  expect(lines[2]).not.toContain(';=')
  expect((await file('xlsx', '', admin)).headers['content-type']).toContain('spreadsheetml')
})
