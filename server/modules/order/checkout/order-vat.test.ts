import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { emptyAddress } from '../../../../rules/address/form.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { ordersWithWrongVat } from './vat-review.queries.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

/** An account of a Dutch customer with this VAT number, of which the official service said this, who orders to Germany. */
async function buyerWith(vatNumber: string | null, confirmed: boolean | null = null) {
  const customerId = await world.customer()
  await world.db
    .updateTable('customers')
    .set({ vat_number: vatNumber, vat_confirmed: confirmed })
    .where('id', '=', customerId)
    .execute()
  const addressId = await world.address({ customerId, country: 'DE' })
  const buyer = await world.signedIn({ customerId })
  return { buyer, body: { lines: [{ number, qty: 1 }], addressId, shipFrom: 'NL' } }
}

test.each([
  ['of another member state', 'DE136695976', null, 0],
  ['of another member state, known to the official service', 'DE136695976', true, 0],
  ['that the official service does not know', 'DE136695976', false, 21],
  ['of the state it ships from', 'NL000099998B57', null, 21],
  ['of Great Britain', 'GB999999973', null, 21],
  ['of Northern Ireland', 'XI999999973', null, 0],
  ['of Switzerland', 'CHE107787577', null, 21],
  ['of nowhere', 'XX123456789', null, 21],
  ['without check digits', 'DE999999999', null, 21],
  ['that is none', null, null, 21],
] as const)('a sale inside the EU with a number %s', async (_, vatNumber, confirmed, rate) => {
  const { buyer, body } = await buyerWith(vatNumber, confirmed)
  const { totals } = (await buyer.call(previewOrder, { body })).data
  expect(totals.vatRate).toBe(rate)
  expect(totals.vatReason).toBe(rate === 0 ? 'vat.intra_eu' : 'vat.ship_from_rate')
})

test.each([
  ['the Canary Islands', 'ES', '35001', 'vat.export', 0],
  ['Madrid', 'ES', '28001', 'vat.intra_eu', 0],
  ['Réunion', 'FR', '97400', 'vat.export', 0],
  ['Büsingen', 'DE', '78266', 'vat.export', 0],
  ['Jersey', 'GB', 'JE2 3AB', 'vat.export', 0],
] as const)('an order to %s', async (_, country, postcode, reason, rate) => {
  const customerId = await world.customer()
  await world.db.updateTable('customers').set({ vat_number: 'DE136695976' }).where('id', '=', customerId).execute()
  const addressId = await world.address({ customerId, country })
  await world.db.updateTable('addresses').set({ postcode }).where('id', '=', addressId).execute()
  const buyer = await world.signedIn({ customerId })
  const { totals } = (
    await buyer.call(previewOrder, { body: { lines: [{ number, qty: 1 }], addressId, shipFrom: 'NL' } })
  ).data
  expect([totals.vatReason, totals.vatRate]).toEqual([reason, rate])
})

test.each([
  ['sent on by us', { orderType: 'DROP' }, 'vat.italian_chain'],
  ['sent on by us under the documents of the customer', { orderType: 'CPDROP' }, 'vat.italian_chain'],
  ['sent on, but fetched', { orderType: 'DROP', shipVia: 'OWN', forwarderId: 1 }, 'vat.ship_from_rate'],
  ['sent to the customer', { orderType: 'REG' }, 'vat.ship_from_rate'],
] as const)('goods that an Italian reseller buys in Italy, %s', async (_, sending, reason) => {
  const italian = await world.sku({ unitPrice: 10_000, stock: { IT: 10 } })
  const customerId = await world.customer()
  await world.db.updateTable('customers').set({ vat_number: 'IT00743110157' }).where('id', '=', customerId).execute()
  const addressId = await world.address({ customerId, country: 'DE' })
  const buyer = await world.signedIn({ customerId })
  const body = { lines: [{ number: italian.number, qty: 1 }], addressId, shipFrom: 'IT', ...sending }
  const { totals } = (await buyer.call(previewOrder, { body })).data
  expect([totals.vatReason, totals.vatRate]).toEqual([reason, reason === 'vat.italian_chain' ? 0 : 22])
})

test.each([
  ['FO', '100'],
  ['GL', '3900'],
  ['CW', ''],
  ['BQ', ''],
  ['AW', ''],
  ['SX', ''],
])(
  'goods to %s, outside of the Union under its own code, are exported whatever number their buyer has',
  async (...to) => {
    const [country, postcode] = to
    const { buyer, body } = await buyerWith('NL000099998B57')
    const shipTo = { kind: 'regular', company: 'Example', address1: 'Road 1', city: 'Town', postcode, country } as const
    const oneOff = { ...emptyAddress, ...shipTo, phone: '+31 10 000 0001' }
    const { addressId: _, ...order } = body
    const { code, data } = await buyer.call(previewOrder, { body: { ...order, oneOffAddress: oneOff } })
    expect([code, data?.totals.vatReason, data?.totals.vatRate]).toEqual([200, 'vat.export', 0])
  },
)

test('an order that was charged VAT which nobody owes is listed with what is due', async () => {
  const { buyer, body } = await buyerWith('NL000099998B57')
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  // As before the Canary Islands were known to be outside of the VAT of the Union.
  const shipTo = sql<string>`ship_to || '{"country": "ES", "postcode": "35001"}'`
  await world.db.updateTable('orders').set({ ship_to: shipTo }).where('order_number', '=', orderno).execute()
  const listed = []
  for await (const order of ordersWithWrongVat(world.db)) listed.push(order)
  const charged = { rateBp: 2_100, reason: 'vat.ship_from_rate' }
  const due = { rateBp: 0, reason: 'vat.export' }
  // 100.00 and the parcel of 8.95.
  expect(listed).toMatchObject([{ orderno, net: 10_895, charged, due, vat: 0 }])
  await world.db.updateTable('orders').set({ status: 'cancelled' }).where('order_number', '=', orderno).execute()
})

test('an order keeps the number it was placed with; one without VAT that its number does not allow is listed', async () => {
  const { buyer, body } = await buyerWith('DE136695976')
  const place = async () => {
    const { revision } = (await buyer.call(previewOrder, { body })).data
    return (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderno
  }
  const [right, wrong, old, cancelled] = [await place(), await place(), await place(), await place()]
  const orders = () => world.db.selectFrom('orders').select('vat_number').where('order_number', '=', right)
  expect(await orders().execute()).toEqual([{ vat_number: 'DE136695976' }])

  const change = (orderno: string, to: { vat_number: string | null; status?: string }) =>
    world.db.updateTable('orders').set(to).where('order_number', '=', orderno).execute()
  await change(wrong, { vat_number: 'GB999999973' })
  await change(cancelled, { vat_number: 'GB999999973', status: 'cancelled' })
  // From before the number was kept: that of the customer counts.
  await change(old, { vat_number: null })
  const listed = async () => {
    const orders = []
    for await (const order of ordersWithWrongVat(world.db)) orders.push(order)
    return orders
  }
  // 100.00 and the parcel of 8.95.
  const rate = { rateBp: 2_100, reason: 'vat.ship_from_rate' }
  const due = { currency: 'EUR', net: 10_895, charged: { rateBp: 0, reason: 'vat.intra_eu' }, due: rate, vat: 2_288 }
  expect(await listed()).toMatchObject([{ orderno: wrong, vatNumber: 'GB999999973', ...due }])

  await world.db.updateTable('customers').set({ vat_number: 'XX1' }).where('vat_number', '=', 'DE136695976').execute()
  expect(await listed()).toMatchObject([{ orderno: wrong }, { orderno: old, vatNumber: 'XX1', ...due }])
})
