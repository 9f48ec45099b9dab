import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { offerCoupons } from '../../../../contract/catalogue/coupon.ts'
import { placeOrder } from '../../../../contract/order/checkout.ts'
import { orderChanges } from '../../../../rules/order/changes.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { addPromotion, threeAndOne } from '../../../testing/order/promotion.ts'
import { addPackingList } from '../../../testing/order/random-rows.ts'
import { allocated, detail, line, place, preview, split } from '../../../testing/order/split-orders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

test('credit limit and the limits of an account hold for the sum of both', async () => {
  const customerId = await world.customer({ creditLimit: 8_000 })
  const buyer = await world.signedIn({ customerId })
  const body = split([await line(world, { NL: 3, FR: 3 }, 6)])
  const shownPreview = await preview(buyer, body)
  expect(Math.max(...shownPreview.parts.map(({ totals }) => totals.total))).toBeLessThan(80)
  expect(shownPreview).toMatchObject({ outcome: 'held_limit', promisedOn: null })
  expect(shownPreview.parts.map(({ promisedOn }) => promisedOn)).toEqual([null, null])
  const { data } = await place(buyer, body)
  const placed = await Promise.all(data.orders.map(({ orderno }) => detail(buyer, orderno)))
  expect(placed.map(({ status, heldBecause }) => [status, heldBecause])).toEqual([
    ['onHold', 'payment.held_limit'],
    ['onHold', 'payment.held_limit'],
  ])
})

test('over the limit of an account it waits as one list, and becomes two orders when it is approved', async () => {
  const customerId = await world.customer()
  const [main, buyer] = [await world.signedIn({ customerId }), await world.signedIn({ customerId, role: 'buyer' })]
  await world.db.updateTable('accounts').set({ order_limit: 8_000 }).where('id', '=', buyer.accountId).execute()
  const one = await line(world, { NL: 3, FR: 3 }, 6)
  const { data: waits } = await place(buyer, split([one], { sourcing: 'earliest' }))
  expect(waits).toMatchObject({ status: 'waiting', orderId: null, orders: [] })
  expect(await allocated(world, one.id)).toEqual({ NL: 0, FR: 0 })
  const id = waits.quickOrderId ?? 0
  const { checkoutOptions, lines } = (await main.call(getQuickOrder, { params: { id } })).data
  expect(checkoutOptions).toMatchObject({ sourcing: 'earliest' })

  const { data } = await place(main, split(lines, { quickOrderId: id }))
  expect(data.orders).toHaveLength(2)
  for (const { orderno } of data.orders) {
    expect(await detail(main, orderno)).toMatchObject({ quickOrder: { quickOrderId: id } })
  }
  expect((await main.call(getQuickOrder, { params: { id } })).data).toMatchObject({ orderno: data.orderno })
})

test('a coupon counts once, for the sum of both, and is shared by their lines to the cent', async () => {
  const buyer = await world.signedIn()
  const { couponId, code: couponCode } = await addCoupon(world.db, { kind: 'fixed', value: 1_000, startAmount: 5_500 })
  const lines = [await line(world, { NL: 1, FR: 2 }, 3), await line(world, { NL: 9 }, 3)]
  const { data: offered } = await buyer.call(offerCoupons, { body: split(lines) })
  expect(offered.rows).toEqual([])
  const body = split(lines, { couponCode })
  expect((await preview(buyer, split(lines.slice(0, 1), { couponCode }))).warnings).toMatchObject([
    { reason: 'coupon.condition' },
  ])
  const shownPreview = await preview(buyer, body)
  expect(shownPreview.totals.discount).toBe(10)
  expect(shownPreview.parts.map(({ totals, couponCode: code }) => [totals.discount, code])).toEqual([
    [6.66, couponCode],
    [3.34, couponCode],
  ])
  const { data } = await place(buyer, body)
  expect(data.orders).toHaveLength(2)
  const { rows } = await sql<{ used: number; own: number }>`
    select c.used, h.used as own from coupons c join customer_coupons h on h.coupon_id = c.id where c.id = ${couponId}
  `.execute(world.db)
  expect(rows).toEqual([{ used: 1, own: 1 }])
})

test('a coupon for shipping is taken off the first order, what is left of it off the second', async () => {
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 1, FR: 2 }, 3)]
  const { shipVia, parts } = await preview(buyer, split(lines))
  const [first = 0, second = 0] = parts.map(({ totals }) => totals.shippingCost)
  for (const [value, off] of [
    [first, [first, 0]],
    [first + 2, [first, 2]],
    [first + second + 50, [first, second]],
  ] as const) {
    const { code } = await addCoupon(world.db, { kind: 'shipping', value: Math.round(value * 100) })
    const shownPreview = await preview(buyer, split(lines, { couponCode: code, shipVia }))
    expect(shownPreview.parts.map(({ totals }) => totals.discount)).toEqual(off)
    expect(shownPreview.parts.map(({ couponCode }) => couponCode)).toEqual(off.map((cents) => (cents > 0 ? code : '')))
  }
})

test('free pieces, free shipping and what a carrier asks count for both together; the handling fee once', async () => {
  const buyer = await world.signedIn()
  const four = await line(world, { NL: 3, FR: 1 }, 4)
  await addPromotion(world.db, { ...threeAndOne, of: [four.id] })
  const fee = { org_id: 1, order_type: 'DROP', fee: 350, currency: 'EUR' }
  await world.db.insertInto('handling_fees').values(fee).execute()
  const shownPreview = await preview(buyer, split([four], { orderType: 'DROP' }))
  expect(shownPreview.totals.discount, 'one of the four').toBe(10)
  expect(shownPreview.parts.map(({ totals }) => totals.discount)).toEqual([7.5, 2.5])
  expect(shownPreview.parts.map(({ totals }) => totals.handlingFee)).toEqual([3.5, 0])
  expect((await place(buyer, split([four], { orderType: 'DROP' }))).data.orders).toHaveLength(2)

  const dear = await line(world, { NL: 2, FR: 2 }, 4, { unitPrice: 20_000 })
  expect((await preview(buyer, split([dear]))).parts.map(({ totals }) => totals.shippingCost)).toEqual([0, 0])
})

test('the attachments of a blind drop shipment go with both; a carrier label is for one parcel', async () => {
  const buyer = await world.signedIn()
  const one = await line(world, { NL: 3, FR: 2 }, 5)
  const packingListId = await addPackingList(world, buyer)
  const body = split([one], { orderType: 'CPDROP', packingListId })
  const label = await preview(buyer, { ...body, carrierLabelId: packingListId } as typeof body)
  expect(label).toMatchObject({ parts: [], plans: [], shipFrom: 'NL', waiting: 2 })
  const { data } = await place(buyer, body)
  expect(data.orders).toHaveLength(2)
  for (const { orderno } of data.orders) {
    expect((await detail(buyer, orderno)).files.map(({ fileId }) => fileId)).toEqual([packingListId])
  }
})

test('what became of one of the orders meanwhile is shown of that order', async () => {
  const buyer = await world.signedIn()
  const one = await line(world, { NL: 3, FR: 2, IT: 1 }, 6)
  const body = split([one])
  const shownPreview = await preview(buyer, body)
  await sql`update stock set on_hand = 2 where sku_id = ${one.id} and warehouse = 'NL'`.execute(world.db)
  await sql`update stock set on_hand = 2 where sku_id = ${one.id} and warehouse = 'IT'`.execute(world.db)
  const { code, failure } = await buyer.call(placeOrder, { body: { ...body, revision: shownPreview.revision } })
  expect(code).toBe(30_001)
  const changes = orderChanges(shownPreview, failure.details as typeof shownPreview)
  const pieces = changes.filter(({ what }) => what === 'quantity' || what === 'shipsNow')
  expect(pieces.map(({ warehouse, number, before, now }) => [warehouse, number, before, now])).toEqual([
    ['NL', one.number, 3, 2],
    ['IT', one.number, 1, 2],
  ])
  expect(changes.filter(({ what }) => what === 'total').map(({ warehouse }) => warehouse)).toEqual(['NL', 'IT', null])
})

test('that products changed places is shown, though all sums are the same', async () => {
  const buyer = await world.signedIn()
  const [one, two] = [await line(world, { NL: 2, FR: 1 }, 3), await line(world, { NL: 1, FR: 2 }, 3)]
  const body = split([one, two])
  const shownPreview = await preview(buyer, body)
  const move = (id: number, warehouse: string, pieces: number) =>
    sql`update stock set on_hand = ${pieces} where sku_id = ${id} and warehouse = ${warehouse}`.execute(world.db)
  for (const [{ id }, pieces] of [
    [one, 1],
    [two, 2],
  ] as const) {
    await move(id, 'NL', pieces)
    await move(id, 'FR', 3 - pieces)
  }
  const { code, failure } = await buyer.call(placeOrder, { body: { ...body, revision: shownPreview.revision } })
  expect(code).toBe(30_001)
  const changes = orderChanges(shownPreview, failure.details as typeof shownPreview)
  expect(changes.map(({ what, warehouse, before, now }) => [what, warehouse, before, now])).toEqual([
    ['quantity', 'NL', 2, 1],
    ['quantity', 'NL', 1, 2],
    ['quantity', 'FR', 1, 2],
    ['quantity', 'FR', 2, 1],
  ])
})
