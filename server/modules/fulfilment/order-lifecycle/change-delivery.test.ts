import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '../../../../contract/errors.ts'
import { changeDelivery } from '../../../../contract/fulfilment/order-actions.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const reach = { phone: '+31200000001', email: 'goods@example.com' }

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

test.each([
  ['ES', '28001', '08001', null],
  ['ES', '28001', '35001', 'order_change.other_country'],
  ['GB', 'SW1A 1AA', 'BT1 5GS', 'order_change.other_country'],
  ['GB', 'SW1A 1AA', 'IM1 1AA', null],
  ['FR', '97400', '97100', null],
] as const)('an order to %s %s may go to %s instead: %s', async (country, from, to, refused) => {
  const { number } = await world.sku({ unitPrice: 1_000, stock: { NL: 10 } })
  const customerId = await world.customer()
  const addressId = await world.address({ customerId, country })
  await world.db.updateTable('addresses').set({ postcode: from }).where('id', '=', addressId).execute()
  const buyer = await world.signedIn({ customerId })
  const body = { lines: [{ number, qty: 1 }], addressId, shipFrom: 'NL' }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
  const placed = (await buyer.call(placeOrder, { body: { ...body, revision } }, key())).data
  const order = () =>
    world.db
      .selectFrom('orders')
      .select(['ship_to as shipTo', 'ship_via as shipVia'])
      .where('order_number', '=', placed.orderno ?? '')
      .executeTakeFirstOrThrow()

  const clerk = await world.staff('desk', [1])
  const { shipVia } = await order()
  const shipTo = { company: 'Voorbeeld', address1: 'Example 1', city: 'Example', postcode: to, country, ...reach }
  const input = { params: { id: placed.orderId ?? 0 }, body: { shipVia, shipTo } }
  const { code } = await clerk.call(changeDelivery, input, key())
  expect(code).toBe(refused ? errors[refused].code : 200)
  expect((await order()).shipTo).toMatchObject({ postcode: refused ? from : to })
})

test.each([
  ['an Italian reseller, sent on', 'IT00743110157', 'DROP', 'order_change.other_vat'],
  ['an Italian reseller, to themselves', 'IT00743110157', 'REG', null],
  ['a German reseller, sent on', 'DE136695976', 'DROP', null],
] as const)('goods from Italy that a forwarder was to fetch for %s go by our carrier: %s %s %s', async (...row) => {
  const [, vatNumber, orderType, refused] = row
  const { number } = await world.sku({ unitPrice: 10_000, stock: { IT: 10 } })
  const customerId = await world.customer()
  await world.db.updateTable('customers').set({ vat_number: vatNumber }).where('id', '=', customerId).execute()
  const addressId = await world.address({ customerId, country: 'DE' })
  const buyer = await world.signedIn({ customerId })
  const fetched = { orderType, shipVia: 'OWN', forwarderId: 1 }
  const body = { lines: [{ number, qty: 1 }], addressId, shipFrom: 'IT', ...fetched }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const placed = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  const shipTo = {
    company: 'Beispiel',
    address1: 'Example 1',
    city: 'Bonn',
    postcode: '53111',
    country: 'DE',
    ...reach,
  }
  const clerk = await world.staff('admin')
  const input = { params: { id: placed.orderId ?? 0 }, body: { shipVia: 'STD', shipTo } }
  const { code, msg } = await clerk.call(changeDelivery, input)
  expect(code).toBe(refused ? errors[refused].code : 200)
  if (refused) expect(msg).toBe('Another VAT would be due with this carrier. Cancel the order and have it placed again')
})
