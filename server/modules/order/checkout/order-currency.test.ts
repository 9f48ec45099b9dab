import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { addPromotion } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000, UK: 1_000, PL: 1_000 } })).number
})
afterAll(() => world.close())

const buyerOf = async (orgId: number) => world.signedIn({ customerId: await world.customer({ orgId }) })

// What the demo's carriers ask inside their country, and from which value of goods they ask nothing.
test.each([
  [1, 'EUR', 5.95, 250],
  [7, 'GBP', 4.95, 220],
  [11, 'PLN', 24.9, 1050],
] as const)('site %i pays its parcels in %s', async (orgId, currency, shippingCost, freeFrom) => {
  const buyer = await buyerOf(orgId)
  const totals = async (qty: number) =>
    (await buyer.call(previewOrder, { body: { lines: [{ number, qty }] } })).data.totals
  expect(await totals(1)).toMatchObject({ subtotal: 100, currency, shippingCost })
  const enough = Math.ceil(freeFrom / 100)
  expect(await totals(enough - 1)).toMatchObject({ shippingCost })
  expect(await totals(enough)).toMatchObject({ shippingCost: 0 })
})

test('where no carrier asks in the currency of the customer nothing is converted, and no order is taken', async () => {
  const [pole, dutch] = [await buyerOf(11), await buyerOf(1)]
  const body = { lines: [{ number, qty: 1 }] }
  const { revision } = (await pole.call(previewOrder, { body })).data
  const rates = await world.db.selectFrom('shipping_rates').selectAll().where('currency', '=', 'PLN').execute()
  await world.db.deleteFrom('shipping_rates').where('currency', '=', 'PLN').execute()
  expect((await pole.call(previewOrder, { body })).failure.reason).toBe('order.not_delivered')
  expect((await pole.call(placeOrder, { body: { ...body, revision } })).failure.reason).toBe('order.not_delivered')
  expect((await dutch.call(previewOrder, { body })).data.totals.shippingCost).toBe(5.95)
  await world.db.insertInto('shipping_rates').values(rates).execute()
  expect((await pole.call(placeOrder, { body: { ...body, revision } })).code).toBe(200)
})

test('a fixed coupon and an amount off a piece take off the currency of their site', async () => {
  const pole = await buyerOf(11)
  const { code } = await addCoupon(world.db, { orgId: 11, kind: 'fixed', value: 2_000 })
  const body = { lines: [{ number, qty: 1 }], couponCode: code }
  expect((await pole.call(previewOrder, { body })).data.totals).toMatchObject({ discount: 20, currency: 'PLN' })
  await addPromotion(world.db, { org_id: 11, kind: 'amount', value: 500 })
  const { lines, totals } = (await pole.call(previewOrder, { body: { lines: body.lines } })).data
  expect([lines[0]?.discountPrice, totals.currency]).toEqual([95, 'PLN'])
})
