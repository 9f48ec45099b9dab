import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import { getDeskOrder, listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { getInvoice } from '../../../../contract/invoice/invoice.ts'
import * as contract from '../../../../contract/invoice/staff-invoice.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Lines = Input<typeof contract.creditInvoice>['body']['lines']

let world: World
let clerk: Staff
let colleague: Staff
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('finance', [1])
  colleague = await world.staff('finance', [1])
})
afterAll(() => world.close())

const key = (): { headers: Record<string, string> } => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

/** Three pieces that have left, at 100.00 unless said otherwise (cents), with their invoice. */
async function invoiced(unitPrice = 10_000) {
  const buyer = await world.signedIn()
  const lines = [{ number: (await world.sku({ unitPrice })).number, qty: 3 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId = null, orderno } = (await buyer.call(placeOrder, { body: { lines, revision } }, key())).data
  const shop = fulfilmentOf(world)
  await shop.release(orderId ?? 0)
  await shop.ship(orderId ?? 0)
  const { number } = await world.db
    .selectFrom('finance_items')
    .select('number')
    .where('order_id', '=', orderId ?? 0)
    .executeTakeFirstOrThrow()
  return { buyer, number, orderId: orderId ?? 0, orderno, product: lines[0]?.number }
}

const credit = (number: string, lines: Lines, { who = clerk, reason = 'Damaged', options = key() } = {}) =>
  who.call(contract.creditInvoice, { params: { number }, body: { reason, lines } }, options)
const seen = (number: string, who = clerk) => who.call(contract.getDeskInvoice, { params: { number } })
const pdf = (number: string, { token } = clerk) =>
  world.app.inject({
    url: `${apiPrefix}/staff/invoice/${encodeURIComponent(number)}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  })

test('a clerk sees whose an invoice is, its lines, and what of each was credited', async () => {
  const { buyer, number, orderno, product } = await invoiced()
  const first = (await seen(number)).data
  expect(first).toMatchObject({ number, orderno, customerId: buyer.customerId, creditedNet: 0, credits: [] })
  expect(first.open).toBe(first.amount)
  expect(first.lines).toMatchObject([
    { position: 1, kind: 'goods', number: product, pieces: 3, unitPrice: 100, net: 300, creditedPieces: 0 },
  ])
  const { data } = await credit(number, [{ position: 1, pieces: 1 }], { reason: ' Broken ' })
  expect(data).toEqual({ number: expect.stringMatching(/^CNL26\d{6}$/), amount: 121 })
  const then = (await seen(number)).data
  expect(then).toMatchObject({
    open: first.amount - 121,
    creditedNet: 100,
    creditedVat: 21,
    lines: [{ creditedPieces: 1, creditedNet: 100 }],
    credits: [{ ...data, issuedOn: '2026-11-18', reason: 'Broken' }],
  })
})

test('pieces that come back after an amount are worth what is left paid of them', async () => {
  const { number } = await invoiced()
  expect((await credit(number, [{ position: 1, amount: 150 }])).data.amount).toBe(181.5)
  expect((await seen(number)).data.lines).toMatchObject([{ creditedPieces: 0, creditedNet: 150, restNet: 150 }])
  expect((await credit(number, [{ position: 1, pieces: 2 }])).data.amount).toBe(121)
  expect((await seen(number)).data.lines).toMatchObject([{ creditedPieces: 2, creditedNet: 250, restNet: 50 }])
})

test('the order of an invoice says what is left to credit of it, until it is credited in full by its notes', async () => {
  const { number, orderId } = await invoiced()
  const listed = async () => (await clerk.call(getDeskOrder, { params: { id: orderId } })).data.invoices
  expect(await listed()).toMatchObject([{ number, leftToCredit: 363, creditNotes: [] }])
  const first = (await credit(number, [{ position: 1, amount: 33.33 }])).data
  expect(await listed()).toMatchObject([
    { number, leftToCredit: 322.67, creditNotes: [first.number] },
    { number: first.number, kind: 'credit', leftToCredit: 0, creditNotes: [] },
  ])
  expect((await seen(number)).data.leftToCredit).toBe(322.67)
  const second = (await credit(number, [{ position: 1, pieces: 3 }])).data
  expect((await listed())[0]).toMatchObject({ leftToCredit: 0, creditNotes: [first.number, second.number] })
  expect((await seen(number)).data.leftToCredit).toBe(0)
})

test('the order of an invoice or a credit note is found by its whole number, and names both in the list', async () => {
  const { number, orderno } = await invoiced()
  const note = (await credit(number, [{ position: 1, pieces: 1 }])).data.number
  const rows = async (keyword: string, who = clerk) =>
    (await who.call(listDeskOrders, { query: { keyword } })).data.rows
  for (const sought of [number, note.toLowerCase()]) {
    expect(await rows(sought)).toMatchObject([
      {
        orderno,
        invoices: [
          { kind: 'invoice', number },
          { kind: 'credit', number: note },
        ],
      },
    ])
  }
  expect(await rows(number, await world.staff('finance', [2]))).toEqual([])
})

test('its customer reads the credit note, and the audit trail who wrote it, of what, how much and why', async () => {
  const { buyer, number } = await invoiced()
  const { data } = await credit(number, [{ position: 1, amount: 12.34 }])
  const note = (await buyer.call(getInvoice, { params: { number: data.number } })).data
  expect(note).toMatchObject({ corrects: number, reason: 'Damaged', sums: { net: 12.34, total: data.amount } })
  const event = await world.db
    .selectFrom('audit_events')
    .select(['account_id', 'customer_id', 'before', 'after'])
    .where('subject', '=', `invoice ${number}`)
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ account_id: clerk.accountId, customer_id: buyer.customerId, before: { open: 363 } })
  expect(event.after).toEqual({ ...data, open: 363 - data.amount, reason: 'Damaged' })
})

test('all that is left can be credited, in several notes that come to what was invoiced', async () => {
  const { number } = await invoiced()
  const { amount } = (await seen(number)).data
  const sums = []
  for (const line of [
    { position: 1, amount: 33.33 },
    { position: 1, pieces: 3 },
  ]) {
    sums.push((await credit(number, [line])).data.amount)
  }
  expect(sums[0]).toBe(40.33)
  expect((sums[0] ?? 0) + (sums[1] ?? 0)).toBeCloseTo(amount, 6)
  expect((await seen(number)).data).toMatchObject({ open: 0, creditedNet: 300, creditedVat: 63 })
  expect((await credit(number, [{ position: 1, amount: 0.01 }])).failure.reason).toBe('credit.too_much')
  expect((await credit(number, [{ position: 1, pieces: 1 }])).failure.reason).toBe('credit.too_much')
})

test.each<[string, Lines, string]>([
  ['more pieces than there are', [{ position: 1, pieces: 4 }], 'credit.too_much'],
  ['more than a line cost', [{ position: 1, amount: 300.01 }], 'credit.too_much'],
  ['ten to the twelfth', [{ position: 1, amount: 10 ** 12 }], 'credit.too_much'],
  ['more than a number holds', [{ position: 1, amount: 1e300 }], 'credit.too_much'],
  ['a line that there is not', [{ position: 9, pieces: 1 }], 'credit.too_much'],
  ['a line twice', Array(2).fill({ position: 1, pieces: 1 }), 'credit.too_much'],
  ['no line', [], 'request.invalid'],
  ['three decimals', [{ position: 1, amount: 10.005 }], 'request.invalid'],
  ['less than nothing', [{ position: 1, amount: -5 }], 'request.invalid'],
  ['nothing', [{ position: 1, amount: 0 }], 'request.invalid'],
  ['minus a piece', [{ position: 1, pieces: -1 }], 'request.invalid'],
  ['half a piece', [{ position: 1, pieces: 0.5 }], 'request.invalid'],
  ['pieces and an amount', [{ position: 1, pieces: 1, amount: 1 }], 'request.invalid'],
  ['neither', [{ position: 1 }], 'request.invalid'],
])('%s is refused, and nothing is written', async (_, lines, reason) => {
  const { number } = await invoiced()
  expect((await credit(number, lines)).failure.reason).toBe(reason)
  expect((await seen(number)).data.credits).toEqual([])
})

test('of shipping an amount is credited, and no more than it cost; pieces of it are the whole', async () => {
  const { number } = await invoiced(1_999)
  const shipping = (await seen(number)).data.lines.at(-1)
  expect(shipping).toMatchObject({ kind: 'shipping', position: 2, number: '', name: '' })
  const net = shipping?.net ?? 0
  expect((await credit(number, [{ position: 2, amount: net + 0.01 }])).failure.reason).toBe('credit.too_much')
  await credit(number, [{ position: 2, amount: 1 }])
  expect((await credit(number, [{ position: 2, amount: net }])).failure.reason).toBe('credit.too_much')
  await credit(number, [{ position: 2, amount: net - 1 }])
  expect((await seen(number)).data.lines.at(-1)?.creditedNet).toBe(net)
})

test('a note of nothing is refused: pieces that were credited as an amount', async () => {
  const { number } = await invoiced()
  await credit(number, [{ position: 1, amount: 300 }])
  expect((await credit(number, [{ position: 1, pieces: 1 }])).failure.reason).toBe('credit.nothing')
})

test.each([
  ['empty', ''],
  ['blank', '   '],
  ['too long', 'x'.repeat(301)],
])('a reason that is %s is refused', async (_, reason) => {
  const { number } = await invoiced()
  expect((await credit(number, [{ position: 1, pieces: 1 }], { reason })).status).toBe(400)
})

test('a number of another site, of a credit note, or of nothing is not found', async () => {
  const { number } = await invoiced()
  const note = (await credit(number, [{ position: 1, pieces: 1 }])).data.number
  const stranger = await world.staff('finance', [2])
  const lines = [{ position: 1, pieces: 1 }]
  for (const [who, asked] of [
    [stranger, number],
    [stranger, note],
    ...['INL26999999', '%', "' or 1=1 --", '../credit', 'ÿ漢', '\0'].map((one) => [clerk, one] as const),
  ] as const) {
    const encoded = encodeURIComponent(asked)
    expect([asked, (await seen(encoded, who)).status]).toEqual([asked, 404])
    expect([asked, (await pdf(asked, who)).statusCode]).toEqual([asked, 404])
    expect([asked, (await credit(encoded, lines, { who })).status]).toEqual([asked, 404])
  }
  expect((await seen(note)).status).toBe(404)
  expect((await credit(note, lines)).status).toBe(404)
  expect((await seen(number)).data.credits).toHaveLength(1)
})

test('the PDF of an invoice and of its credit note is what its customer gets', async () => {
  const { number } = await invoiced()
  const note = (await credit(number, [{ position: 1, pieces: 1 }])).data.number
  for (const one of [number, note]) {
    const file = await pdf(one)
    expect(file.headers['content-disposition']).toContain(`${one}.pdf`)
    expect(archiveFaults(file.rawPayload)).toEqual([])
  }
})

test('what is repeated with its key is written once, and answered the same; without a key nothing is', async () => {
  const { number } = await invoiced()
  const lines = [{ position: 1, pieces: 1 }]
  const options = key()
  const [first, second] = [await credit(number, lines, { options }), await credit(number, lines, { options })]
  expect(second.data).toEqual(first.data)
  expect((await credit(number, [{ position: 1, pieces: 2 }], { options })).status).toBe(409)
  expect((await credit(number, lines, { options: { headers: { 'idempotency-key': '' } } })).status).toBe(400)
  expect((await seen(number)).data.credits).toHaveLength(1)
})

test('of two clerks at once the second is refused what the first has credited, and sees it', async () => {
  const { number } = await invoiced()
  const both = await Promise.all([clerk, colleague].map((who) => credit(number, [{ position: 1, pieces: 2 }], { who })))
  const refused = both.flatMap(({ failure }) => failure.reason ?? [])
  expect(refused).toEqual(['credit.too_much'])
  const { data } = await seen(number, colleague)
  expect(data.lines[0]).toMatchObject({ creditedPieces: 2, creditedNet: 200 })
  expect(data.credits).toHaveLength(1)
})

test('order management reads an invoice, and only finance credits it', async () => {
  const { number } = await invoiced()
  for (const role of ['desk', 'manager', 'warehouse'] as const) {
    const who = await world.staff(role, [1])
    expect((await seen(number, who)).data.number).toBe(number)
    expect((await pdf(number, who)).statusCode).toBe(200)
    expect((await credit(number, [{ position: 1, pieces: 1 }], { who })).status).toBe(403)
  }
  const editor = await world.staff('content', [1])
  expect((await seen(number, editor)).status).toBe(403)
  const admin = await world.staff('admin')
  expect((await credit(number, [{ position: 1, pieces: 1 }], { who: admin })).data.amount).toBe(121)
})
