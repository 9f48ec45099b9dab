import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import { creditInvoice } from '../../../../contract/invoice/staff-invoice.ts'
import { exportCreditNotes, listCreditNotes } from '../../../../contract/payment/credit-note.ts'
import { registerPayment } from '../../../../contract/payment/payment.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { failShipment } from '../../fulfilment/order-lifecycle/shipment.ts'

type Query = Partial<Input<typeof listCreditNotes>['query']>
type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let admin: Staff
let invoice: Awaited<ReturnType<Awaited<ReturnType<typeof paymentWorld>>['invoice']>>
/** Their numbers, as they were written: an open one of another site, one that settles its invoice, one for a failure. */
const numbers: string[] = []

async function credit(number: string, amount: number, who: Staff) {
  const body = { reason: amount > 30 ? 'Damaged' : 'Too dear', lines: [{ position: 1, amount }] }
  const { data } = await who.call(creditInvoice, { params: { number }, body })
  numbers.push(data.number)
}

/** An invoice of another site that was paid before it was credited. */
async function creditPaid() {
  const buyer = await world.signedIn({ orgId: 5 })
  const { id, number, amount } = await money.invoice(buyer)
  const items = [{ itemId: id, amount: amount / 100 }]
  const paid = { paidOn: '2026-11-17', note: '', amount: amount / 100, currency: 'EUR' }
  await money.stranger.call(registerPayment, { body: { customerId: buyer.customerId, items, ...paid } })
  await credit(number, 20, money.stranger)
}

async function creditFailed() {
  const { orderId } = await money.place(await world.signedIn())
  await money.shop.release(orderId)
  const shipmentId = await money.shop.ship(orderId)
  const failure = { reason: 'Nobody was there', comesBack: true }
  const changer = { party: 'staff', accountId: admin.accountId, now: world.now() } as const
  await world.db.transaction().execute((tx) => failShipment(tx, shipmentId, failure, changer))
  const ofOrder = world.db.selectFrom('finance_items').select('number').where('order_id', '=', orderId)
  numbers.push((await ofOrder.where('kind', '=', 'credit').executeTakeFirstOrThrow()).number)
}

beforeAll(async () => {
  world = await buildWorld()
  // By the clock of the sites it is still the 17th.
  world.setNow('2026-11-17T22:30:00Z')
  money = await paymentWorld(world)
  admin = await world.staff('admin')
  await creditPaid()
  const buyer = await world.signedIn()
  await world.db.updateTable('customers').set({ company: 'Kantoor 100%' }).where('id', '=', buyer.customerId).execute()
  invoice = await money.invoice(buyer, 2)
  world.setNow('2026-11-17T23:30:00Z')
  await credit(invoice.number, 50, money.clerk)
  await creditFailed()
})
afterAll(() => world.close())

const list = async (query: Query = {}, who = admin) => (await who.call(listCreditNotes, { query })).data
const found = async (query: Query, who = admin) =>
  (await list(query, who)).rows.map(({ number }) => numbers.indexOf(number))

test('credit notes are listed newest first, with what they correct, who wrote them, and their sums', async () => {
  const { rows, total, sums } = await list()
  expect(total).toBe(3)
  expect(rows.map(({ number }) => number)).toEqual(numbers.toReversed())
  const written = { isForFailure: false, writtenBy: 'Test Person' }
  expect(rows).toMatchObject([
    { isForFailure: true, writtenBy: '', reason: 'Nobody was there', issuedOn: '2026-11-18' },
    { ...written, company: 'Kantoor 100%', corrects: invoice.number, orderId: invoice.orderId, open: 0 },
    { ...written, reason: 'Too dear', issuedOn: '2026-11-17' },
  ])
  const sumOf = (field: 'amount' | 'open') => rows.reduce((sum, row) => sum + Math.round(row[field] * 100), 0) / 100
  expect(sums).toEqual([{ currency: 'EUR', amount: sumOf('amount'), open: sumOf('open') }])
  expect(rows[2]?.open).toBe(rows[2]?.amount)
})

test('they are found by any number, by the customer, by site, days and state', async () => {
  const [first = '', second = ''] = numbers
  const { rows } = await list()
  const settling = rows[1]
  for (const keyword of [first.toLowerCase(), ` ${first} `]) expect(await found({ keyword })).toEqual([0])
  for (const keyword of [second, invoice.number, settling?.orderno ?? '', settling?.custnum ?? '', 'kantoor 100%'])
    expect([keyword, await found({ keyword })]).toEqual([keyword, [1]])
  expect(await found({ keyword: '100_' })).toEqual([])
  expect(await found({ orgId: 5 })).toEqual([0])
  expect(await found({ status: 'open' })).toEqual([0])
  expect(await found({ status: 'cleared' })).toEqual([2, 1])
  expect(await found({ from: '2026-11-18' })).toEqual([2, 1])
  expect(await found({ until: '2026-11-17' })).toEqual([0])
  expect((await list({ orgId: 5 })).sums).toHaveLength(1)
  expect((await admin.call(listCreditNotes, { query: { from: '2026-02-30' } })).failure.fields).toEqual(['from'])
})

test('their order and pages are those that are asked for', async () => {
  expect(await found({ sort: 'oldest' })).toEqual([0, 1, 2])
  const amounts = (await list({ sort: 'highest' })).rows.map(({ amount }) => amount)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  expect((await list({ sort: 'lowest' })).rows.map(({ amount }) => amount)).toEqual(amounts.toReversed())
  const beyond = await list({ pageNum: 2 })
  expect([beyond.rows, beyond.total]).toEqual([[], 3])
})

test('those of other sites are not in the list, its sums or its file, and order management may not see it', async () => {
  expect(await found({}, money.clerk)).toEqual([2, 1])
  expect(await found({ orgId: 5 }, money.clerk)).toEqual([])
  expect(await found({ keyword: numbers[0] ?? '' }, money.clerk)).toEqual([])
  const seen = await list({}, money.stranger)
  expect([seen.total, seen.sums]).toEqual([
    1,
    [{ currency: 'EUR', amount: seen.rows[0]?.amount, open: seen.rows[0]?.open }],
  ])
  expect((await file('csv', money.stranger)).body).not.toContain(numbers[1])
  const desk = await world.staff('desk', [1])
  expect((await desk.call(listCreditNotes, { query: {} })).status).toBe(403)
  expect((await desk.call(exportCreditNotes, { query: { format: 'csv' } })).status).toBe(403)
})

const file = (format: 'csv' | 'xlsx', { token }: Staff) =>
  world.app.inject({
    url: `${apiPrefix}${exportCreditNotes.path}?format=${format}&sort=oldest`,
    headers: { authorization: `Bearer ${token}` },
  })

test('the list is had as a file', async () => {
  const lines = (await file('csv', admin)).body.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('number;issued_on;customer_number;customer;site;corrects')
  for (const [at, number] of numbers.entries()) expect(lines[at + 1]).toContain(number)
  expect((await file('xlsx', admin)).headers['content-type']).toContain('spreadsheetml')
})

test('how many there are does not change how many queries are made', async () => {
  const count = async (query: Query) =>
    (await world.queriesOf(() => list(query))).filter((one) => one.includes('finance_items')).length
  expect([await count({}), await count({ keyword: 'none' })]).toEqual([1, 1])
})
