import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { getSku } from '../../../../contract/catalogue/catalogue.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { addPromotion, type GivenPromotion as Given, threeAndOne } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
let buyer: Person
let sku: { id: number; number: string }
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  buyer = await world.signedIn()
  sku = await world.sku({ unitPrice: 2000, classId: 102 })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('promotions').execute()
})

const promotion = (given?: Given) => addPromotion(world.db, given)

const linesOf = (qty: number) => [{ number: sku.number, qty }]
const preview = async (lines: { number: string; qty: number }[], more = {}, person = buyer) =>
  (await person.call(previewOrder, { body: { lines, ...more } })).data

async function ordered(lines: { number: string; qty: number }[], person = buyer) {
  const { revision } = await preview(lines, {}, person)
  const { data } = await person.call(placeOrder, { body: { lines, revision } })
  return (await person.call(getOrder, { params: data })).data
}

test('an order says for good whose discount it had, in each language, and what else there was', async () => {
  const id = await promotion({ title: 'Black week' })
  const worse = await promotion({ kind: 'amount', value: 50 })
  const order = await ordered(linesOf(2))
  await world.db.deleteFrom('promotions').execute()
  const [line] = (await buyer.call(getOrder, { params: order })).data.lines
  expect(line).toMatchObject({ unitPrice: 20, discountPrice: 18, price: 36, discount: 0, promotion: 'Black week' })
  const german = (await buyer.call(getOrder, { params: order }, { headers: { 'accept-language': 'de' } })).data
  expect(german.lines[0]?.promotion).toBe('Black week (de)')
  const { price_trace } = await world.db
    .selectFrom('order_lines')
    .select('price_trace')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow()
  expect(price_trace).toEqual([
    { promotionId: id, kind: 'percentage', value: 1000, sum: 3600 },
    { promotionId: worse, kind: 'amount', value: 50, sum: 3900 },
  ])
})

describe('free pieces', () => {
  test('cost nothing in the basket, the order and its sums, and VAT is taken after them', async () => {
    await promotion({ ...threeAndOne, title: 'Four for three' })
    const person = await world.signedIn()
    const addition = (await person.call(addToBasket, { body: { number: sku.number, qty: 9 } })).data
    expect(addition.shoppingCartPrice).toBe(140)
    const basket = (await person.call(listBasket, { query: {} })).data
    expect(basket).toMatchObject({ shoppingCartPrice: 140, priceChanges: 0 })
    expect(basket.rows).toMatchObject([{ unitPrice: 20, discountPrice: null, price: 180, discount: 40 }])
    expect(basket.rows[0]?.buyGet).toMatchObject([{ buy: 3, free: 1 }])

    const order = await ordered(linesOf(9), person)
    expect(order.lines).toMatchObject([{ price: 180, discount: 40, discountPrice: null, promotion: 'Four for three' }])
    expect(order.totals).toMatchObject({ subtotal: 180, discount: 40 })
    const { subtotal, discount, shippingCost, vat, vatRate, total } = order.totals
    expect(vat).toBeCloseTo(((subtotal - discount + shippingCost) * vatRate) / 100, 2)
    expect(total).toBeCloseTo(subtotal - discount + shippingCost + vat, 2)
  })

  test.each<[string, Given[], number, object]>([
    ['too few for one', [threeAndOne], 3, { price: 60, discount: 0, promotion: '' }],
    [
      'a lower price is better for few',
      [threeAndOne, { title: 'Ten' }],
      3,
      { price: 54, discount: 0, promotion: 'Ten' },
    ],
    [
      'and is left for enough',
      [{ ...threeAndOne, title: 'Four' }, {}],
      4,
      { price: 80, discount: 20, promotion: 'Four' },
    ],
    ['of other products', [{ ...threeAndOne, of: [] }], 4, { price: 80, discount: 0, promotion: '' }],
    ['of another class', [{ ...threeAndOne, class_id: 104 }], 4, { price: 80, discount: 0, promotion: '' }],
  ])('%s', async (_, given, qty, expected) => {
    for (const one of given) await promotion(one)
    expect((await preview(linesOf(qty))).lines).toMatchObject([expected])
  })

  test('are no goods from which sending is free', async () => {
    await promotion(threeAndOne)
    expect((await preview(linesOf(13))).totals).toMatchObject({ subtotal: 260, discount: 60, shippingCost: 5.95 })
    expect((await preview(linesOf(17))).totals).toMatchObject({ subtotal: 340, discount: 80, shippingCost: 0 })
  })

  test('are a discounted item for a coupon, once there are enough', async () => {
    await promotion(threeAndOne)
    const { code } = await addCoupon(world.db, {})
    expect((await preview(linesOf(4), { couponCode: code })).warnings).toMatchObject([
      { reason: 'coupon.discounted_items' },
    ])
    expect((await preview(linesOf(3), { couponCode: code })).warnings).toEqual([])
  })

  test('travel with the product', async () => {
    const id = await promotion(threeAndOne)
    const { price } = (await buyer.call(getSku, { params: { id: sku.id }, query: {} })).data
    expect(price).toMatchObject({ discountPrice: null, buyGet: [{ promotionId: id, buy: 3, free: 1 }] })
  })
})

describe('free shipping', () => {
  const freeShipping = { kind: 'freeShipping', value: 5000, title: 'Sent free' } as const

  test('from a value of goods on, by the standard carrier, and the order says why', async () => {
    await promotion(freeShipping)
    expect((await preview(linesOf(2))).totals).toMatchObject({ shippingCost: 5.95, shippingPromotion: '' })
    const enough = await preview(linesOf(3))
    expect(enough.totals).toMatchObject({ shippingCost: 0, shippingPromotion: 'Sent free' })
    const [standard, express] = enough.carriers
    expect([standard?.price, (express?.price ?? 0) > 0]).toEqual([0, true])
    const fast = await preview(linesOf(3), { shipVia: express?.shipVia })
    expect(fast.totals).toMatchObject({ shippingCost: express?.price, shippingPromotion: '' })
    expect((await ordered(linesOf(3))).totals).toMatchObject({ shippingCost: 0, shippingPromotion: 'Sent free' })
  })

  test.each<[string, Given]>([
    ['another site', { org_id: 5 }],
    ['another class', { class_id: 104 }],
    ['other products', { of: [] }],
    ['other days', { starts_on: '2026-11-19' }],
  ])('is not that of %s', async (_, given) => {
    await promotion({ ...freeShipping, ...given })
    expect((await preview(linesOf(3))).totals.shippingCost).toBe(5.95)
  })

  test('is what the basket leads to, where it is for all goods', async () => {
    const from = async () => (await buyer.call(listBasket, { query: {} })).data.freeShippingFrom
    const before = await from()
    await promotion({ ...freeShipping, class_id: 102 })
    expect([await from(), before]).toEqual([250, 250])
    await promotion(freeShipping)
    expect(await from()).toBe(50)
  })

  test('counts what is paid for the goods that it is for', async () => {
    await promotion(threeAndOne)
    const other = await world.sku({ unitPrice: 9900, classId: 104 })
    await promotion({ ...freeShipping, value: 6001, of: [sku.id] })
    const lines = [...linesOf(4), { number: other.number, qty: 1 }]
    expect((await preview(lines)).totals.shippingCost).toBe(5.95)
    await promotion({ ...freeShipping, value: 6000, of: [sku.id] })
    expect((await preview(lines)).totals.shippingCost).toBe(0)
  })
})

test.each<[string, Given, object]>([
  ['a percentage', {}, { subtotal: 80 }],
  ['free pieces', threeAndOne, { subtotal: 80, discount: 0 }],
  ['free shipping', { kind: 'freeShipping', value: 100 }, { shippingCost: 5.95 }],
])('%s that ends between preview and order is shown as a change', async (_, given, totals) => {
  const id = await promotion(given)
  const { revision } = await preview(linesOf(4))
  await world.db.updateTable('promotions').set({ ends_on: '2026-11-17' }).where('id', '=', id).execute()
  const answer = await buyer.call(placeOrder, { body: { lines: linesOf(4), revision } })
  expect(answer.code).toBe(30_001)
  expect(answer.failure.details).toMatchObject({ totals })
})

test('one that would be worse is no change', async () => {
  await promotion()
  const { revision } = await preview(linesOf(4))
  await promotion({ value: 500 })
  expect((await buyer.call(placeOrder, { body: { lines: linesOf(4), revision } })).code).toBe(200)
})
