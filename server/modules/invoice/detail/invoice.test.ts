import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { getInvoice, getInvoicePdf, getInvoiceXml } from '../../../../contract/invoice/invoice.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { readAttachments } from '../../../testing/files/pdf-attachments.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../issue/credit-note.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
let invoice: string
let credit: string
let orderno: string

beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 10_000, oemCode: 'TN-2420' })
  const lines = [{ number, qty: 2, custNumber: `<&"'ŁÖ漢` }]
  const { revision } = (await main.call(previewOrder, { body: { lines } })).data
  const placed = (await main.call(placeOrder, { body: { lines, revision } })).data
  orderno = placed.orderno
  const shop = fulfilmentOf(world)
  await shop.release(placed.orderId ?? 0)
  await shop.ship(placed.orderId ?? 0)
  const item = await world.db.selectFrom('invoices').select('item_id').executeTakeFirstOrThrow()
  const requested = [{ position: 1, pieces: 1 }]
  const poster = { accountId: null, now: world.now() }
  await world.db
    .transaction()
    .execute((tx) => writeCreditNote(tx, { itemId: item.item_id, requested, reason: 'Damaged' }, poster))
  const { invoices } = (await main.call(getOrder, { params: { orderno } })).data
  ;[invoice = '', credit = ''] = invoices.map(({ number }) => number)
})
afterAll(() => world.close())

type Person = { token: string }
const file = (spec: { path: string }, number: string, { token }: Person = main, query = '') =>
  world.app.inject({
    url: `${apiPrefix}${spec.path.replace(':number', number)}${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

test('an order names its invoices and credit notes with what of them is open', async () => {
  const { invoices } = (await main.call(getOrder, { params: { orderno } })).data
  expect(invoices).toMatchObject([
    { number: invoice, kind: 'invoice', dueOn: '2026-12-18' },
    { number: credit, kind: 'credit', amount: 121, balance: 0, dueOn: null },
  ])
  expect(invoices[0]?.balance).toBeCloseTo((invoices[0]?.amount ?? 0) - 121, 2)
})

test('an invoice shows its lines and sums, what cleared it, and what corrects it', async () => {
  const { data } = await main.call(getInvoice, { params: { number: invoice } })
  expect(data).toMatchObject({
    item: { number: invoice, kind: 'invoice', orderno, status: 'open', paid: 121 },
    seller: 'Aster Voorbeeld B.V.',
    corrects: null,
    lines: [{ oemCode: 'TN-2420', pieces: 2, unitPrice: 100, net: 200, custNumber: `<&"'ŁÖ漢` }],
    clearings: [{ kind: 'credit', number: credit, amount: 121 }],
    credits: [{ number: credit, amount: 121 }],
  })
  expect(data.sums.total).toBeCloseTo(data.item.amount, 2)
  const note = (await main.call(getInvoice, { params: { number: credit } })).data
  expect(note).toMatchObject({
    corrects: invoice,
    reason: 'Damaged',
    item: { amount: -121, balance: 0 },
    payment: null,
  })
})

test('its PDF is kept for ever by archives, holds its electronic form as it was issued, and is the same each time', async () => {
  for (const number of [invoice, credit]) {
    const [pdf, again] = [await file(getInvoicePdf, number), await file(getInvoicePdf, number)]
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`${number}.pdf`)
    expect(archiveFaults(pdf.rawPayload)).toEqual([])
    expect(pdf.rawPayload.equals(again.rawPayload)).toBe(true)
    const xml = await file(getInvoiceXml, number, main, '?format=cii')
    const [attachment] = readAttachments(pdf.rawPayload)
    expect(Buffer.from(attachment?.bytes ?? []).equals(xml.rawPayload)).toBe(true)
  }
})

test('what is downloaded is what was stored when it was issued', async () => {
  for (const format of ['ubl', 'cii']) {
    const xml = await file(getInvoiceXml, invoice, main, `?format=${format}`)
    expect(xml.headers['content-type']).toContain('application/xml')
    const stored = await world.db
      .selectFrom('invoice_files as x')
      .innerJoin('finance_items as f', 'f.id', 'x.invoice_id')
      .select('x.sha256')
      .where('f.number', '=', invoice)
      .where('x.format', '=', format)
      .executeTakeFirstOrThrow()
    expect(createHash('sha256').update(xml.rawPayload).digest('hex')).toBe(stored.sha256)
  }
})

test('an invoice of another company is not found, nor one that there is not', async () => {
  const stranger = await world.signedIn()
  for (const number of [invoice, credit, 'INL26999999', '%', "' or 1=1 --"]) {
    const encoded = encodeURIComponent(number)
    expect((await stranger.call(getInvoice, { params: { number: encoded } })).status).toBe(404)
    expect((await file(getInvoicePdf, encoded, stranger)).statusCode).toBe(404)
    expect((await file(getInvoiceXml, encoded, stranger, '?format=ubl')).statusCode).toBe(404)
  }
  expect((await file(getInvoiceXml, invoice, main, '?format=pdf')).statusCode).toBe(400)
})

test('who orders downloads the invoices of their company; who does not may not', async () => {
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  expect((await file(getInvoicePdf, invoice, buyer)).statusCode).toBe(200)
  const rep = await world.signedIn({ customerId: main.customerId, role: 'salesrep' })
  expect((await file(getInvoicePdf, invoice, rep)).statusCode).toBe(403)
})
