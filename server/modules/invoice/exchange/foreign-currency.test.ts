import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { findMisplaced } from '../../../testing/order/e-invoice/element-order.ts'
import { fatturaPaOrders } from '../../../testing/order/e-invoice/fattura-pa-form.ts'
import { brokenFatturaPaRules } from '../../../testing/order/e-invoice/fattura-pa-rules.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { storeExchangeRates } from '../exchange-rate/exchange-rates.queries.ts'
import { writeCreditNote } from '../issue/credit-note.ts'
import { doorByHand } from './door.ts'
import { moveEInvoice } from './exchange.queries.ts'
import { writeEInvoicesBy } from './write-e-invoices.ts'

const polish = 11
const zloty = (day: string, rate: string) => ({ currency: 'PLN', day, rate })

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow('2026-11-18T09:00:00Z')
  await sql`delete from exchange_rates`.execute(world.db)
  await store(zloty('2026-11-10', '3'), zloty('2026-11-17', '4.2567'), zloty('2026-11-18', '5'))
})

const store = (...rates: ReturnType<typeof zloty>[]) =>
  world.db.transaction().execute((tx) => storeExchangeRates(tx, rates, 'file', world.now()))
const write = () => writeEInvoicesBy({ ...world, door: doorByHand, log: { warn: () => undefined } })()
const staff = () => ({ party: 'staff', accountId: null, now: world.now() }) as const

/** An invoice in zloty for goods from Italy; of who has a VAT number in Poland, unless they have none. */
async function invoiced({ hasNumber = true } = {}) {
  const customerId = await world.customer({ orgId: polish, termsNetDays: 30 })
  const vatNumber = hasNumber ? 'PL1234563218' : null
  await world.db.updateTable('customers').set({ vat_number: vatNumber }).where('id', '=', customerId).execute()
  const buyer = await world.signedIn({ customerId, orgId: polish })
  const { number } = await world.sku({ unitPrice: 1_999, stock: { IT: 100 } })
  const body = { lines: [{ number, qty: 7 }], shipFrom: 'IT' }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const orderId = (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
  const shop = fulfilmentOf(world)
  await shop.release(orderId)
  await shop.ship(orderId)
  const query = world.db.selectFrom('invoices').select(['item_id as itemId', sql<Invoice>`facts`.as('facts')])
  return await query.where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

const credit = (itemId: number) =>
  world.db
    .transaction()
    .execute((tx) => writeCreditNote(tx, { itemId, requested: [{ position: 1, pieces: 3 }], reason: 'Lost' }, staff()))

/** What the newest file says under some names, after the exchange's own checks. */
async function fileOf(itemId: number, ...names: string[]) {
  const query = world.db.selectFrom('e_invoice_files').select('content').where('invoice_id', '=', itemId)
  const { content } = await query.orderBy('serial', 'desc').executeTakeFirstOrThrow()
  expect([...findMisplaced(content, fatturaPaOrders), ...brokenFatturaPaRules(content)]).toEqual([])
  return names.map((name) => new RegExp(`<${name}>([^<]*)<`).exec(content)?.[1])
}

const standing = (itemId: number) =>
  world.db
    .selectFrom('e_invoice_outbox')
    .select(['status', 'fault'])
    .where('invoice_id', '=', itemId)
    .executeTakeFirstOrThrow()

test('what bears no VAT goes by the rate of the day before its issue, and a credit note by that of its invoice', async () => {
  const { itemId, facts } = await invoiced()
  expect(facts).toMatchObject({ currency: 'PLN', vat: { reason: 'vat.intra_eu', local: null } })
  await write()
  const basis = (Math.round(facts.totals.net / 4.2567) / 100).toFixed(2)
  const names = ['Divisa', 'ImponibileImporto', 'Imposta', 'ImportoPagamento', 'Natura', 'RiferimentoData']
  expect(await fileOf(itemId, ...names)).toEqual(['EUR', basis, '0.00', basis, 'N3.2', '2026-11-17'])
  world.setNow('2026-11-24T09:00:00Z')
  const noteId = await credit(itemId)
  await write()
  expect(await fileOf(noteId, 'TipoDocumento', 'RiferimentoData')).toEqual(['TD04', '2026-11-17'])
})

test('a credit note with VAT says what it says in euro', async () => {
  const { itemId, facts } = await invoiced({ hasNumber: false })
  await write()
  expect(await fileOf(itemId, 'Imposta')).toEqual([((facts.vat.local?.vat ?? 0) / 100).toFixed(2)])
  const noteId = await credit(itemId)
  await write()
  const { vat } = await world.db
    .selectFrom('invoices')
    .select(sql<number>`(facts #>> '{vat,local,vat}')::integer`.as('vat'))
    .where('item_id', '=', noteId)
    .executeTakeFirstOrThrow()
  expect(await fileOf(noteId, 'Imposta')).toEqual([(vat / 100).toFixed(2)])
})

test('without a rate of the last week it fails with the reason, and is written once there is one', async () => {
  await sql`delete from exchange_rates where day > '2026-11-10'`.execute(world.db)
  const { itemId } = await invoiced()
  await write()
  expect(await standing(itemId)).toEqual({ status: 'failed', fault: 'No exchange rate of PLN' })
  await store(zloty('2026-11-16', '4.25'))
  await moveEInvoice(world.db, itemId, { from: ['failed'], status: 'waiting' }, world.now())
  await write()
  expect(await fileOf(itemId, 'RiferimentoData')).toEqual(['2026-11-16'])
})
