import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../../contract/customer/invoice-settings.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import { type InvoiceSettings, noInvoiceSettings } from '../../../../rules/invoice/settings.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { documentsOfMailBy } from '../../order/documents/documents-of-mail.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
const german = { peppolAddress: '9930:DE136695976' }
const save = (person: Person, settings: Partial<InvoiceSettings>, was: Partial<InvoiceSettings> = {}) =>
  person.call(contract.changeInvoiceSettings, {
    body: { settings: { ...noInvoiceSettings, ...settings }, was: { ...noInvoiceSettings, ...was } },
  })
const read = async (person: Person) => (await person.call(contract.getInvoiceSettings, {})).data

async function invoiceOf(person: Person) {
  const lines = [{ number: (await world.sku({ unitPrice: 5_000 })).number, qty: 2 }]
  const { revision } = (await person.call(previewOrder, { body: { lines } })).data
  const { orderId } = (await person.call(placeOrder, { body: { lines, revision } })).data
  const shop = fulfilmentOf(world)
  await shop.release(orderId ?? 0)
  await shop.ship(orderId ?? 0)
  return await world.db
    .selectFrom('invoices as i')
    .innerJoin('mails as m', 'm.invoice_id', 'i.item_id')
    .select(['i.item_id as itemId', 'm.recipient', sql<Invoice>`i.facts`.as('facts')])
    .where('i.order_id', '=', orderId ?? 0)
    .executeTakeFirstOrThrow()
}

test('what a company wants stands on its next invoices, which go to where it wants them', async () => {
  const main = await world.signedIn()
  const before = await invoiceOf(main)
  expect(before.facts).toMatchObject({ isXRechnung: false, buyer: { reference: '', electronicAddress: null } })
  const wanted = { email: ' ap@example.com', reference: 'Cost centre 17', isXRechnung: true, ...german }
  const saved = (await save(main, wanted)).data
  expect(saved).toEqual({ ...wanted, email: 'ap@example.com' })
  expect(await read(main)).toEqual(saved)
  const after = await invoiceOf(main)
  expect(after.recipient).toBe('ap@example.com')
  expect(after.facts).toMatchObject({
    isXRechnung: true,
    buyer: { reference: 'Cost centre 17', electronicAddress: { scheme: '9930', id: 'DE136695976' } },
  })
  expect(after.facts.buyer).not.toHaveProperty('peppolAddress')
  const files = (itemId: number) =>
    documentsOfMailBy(world.db)({ orderId: null, invoiceId: itemId, reminderId: null, queuedAt: world.now() }, 'en')
  expect((await files(before.itemId)).map(({ name }) => name)).toEqual([`${before.facts.number}.pdf`])
  const [, xml] = await files(after.itemId)
  expect(xml?.name).toBe(`${after.facts.number}-xrechnung.xml`)
  expect(new TextDecoder().decode(xml?.bytes)).toContain('xrechnung_3.0')
})

test('an address that went with the VAT number makes no XRechnung: without one none is valid', async () => {
  const main = await world.signedIn()
  await save(main, { reference: 'Cost centre 17', isXRechnung: true, ...german })
  const lost = world.db.updateTable('invoice_settings').set({ peppol_address: '' })
  await lost.where('customer_id', '=', main.customerId).execute()
  expect((await invoiceOf(main)).facts).toMatchObject({ isXRechnung: false, buyer: { electronicAddress: null } })
})

test('a change is noted with what was before, and of two only one goes through', async () => {
  const main = await world.signedIn()
  expect((await save(main, { reference: 'One' })).code).toBe(200)
  expect(await save(main, { reference: 'Two' })).toMatchObject({ failure: { reason: 'customer.changed' } })
  expect((await save(main, { reference: 'Two' }, { reference: 'One' })).code).toBe(200)
  expect((await save(main, { reference: 'Two' }, { reference: 'Two' })).code).toBe(200)
  const noted = await world.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('customer_id', '=', main.customerId)
    .where('action', '=', 'customer.changed')
    .orderBy('position')
    .execute()
  expect(noted).toMatchObject([
    { before: { reference: '' }, after: { reference: 'One' } },
    { before: { reference: 'One' }, after: { reference: 'Two' } },
  ])
})

test('XRechnung needs a reference and an address, and a Peppol address has its check digits', async () => {
  const main = await world.signedIn()
  const refused = await save(main, { isXRechnung: true, peppolAddress: '0106:1' })
  expect(refused).toMatchObject({ failure: { reason: 'request.invalid', fields: ['peppolAddress', 'reference'] } })
  expect(await read(main)).toEqual(noInvoiceSettings)
})

test('staff enter it for the customers of their sites alone', async () => {
  const main = await world.signedIn()
  const [clerk, elsewhere] = [await world.staff('manager', [1]), await world.staff('manager', [2])]
  const input = {
    params: { id: main.customerId },
    body: { settings: { ...noInvoiceSettings, ...german }, was: noInvoiceSettings },
  }
  expect((await elsewhere.call(contract.changeCustomerInvoiceSettings, input)).status).toBe(404)
  expect((await elsewhere.call(contract.getCustomerInvoiceSettings, input)).status).toBe(404)
  expect((await clerk.call(contract.changeCustomerInvoiceSettings, input)).code).toBe(200)
  expect((await clerk.call(contract.getCustomerInvoiceSettings, input)).data).toMatchObject(german)
  expect(await read(main)).toMatchObject(german)
})

test('only who manages the accounts of a company changes how it is invoiced', async () => {
  const main = await world.signedIn()
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  expect((await save(buyer, german)).status).toBe(403)
  expect((await buyer.call(contract.getInvoiceSettings, {})).status).toBe(403)
})
