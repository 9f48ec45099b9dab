import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideEInvoice } from '../../../../contract/invoice/e-invoice.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import type { Addressing } from './addressing.ts'
import { doorByHand } from './door.ts'
import { writeEInvoicesBy } from './write-e-invoices.ts'

const italy = 3
const wrong = { vatNumber: 'IT00000010215', taxCode: '', sdiCode: 'WRONG00' }
const right = { vatNumber: 'IT00743110157', taxCode: '00743110157', sdiCode: 'ABC1234' }

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('finance', [italy])
})
afterAll(() => world.close())

const log = { warn: () => undefined }
const write = () => writeEInvoicesBy({ db: world.db, now: world.now, door: doorByHand, log })()

const change = (customerId: number, { vatNumber, taxCode, sdiCode }: Addressing) =>
  world.db
    .updateTable('customers')
    .set({ vat_number: vatNumber || null, tax_code: taxCode, sdi_code: sdiCode })
    .where('id', '=', customerId)
    .execute()

/** An invoice of a customer who is known by that, with its file if it could be written. */
async function invoiced(known: Addressing) {
  const customerId = await world.customer({ orgId: italy, termsNetDays: 30 })
  await change(customerId, known)
  const buyer = await world.signedIn({ customerId, orgId: italy })
  const lines = [{ number: (await world.sku({ unitPrice: 4_290, stock: { IT: 100 } })).number, qty: 2 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const orderId = (await buyer.call(placeOrder, { body: { lines, revision } })).data.orderId ?? 0
  const shop = fulfilmentOf(world)
  await shop.release(orderId)
  await shop.ship(orderId)
  const query = world.db.selectFrom('invoices').select('item_id as itemId').where('order_id', '=', orderId)
  const { itemId } = await query.executeTakeFirstOrThrow()
  await write()
  return { customerId, itemId }
}

async function decide(itemId: number, status: 'refused' | 'waiting') {
  const body = { status, exchangeNumber: '', reason: status === 'refused' ? '00311 no such addressee' : '' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await clerk.call(decideEInvoice, { params: { id: itemId }, body }, { headers })).code).toBe(200)
}

/** Refuses what was written, or takes what could not be, and has it written again. */
async function writeAgain(itemId: number, from: 'written' | 'failed') {
  if (from === 'written') await decide(itemId, 'refused')
  await decide(itemId, 'waiting')
  await write()
}

const standing = (itemId: number) =>
  world.db
    .selectFrom('e_invoice_outbox')
    .select(['status', 'fault'])
    .where('invoice_id', '=', itemId)
    .executeTakeFirstOrThrow()

const filesOf = async (itemId: number) => {
  const query = world.db.selectFrom('e_invoice_files').select('content').where('invoice_id', '=', itemId)
  return (await query.orderBy('serial').execute()).map(({ content }) => content)
}

const factsOf = async (itemId: number) => {
  const query = world.db.selectFrom('invoices').select(sql<string>`facts::text`.as('facts'))
  return (await query.where('item_id', '=', itemId).executeTakeFirstOrThrow()).facts
}

const noteOf = (customerId: number) =>
  world.db
    .selectFrom('audit_events')
    .select(['before', 'after', 'account_id as accountId'])
    .where('action', '=', 'e_invoice.reopened')
    .where('customer_id', '=', customerId)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()

const buyerOf = (file = '') => /<CessionarioCommittente>.*?<\/DatiAnagrafici>/s.exec(file)?.[0] ?? ''
/** All that must not differ between two files of a document. */
const withoutAddressing = (file = '') =>
  file
    .replace(/<ProgressivoInvio>.*?<\/ProgressivoInvio>/, '')
    .replace(/<CodiceDestinatario>.*?<\/CodiceDestinatario>/, '')
    .replace(/(<CessionarioCommittente>\s*<DatiAnagrafici>).*?(<Anagrafica>)/s, '$1$2')

test('a refused one is written again for the customer as they are now, for the same amounts, and the audit trail says so', async () => {
  const { customerId, itemId } = await invoiced(wrong)
  const facts = await factsOf(itemId)
  await change(customerId, right)
  await writeAgain(itemId, 'written')
  const [first = '', second = '', ...more] = await filesOf(itemId)
  expect(more).toEqual([])
  expect(first).toContain('<CodiceDestinatario>WRONG00<')
  expect(second).toContain('<CodiceDestinatario>ABC1234<')
  expect(buyerOf(first)).toMatch(/<IdCodice>00000010215<\/IdCodice>\s*<\/IdFiscaleIVA>\s*<Anagrafica>/)
  expect(buyerOf(second)).toMatch(
    /<IdCodice>00743110157<\/IdCodice>\s*<\/IdFiscaleIVA>\s*<CodiceFiscale>00743110157<\/CodiceFiscale>/,
  )
  expect(withoutAddressing(second)).toBe(withoutAddressing(first))
  expect(await factsOf(itemId)).toBe(facts)
  const { before, after, accountId } = await noteOf(customerId)
  expect(before).toMatchObject({ status: 'refused', ...wrong })
  expect(after).toEqual({ status: 'waiting', exchangeNumber: '', reason: '', ...right })
  expect(accountId).toBe(clerk.accountId)
})

test('what was not mended is not noted, and the last number is not given up', async () => {
  const { customerId, itemId } = await invoiced(wrong)
  await change(customerId, { vatNumber: '', taxCode: '<'.repeat(30), sdiCode: '' })
  await writeAgain(itemId, 'written')
  const [, second = ''] = await filesOf(itemId)
  expect(second).toContain('<CodiceDestinatario>0000000<')
  expect(buyerOf(second)).toContain('<IdCodice>00000010215</IdCodice>')
  const { before, after } = await noteOf(customerId)
  expect(Object.keys(Object(before)).sort()).toEqual(['exchangeNumber', 'reason', 'sdiCode', 'status'])
  expect(after).toMatchObject({ sdiCode: '' })
})

test('the first file goes by the invoice; one that could not be written goes by the customer once staff say so', async () => {
  const { customerId, itemId } = await invoiced({ vatNumber: '', taxCode: '', sdiCode: 'ABC1234' })
  const fault = 'The buyer has no VAT number and no tax code'
  expect(await standing(itemId)).toEqual({ status: 'failed', fault })
  await writeAgain(itemId, 'failed')
  expect(await standing(itemId)).toEqual({ status: 'failed', fault })
  await change(customerId, right)
  await write()
  expect(await standing(itemId)).toEqual({ status: 'failed', fault })
  await writeAgain(itemId, 'failed')
  expect(await standing(itemId)).toEqual({ status: 'written', fault: '' })
  expect(buyerOf((await filesOf(itemId))[0])).toContain('<CodiceFiscale>00743110157<')
})

test('what is known of another customer is not taken', async () => {
  const [{ itemId }, other] = [await invoiced(wrong), await invoiced(wrong)]
  await change(other.customerId, right)
  await writeAgain(itemId, 'written')
  expect((await filesOf(itemId))[1]).toContain('<CodiceDestinatario>WRONG00<')
})
