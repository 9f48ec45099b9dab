import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import * as contract from '../../../../contract/invoice/e-invoice.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { creditShipment } from '../issue/credit-note.ts'
import { doorByHand, type EInvoiceDoor } from './door.ts'
import { writeEInvoicesBy } from './write-e-invoices.ts'

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('finance', [3])
})
afterAll(() => world.close())

const warnings: unknown[] = []
const log = { warn: (...said: unknown[]) => void warnings.push(said) }
const write = (door: EInvoiceDoor = doorByHand) => writeEInvoicesBy({ db: world.db, now: world.now, door, log })()

/** An invoice of a site; answers its id and its shipment. */
async function invoiced(orgId = 3) {
  const buyer = await world.signedIn({ orgId })
  const stock = { [orgId === 3 ? 'IT' : 'NL']: 100 }
  const lines = [{ number: (await world.sku({ unitPrice: 4_290, stock })).number, qty: 2 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  const shop = fulfilmentOf(world)
  await shop.release(orderId ?? 0)
  await shop.ship(orderId ?? 0)
  return await world.db
    .selectFrom('invoices')
    .select(['item_id as itemId', 'shipment_id as shipmentId'])
    .where('order_id', '=', orderId ?? 0)
    .executeTakeFirstOrThrow()
}

const standing = async (itemId: number) =>
  (await clerk.call(contract.listEInvoices, { query: {} })).data.rows.find((row) => row.itemId === itemId)

type Body = Input<typeof contract.decideEInvoice>['body']
const decide = (itemId: number, body: Partial<Body>, by = clerk) =>
  by.call(
    contract.decideEInvoice,
    { params: { id: itemId }, body: { status: 'sent', exchangeNumber: '', reason: '', ...body } },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )

const serials = async () =>
  (await world.db.selectFrom('e_invoice_files').select('serial').orderBy('serial').execute()).map(
    ({ serial }) => serial,
  )
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

/** Makes an invoice say what Italian law has no word for; what is issued never changes, but for this test. */
async function changeRate(itemId: number, rateBp: number) {
  await sql`alter table invoices disable trigger invoices_stay`.execute(world.db)
  await sql`update invoices set facts = jsonb_set(facts, '{vat,rateBp}', to_jsonb(${rateBp}::integer)) where item_id = ${itemId}`.execute(
    world.db,
  )
  await sql`alter table invoices enable trigger invoices_stay`.execute(world.db)
}

test('what an Italian company issues waits for its file, which is written under the next name; nobody else’s does', async () => {
  const [italian, dutch] = [await invoiced(), await invoiced(1)]
  expect(await standing(italian.itemId)).toMatchObject({ status: 'waiting', fileName: null, fault: '' })
  expect(await standing(dutch.itemId)).toBeUndefined()
  await write()
  const row = await standing(italian.itemId)
  expect(row).toMatchObject({ status: 'written', fileName: expect.stringMatching(/^IT\d{11}_00001\.xml$/) })
  expect(row?.seller).toContain('S.r.l.')
  const file = await world.app.inject({
    url: `${apiPrefix}/staff/einvoice/${italian.itemId}/file`,
    headers: { authorization: `Bearer ${clerk.token}` },
  })
  expect(file.headers['content-disposition']).toContain(row?.fileName)
  expect(file.body).toContain('<ProgressivoInvio>00001</ProgressivoInvio>')
})

test('a credit note has its file, too', async () => {
  const { shipmentId } = await invoiced()
  await world.db
    .transaction()
    .execute((tx) => creditShipment(tx, shipmentId ?? 0, 'Lost', { accountId: null, now: world.now() }))
  await write()
  const { rows } = (await clerk.call(contract.listEInvoices, { query: { status: 'written' } })).data
  expect(rows[0]).toMatchObject({ kind: 'credit', status: 'written' })
})

test('one that cannot be written says why, takes no name, keeps no other back, and is tried again', async () => {
  const [bad, good] = [await invoiced(), await invoiced()]
  const before = (await serials()).length
  await changeRate(bad.itemId, 0)
  await write()
  expect(await standing(bad.itemId)).toMatchObject({
    status: 'failed',
    fileName: null,
    fault: 'No nature of a supply for vat.domestic',
  })
  expect(await standing(good.itemId)).toMatchObject({ status: 'written' })
  expect(await serials()).toEqual(upTo(before + 1))
  await changeRate(bad.itemId, 2_200)
  await write()
  expect(await standing(bad.itemId)).toMatchObject({ status: 'failed' })
  expect((await decide(bad.itemId, { status: 'waiting' })).data).toEqual({ status: 'waiting' })
  await write()
  expect(await standing(bad.itemId)).toMatchObject({ status: 'written', fault: '' })
})

test('many who write at once give each document one file, without gaps', async () => {
  const before = (await serials()).length
  for (let at = 0; at < 6; at++) await invoiced()
  await Promise.all([write(), write(), write(), write()])
  expect(await serials()).toEqual(upTo(before + 6))
  const { count } = await world.db
    .selectFrom('e_invoice_files')
    .select(sql<number>`count(distinct invoice_id)::integer`.as('count'))
    .where('serial', '>', before)
    .executeTakeFirstOrThrow()
  expect(count).toBe(6)
})

test('staff say what became of it, in an order that can be, and a refused one gets a new file', async () => {
  const { itemId } = await invoiced()
  const reason = (answer: Awaited<ReturnType<typeof decide>>) => Object(answer.failure).reason
  expect(reason(await decide(itemId, { status: 'sent', exchangeNumber: '1' }))).toBe('e_invoice.other_state')
  await write()
  expect(reason(await decide(itemId, { status: 'waiting' }))).toBe('e_invoice.other_state')
  expect(reason(await decide(itemId, { status: 'sent', exchangeNumber: ' ' }))).toBe('request.invalid')
  expect((await decide(itemId, { status: 'sent', exchangeNumber: 'SDI-77' })).code).toBe(200)
  expect(reason(await decide(itemId, { status: 'refused' }))).toBe('request.invalid')
  expect((await decide(itemId, { status: 'refused', reason: '00404 duplicate' })).code).toBe(200)
  const first = await standing(itemId)
  expect(first).toMatchObject({ status: 'refused', fault: '00404 duplicate', exchangeNumber: 'SDI-77' })
  expect((await decide(itemId, { status: 'waiting' })).code).toBe(200)
  await write()
  const second = await standing(itemId)
  expect(second).toMatchObject({ status: 'written', exchangeNumber: '', fault: '' })
  expect((second?.fileName ?? '') > (first?.fileName ?? '')).toBe(true)
  const noted = await world.db
    .selectFrom('audit_events')
    .select('action')
    .where('action', 'like', 'e_invoice.%')
    .where('account_id', '=', clerk.accountId)
    .orderBy('position', 'desc')
    .limit(3)
    .execute()
  expect(noted.map(({ action }) => action)).toEqual(['e_invoice.reopened', 'e_invoice.refused', 'e_invoice.sent'])
})

test('those of other sites are not found', async () => {
  const { itemId } = await invoiced()
  await write()
  const elsewhere = await world.staff('finance', [1])
  expect((await decide(itemId, { exchangeNumber: '1' }, elsewhere)).status).toBe(404)
  expect((await elsewhere.call(contract.listEInvoices, { query: {} })).data).toEqual({ rows: [], total: 0 })
  const file = await elsewhere.call(contract.getEInvoiceFile, { params: { id: itemId } })
  expect(file.status).toBe(404)
})

test('an open door is given each file, and again what it did not take', async () => {
  const { itemId } = await invoiced()
  const given: string[] = []
  await write({ send: () => Promise.reject(new Error('away')) })
  expect(await standing(itemId)).toMatchObject({ status: 'written' })
  expect(warnings.length).toBeGreaterThan(0)
  await write({
    send: async ({ name }) => {
      given.push(name)
      return `SDI-${given.length}`
    },
  })
  const row = await standing(itemId)
  expect(row).toMatchObject({ status: 'sent', exchangeNumber: expect.stringMatching(/^SDI-\d+$/) })
  expect(given.filter((name) => name === row?.fileName)).toHaveLength(1)
  given.length = 0
  await write({ send: async ({ name }) => `${given.push(name)}` })
  expect(given).toEqual([])
})
