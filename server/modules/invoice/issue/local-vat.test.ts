import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Tx } from '../../../db/database.ts'
import type { Refusal } from '../../../http/refuse.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { payOrder } from '../../fulfilment/order-lifecycle/release-order.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'
import { doorByHand } from '../exchange/door.ts'
import { writeEInvoicesBy } from '../exchange/write-e-invoices.ts'
import { storeExchangeRates } from '../exchange-rate/exchange-rates.queries.ts'
import { writeCreditNote } from './credit-note.ts'

const [dutch, british, polish] = [1, 7, 11]
const published = [
  { currency: 'GBP', day: '2026-11-16', rate: '0.88' },
  { currency: 'PLN', day: '2026-11-16', rate: '4.2345' },
  { currency: 'GBP', day: '2026-11-17', rate: '0.86510' },
  { currency: 'PLN', day: '2026-11-17', rate: '4.2567' },
  { currency: 'PLN', day: '2026-11-18', rate: '5' },
]

let world: World
let shop: ReturnType<typeof fulfilmentOf>
beforeAll(async () => {
  world = await buildWorld()
  shop = fulfilmentOf(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow('2026-11-18T09:00:00Z')
  await sql`delete from exchange_rates`.execute(world.db)
  await run((tx) => storeExchangeRates(tx, published, 'file', world.now()))
})
afterEach(async () => expect(await findFinanceDifferences(world.db)).toEqual([]))

const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const

type Given = {
  orgId?: number
  country?: string
  shipFrom?: 'NL' | 'PL' | 'UK' | 'IT'
  termsNetDays?: number
  vatNumber?: string | null
}

/** An order that is ready to leave, of a customer who has no VAT number unless one is given. */
async function placeReleased({ shipFrom = 'PL', vatNumber = null, ...given }: Given = {}) {
  const { orgId = dutch, termsNetDays = 30, country } = given
  const customerId = await world.customer({ orgId, termsNetDays })
  await world.db.updateTable('customers').set({ vat_number: vatNumber }).where('id', '=', customerId).execute()
  const buyer = await world.signedIn({ customerId, orgId })
  const { number } = await world.sku({ unitPrice: 1_999, stock: { NL: 100, PL: 100, UK: 100, IT: 100 } })
  const addressId = country === undefined ? undefined : await world.address({ customerId, country })
  const body = { lines: [{ number, qty: 3 }], shipFrom, ...(addressId && { addressId }) }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const orderId = (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
  if (termsNetDays === 0) await run((tx) => payOrder(tx, { orderId, paidAt: world.now() }, staff()))
  await shop.release(orderId)
  return orderId
}

async function documentsOf(orderId: number) {
  const documents = await world.db
    .selectFrom('invoices')
    .select(['item_id as itemId', sql<Invoice>`facts`.as('facts')])
    .where('order_id', '=', orderId)
    .orderBy('item_id')
    .execute()
  return documents.map(({ itemId, facts }) => ({ itemId, ...facts }))
}

async function invoiceOf(orderId: number) {
  await shop.ship(orderId)
  const [invoice] = await documentsOf(orderId)
  if (!invoice) throw new Error('nothing was invoiced')
  return invoice
}

/** The file of a document for the exchange system. */
async function fileOf(itemId: number) {
  await writeEInvoicesBy({ ...world, door: doorByHand, log: { warn: () => undefined } })()
  const query = world.db.selectFrom('e_invoice_files').select('content').where('invoice_id', '=', itemId)
  return (await query.executeTakeFirstOrThrow()).content
}

test('VAT of Poland in euro is said in zloty, by the rate of the day before', async () => {
  const { vat, totals, currency } = await invoiceOf(await placeReleased())
  expect([currency, vat.reason, vat.rateBp]).toEqual(['EUR', 'vat.ship_from_rate', 2_300])
  expect(totals.vat).toBeGreaterThan(0)
  expect(vat.local).toEqual({
    currency: 'PLN',
    vat: Math.round((totals.vat * 42_567) / 10_000),
    rates: { publishedOn: '2026-11-17', perEuro: [{ currency: 'PLN', rate: '4.2567' }] },
  })
})

test('what is neither in euro nor declared in it goes through the euro', async () => {
  const fromPounds = await invoiceOf(await placeReleased({ orgId: british, country: 'FR' }))
  expect(fromPounds).toMatchObject({ currency: 'GBP', vat: { rateBp: 2_300 } })
  expect(fromPounds.vat.local).toEqual({
    currency: 'PLN',
    vat: Math.round((fromPounds.totals.vat / 0.8651) * 4.2567),
    rates: {
      publishedOn: '2026-11-17',
      perEuro: [
        { currency: 'GBP', rate: '0.86510' },
        { currency: 'PLN', rate: '4.2567' },
      ],
    },
  })
  const fromZloty = await invoiceOf(await placeReleased({ orgId: polish, shipFrom: 'NL' }))
  expect(fromZloty.vat.local).toMatchObject({ currency: 'EUR', rates: { perEuro: [{ currency: 'PLN' }] } })
})

test('VAT of Italy in zloty is said in euro, and so is all of its file for the exchange', async () => {
  const { itemId, currency, seller, totals, vat } = await invoiceOf(
    await placeReleased({ orgId: polish, shipFrom: 'IT' }),
  )
  expect([currency, seller.country, vat.reason, vat.rateBp]).toEqual(['PLN', 'IT', 'vat.ship_from_rate', 2_200])
  const euros = (zloty: number) => Math.round(zloty / 4.2567)
  const rates = { publishedOn: '2026-11-17', perEuro: [{ currency: 'PLN', rate: '4.2567' }] }
  expect(vat.local).toEqual({ currency: 'EUR', vat: euros(totals.vat), rates })
  const file = await fileOf(itemId)
  expect(file).toContain('<Divisa>EUR</Divisa>')
  expect(file).toContain(`<ImponibileImporto>${(euros(totals.net) / 100).toFixed(2)}</ImponibileImporto>`)
  expect(file).toContain(`<Imposta>${(euros(totals.vat) / 100).toFixed(2)}</Imposta>`)
  expect(file).toContain(`da pagare ${(totals.due / 100).toFixed(2)}. Cambio BCE 2026-11-17: 1 EUR = 4.2567 PLN`)
})

test.each<[string, Given]>([
  ['its own currency', { shipFrom: 'NL' }],
  ['zloty in Poland', { orgId: polish, shipFrom: 'PL' }],
  ['pounds in Great Britain', { orgId: british, shipFrom: 'UK' }],
  ['no VAT', { vatNumber: 'NL000099998B57' }],
])('where there is %s, no rate is asked for', async (_, given) => {
  await sql`delete from exchange_rates`.execute(world.db)
  expect((await invoiceOf(await placeReleased(given))).vat.local).toBeNull()
})

test('nothing leaves without a rate, and it does once there is one', async () => {
  const orderId = await placeReleased()
  world.setNow('2026-11-26T09:00:00Z')
  const refusal = await shop.ship(orderId).catch((error: Refusal) => error)
  expect(refusal).toMatchObject({
    code: 'invoice.no_rate',
    details: { currencies: ['PLN'] },
    words: { key: 'invoice.no_rate_of', values: { currencies: 'PLN' } },
  })
  expect(await documentsOf(orderId)).toEqual([])
  const late = [{ currency: 'PLN', day: '2026-11-25', rate: '4.30' }]
  await run((tx) => storeExchangeRates(tx, late, 'service', world.now()))
  expect((await invoiceOf(orderId)).vat.local?.rates.publishedOn).toBe('2026-11-25')
})

test('credit notes go by the rate of their invoice, and all of them are what it said', async () => {
  const orderId = await placeReleased()
  const invoice = await invoiceOf(orderId)
  await sql`delete from exchange_rates`.execute(world.db)
  const credit = (requested: { position: number; net: number } | { position: number; pieces: number }) =>
    run((tx) => writeCreditNote(tx, { itemId: invoice.itemId, requested: [requested], reason: 'Late' }, staff()))
  for (const requested of [...[7, 7, 13].map((net) => ({ position: 1, net })), { position: 1, pieces: 3 }])
    await credit(requested)
  for (const [at, { net }] of invoice.charges.entries()) await credit({ position: at + 2, net })
  const notes = (await documentsOf(orderId)).slice(1)
  expect(notes.length).toBeGreaterThan(4)
  for (const { vat } of notes) expect(vat.local?.rates).toEqual(invoice.vat.local?.rates)
  expect(notes.reduce((sum, { vat }) => sum + (vat.local?.vat ?? 0), 0)).toBe(invoice.vat.local?.vat)
})

test('that more is credited than was invoiced in the other currency is found', async () => {
  const orderId = await placeReleased()
  const { itemId } = await invoiceOf(orderId)
  await run((tx) => writeCreditNote(tx, { itemId, requested: [{ position: 1, pieces: 1 }], reason: 'Late' }, staff()))
  const found = await world.db
    .transaction()
    .execute(async (tx) => {
      await sql`alter table invoices disable trigger all`.execute(tx)
      await sql`update invoices set facts = jsonb_set(facts::jsonb, '{vat,local,vat}', '999999') where corrects_id = ${itemId}`.execute(
        tx,
      )
      const differences = await findFinanceDifferences(tx)
      throw Object.assign(new Error('undone'), { differences })
    })
    .catch((error: { differences: unknown }) => error.differences)
  expect(found).toMatchObject([{ rule: expect.stringContaining('where it is declared') }])
})

test('where no rate is needed the invoice takes no statement more', async () => {
  const [one, other] = [await placeReleased({ shipFrom: 'NL' }), await placeReleased()]
  const countOf = async (orderId: number) => (await world.queriesOf(() => shop.ship(orderId))).length
  expect(await countOf(other)).toBe(await countOf(one))
})

test('a payment in advance is dated, and is the tax point where it paid all', async () => {
  const orderId = await placeReleased({ termsNetDays: 0, shipFrom: 'NL' })
  world.setNow('2026-11-24T09:00:00Z')
  const invoice = await invoiceOf(orderId)
  expect(invoice).toMatchObject({ issuedOn: '2026-11-24', prepaidOn: '2026-11-18', totals: { due: 0 } })
  const { rows } = await sql<{ content: string }>`
    select content from invoice_files where invoice_id = ${invoice.itemId} order by format`.execute(world.db)
  expect(rows[0]?.content).toMatch(
    /<ram:TaxPointDate>\s*<udt:DateString format="102">20261118<\/udt:DateString>\s*<\/ram:TaxPointDate>/,
  )
  expect(rows[1]?.content).toContain('<cbc:TaxPointDate>2026-11-18</cbc:TaxPointDate>')
  await run((tx) =>
    writeCreditNote(tx, { itemId: invoice.itemId, requested: [{ position: 1, pieces: 1 }], reason: 'Late' }, staff()),
  )
  expect((await documentsOf(orderId))[1]).toMatchObject({ kind: 'credit', prepaidOn: null })
})

test('what is paid later is not dated', async () => {
  expect((await invoiceOf(await placeReleased({ shipFrom: 'NL' }))).prepaidOn).toBeNull()
})
