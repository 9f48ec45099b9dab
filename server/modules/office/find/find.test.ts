import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { findRecords } from '../../../../contract/office/find.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { creditorReference, spacedReference } from '../../../../rules/invoice/creditor-reference.ts'
import { mostOfKind } from '../../../../rules/office/find.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Facts = Awaited<ReturnType<typeof makeFacts>>

let world: World
let admin: Staff
let facts: Facts
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
  facts = await makeFacts()
})
afterAll(() => world.close())

/** One customer with an order, and all that comes of one. */
async function makeFacts() {
  const money = await paymentWorld(world)
  const returns = returnsOf(world)
  const buyer = await world.signedIn()
  const { customerId } = buyer
  await world.db
    .updateTable('customers')
    .set({ company: 'Zeldzaam Kantoor', vat_number: 'NL 004495445.B01' })
    .where('id', '=', customerId)
    .execute()
  await world.db
    .updateTable('accounts')
    .set({ name: 'Wietske Oosterhof', email: 'inkoop@zeldzaam.example' })
    .where('id', '=', buyer.accountId)
    .execute()
  const product = await world.sku({ oemCode: 'QX-7731A', unitPrice: 10_000, stock: { NL: 100 } })
  await world.db
    .insertInto('part_numbers')
    .values([
      { sku_id: product.id, kind: 'own', raw: product.number, ...numberKeys(product.number) },
      { sku_id: product.id, kind: 'oem', raw: 'QX-7731A', ...numberKeys('QX-7731A') },
    ])
    .execute()
  const { orderId, orderno } = await returns.placed(buyer, product.number, 3)
  const shipmentId = await returns.ship(orderId, { trackingNumber: '3SZELD0001' })
  await returns.deliver(shipmentId)
  const consignee = { firstName: 'Fenna', lastName: 'Wiersma', city: 'Zutphen' }
  await sql`update orders set po_number = 'PO-ZELD-9', ship_to = ship_to || ${JSON.stringify(consignee)}::jsonb
             where id = ${orderId}`.execute(world.db)
  const { so_number: soNumber } = await world.db
    .selectFrom('orders')
    .select('so_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const [invoice] = await money.itemsOf(customerId)
  if (!invoice) throw new Error('no invoice was issued')
  const requested = [{ position: 1, net: 1_000 }]
  await world.db
    .transaction()
    .execute((tx) =>
      writeCreditNote(tx, { itemId: invoice.id, requested, reason: 'Damaged' }, { accountId: null, now: world.now() }),
    )
  const [entryId = 0] = await money.enter([
    {
      amount: 500,
      reference: 'BANK-4711',
      endToEndId: 'ZELD-E2E-5',
      creditorReference: creditorReference(invoice.number),
    },
  ])
  await money.settle(entryId, customerId, [{ itemId: invoice.id, amount: 5 }], admin)
  const items = await money.itemsOf(customerId)
  const { data: submitted } = await returns.submit(buyer, [{ orderno, position: 1, qty: 1 }])
  await world.db
    .updateTable('returns')
    .set({ tracking_number: 'RETZELD77' })
    .where('id', '=', submitted.returnId)
    .execute()
  const lines = [{ number: product.number, qty: 1 }]
  const list = (await buyer.call(addQuickOrder, { body: { name: 'Monday', lines } })).data
  const { custnum } = await world.db
    .selectFrom('customers')
    .select('custnum')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    customerId,
    custnum,
    orderId,
    orderno,
    soNumber: soNumber ?? '',
    shipmentId,
    product: product.number,
    invoice: invoice.number,
    credit: items.find(({ kind }) => kind === 'credit')?.number ?? '',
    payment: items.find(({ kind }) => kind === 'payment')?.number ?? '',
    returnId: submitted.returnId,
    rmaNumber: submitted.rmaNumber,
    list: list.number,
  }
}

const find = async (keyword: string, staff: Staff = admin) =>
  (await staff.call(findRecords, { query: { keyword } })).data
const listed = async (keyword: string) => {
  const { data } = await admin.call(listDeskOrders, { query: { keyword } })
  return data.rows.map(({ orderId }) => orderId)
}

const ofOrder: readonly [what: string, keyword: (of: Facts) => string][] = [
  ['its number', ({ orderno }) => orderno],
  ['its number in small letters', ({ orderno }) => ` ${orderno.toLowerCase()} `],
  ['its SO number', ({ soNumber }) => soNumber],
  ['its PO number', () => 'po-zeld-9'],
  ['the digits at the end of its number', ({ orderno }) => orderno.replace(/^\D+0*/, '')],
  ['the first and last name of its consignee', () => 'Fenna Wiersma'],
  ['the first name and the beginning of the last', () => 'fenna wie'],
  ['the last name of its consignee', () => 'Wiersma'],
  ['the town of its consignee', () => 'zutphen'],
  ['the company of its customer', () => 'zeldzaam'],
  ['the number of its customer', ({ custnum }) => custnum],
  ['the e-mail address of its customer', () => 'inkoop@zeldzaam.example'],
  ['our number of a product in it', ({ product }) => product],
  ['the number of its maker', () => 'qx 7731 a'],
  ['a tracking number', () => '3szeld0001'],
  ['the tracking number of a return', () => 'RETZELD77'],
  ['the number of a return', ({ rmaNumber }) => rmaNumber],
  ['the number of an invoice', ({ invoice }) => invoice],
  ['the number of a credit note', ({ credit }) => credit],
  ['the reference of an invoice', ({ invoice }) => spacedReference(creditorReference(invoice))],
  ['the number of a shipment', ({ shipmentId }) => shipmentNumber(shipmentId)],
]

test.each(ofOrder)('an order is found by %s, in its list, too', async (_, keyword) => {
  const found = await find(keyword(facts))
  expect(found).toContainEqual(expect.objectContaining({ kind: 'order', page: 'orders', id: facts.orderId }))
  expect(await listed(keyword(facts))).toContain(facts.orderId)
})

type Place = readonly [kind: string, page: string, id: (of: Facts) => number | null]
const ofOthers: readonly [keyword: string, typed: (of: Facts) => string, ...Place][] = [
  ['the number', ({ custnum }) => custnum, 'customer', 'customers', (of) => of.customerId],
  ['a part of the company', () => 'dzaam kant', 'customer', 'customers', (of) => of.customerId],
  ['the VAT number', () => 'nl004495445b01', 'customer', 'customers', (of) => of.customerId],
  ['a contact', () => 'oosterhof', 'customer', 'customers', (of) => of.customerId],
  ['an e-mail address', () => 'Inkoop@Zeldzaam', 'customer', 'customers', (of) => of.customerId],
  ['the number', ({ shipmentId }) => shipmentNumber(shipmentId), 'shipment', 'shipments', (of) => of.shipmentId],
  ['a tracking number', () => '3SZELD0001', 'shipment', 'shipments', (of) => of.shipmentId],
  ['the number', ({ rmaNumber }) => rmaNumber, 'return', 'returns', (of) => of.returnId],
  ['its tracking number', () => 'retzeld77', 'return', 'returns', (of) => of.returnId],
  ['the number', ({ list }) => list, 'quickOrder', 'customers', (of) => of.customerId],
  ['the number', ({ invoice }) => invoice, 'invoice', 'payments', (of) => of.customerId],
  ['the reference', ({ invoice }) => creditorReference(invoice), 'invoice', 'payments', (of) => of.customerId],
  ['the number', ({ credit }) => credit, 'creditNote', 'payments', (of) => of.customerId],
  ['the number', ({ payment }) => payment, 'payment', 'payments', (of) => of.customerId],
  ['the reference of the payer', () => 'zeld-e2e-5', 'bankEntry', 'payments', () => null],
  ['the reference of the bank', () => 'BANK-4711', 'bankEntry', 'payments', () => null],
  ['the reference of an invoice', ({ invoice }) => creditorReference(invoice), 'bankEntry', 'payments', () => null],
]

test.each(ofOthers)('by %s (%#) is found what it belongs to', async (_, typed, kind, page, id) => {
  expect(await find(typed(facts))).toContainEqual(expect.objectContaining({ kind, page, id: id(facts) }))
})

test('an entry of the bank leads to the list that shows it', async () => {
  const [entry] = (await find('ZELD-E2E-5')).filter(({ kind }) => kind === 'bankEntry')
  expect(entry).toMatchObject({ number: 'BANK-4711', entry: { status: 'settled', keyword: 'ZELD-E2E-5' } })
})

test('a customer comes before their orders, and what has exactly this number before all', async () => {
  expect((await find('zeldzaam')).map(({ kind }) => kind)).toEqual(['customer', 'order'])
  const other = await world.customer()
  const set = { company: `Ltd ${facts.orderno}` }
  await world.db.updateTable('customers').set(set).where('id', '=', other).execute()
  expect((await find(facts.orderno)).map(({ kind }) => kind)).toEqual(['order', 'customer'])
})

test('of each kind a few are found, and of what is too short nothing', async () => {
  for (let at = 0; at <= mostOfKind; at++) {
    const id = await world.customer()
    await world.db
      .updateTable('customers')
      .set({ company: `Veelvoud ${at}` })
      .where('id', '=', id)
      .execute()
  }
  expect(await find('veelvoud')).toHaveLength(mostOfKind)
  expect(await find('ve')).toEqual([])
  expect(await find('  ')).toEqual([])
})

const everything = ({ orderno, custnum, product, shipmentId, invoice, credit, payment, rmaNumber, list }: Facts) => [
  orderno,
  custnum,
  product,
  shipmentNumber(shipmentId),
  invoice,
  credit,
  payment,
  rmaNumber,
  list,
  'BANK-4711',
  '3SZELD0001',
  'RETZELD77',
]

test('nothing of a site that the staff user cannot access is found, by no number', async () => {
  for (const role of ['manager', 'finance', 'warehouse', 'desk'] as const) {
    const stranger = await world.staff(role, [5])
    for (const keyword of everything(facts)) {
      // A product is no site's.
      expect((await find(keyword, stranger)).filter(({ kind }) => kind !== 'product')).toEqual([])
    }
  }
})

test('each role finds what it may open', async () => {
  const kinds = async (role: Parameters<World['staff']>[0]) => {
    const staff = await world.staff(role, [1])
    const found = await Promise.all(everything(facts).map((keyword) => find(keyword, staff)))
    return [...new Set(found.flat().map(({ kind, page }) => `${kind} ${page}`))].sort()
  }
  expect(await kinds('warehouse')).toEqual([
    'creditNote orders',
    'invoice orders',
    'order orders',
    'product stock',
    'return returns',
    'shipment shipments',
  ])
  expect(await kinds('content')).toEqual([])
  expect(await kinds('finance')).toEqual([
    'bankEntry payments',
    'creditNote payments',
    'customer customers',
    'invoice payments',
    'order orders',
    'payment payments',
    'quickOrder customers',
    'return returns',
  ])
  expect(await kinds('desk')).toEqual([
    'creditNote orders',
    'customer customers',
    'invoice orders',
    'order orders',
    'quickOrder customers',
    'return returns',
  ])
})
