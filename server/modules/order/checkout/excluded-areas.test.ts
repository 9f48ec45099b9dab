import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { planBasket } from '../../../../contract/basket/plan.ts'
import { findDelivery } from '../../../../contract/customer/delivery.ts'
import { changeDelivery } from '../../../../contract/fulfilment/order-actions.ts'
import { previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { changeExcludedAreas } from '../../../../contract/site/excluded-area.ts'
import { listWarehouseAddresses } from '../../../../contract/site/settings.ts'
import { readExcludedAreas } from '../../../../rules/shipping/excluded-area.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const code of ['NL', 'FR', 'IT', 'PL', 'UK']) await exclude(code, '')
})

const exclude = (code: string, areas: string, person = admin) =>
  person.call(changeExcludedAreas, { params: { code }, body: { areas: readExcludedAreas(areas) ?? [] } })

/** A Spanish customer with the default address at a postcode. */
async function customerAt(postcode: string) {
  const buyer = await world.signedIn()
  await world.db
    .updateTable('addresses')
    .set({ country: 'ES', postcode })
    .where('customer_id', '=', buyer.customerId)
    .execute()
  return buyer
}
type Buyer = Awaited<ReturnType<typeof customerAt>>

const preview = (buyer: Buyer, number: string) => buyer.call(previewOrder, { body: { lines: [{ number, qty: 2 }] } })

/** From where each part of the shop says that an order of a product leaves. */
async function sources(buyer: Buyer, number: string) {
  await buyer.call(addToBasket, { body: { number, qty: 2 } })
  const ways = (await buyer.call(findDelivery, { query: {} })).data.ways.map(({ warehouse }) => warehouse)
  return {
    order: (await preview(buyer, number)).data.shipFrom,
    basket: (await buyer.call(planBasket, {})).data.parcels.map(({ warehouse }) => warehouse),
    isWay: ways.includes('NL'),
  }
}

test('nothing leaves for an excluded area from its warehouse, by pages, basket and order; elsewhere in the country it does', async () => {
  const { number } = await world.sku({ stock: { NL: 50, FR: 50 } })
  await exclude('NL', 'ES 35, ES 38')
  const fromFrance = { order: 'FR', basket: ['FR'], isWay: false }
  expect(await sources(await customerAt('35001'), number)).toEqual(fromFrance)
  expect(await sources(await customerAt('38 001'), number)).toEqual(fromFrance)
  expect(await sources(await customerAt('28001'), number)).toEqual({ order: 'NL', basket: ['NL'], isWay: true })
})

test('what lies in a warehouse that does not send there waits in the basket', async () => {
  const { number } = await world.sku({ stock: { NL: 50 } })
  await exclude('NL', 'ES 35')
  const later = async (postcode: string) => {
    const buyer = await customerAt(postcode)
    await buyer.call(addToBasket, { body: { number, qty: 2 } })
    return (await buyer.call(listBasket, { query: {} })).data.rows.map(({ backOrdered }) => backOrdered)
  }
  expect([await later('35001'), await later('28001')]).toEqual([[2], [0]])
})

test('where no warehouse sends, the order is refused, and goes on once one does again', async () => {
  const { number } = await world.sku({ stock: { NL: 50 } })
  const buyer = await customerAt('35001')
  for (const code of ['NL', 'FR', 'IT', 'PL', 'UK']) await exclude(code, 'ES 35')
  expect((await preview(buyer, number)).code).toBe(30_041)
  await exclude('NL', '')
  expect((await preview(buyer, number)).code).toBe(200)
})

test('an order that was confirmed before is confirmed again from elsewhere', async () => {
  const { number } = await world.sku({ stock: { NL: 50, FR: 50 } })
  const buyer = await customerAt('35001')
  const { revision } = (await preview(buyer, number)).data
  await exclude('NL', 'ES 35')
  const body = { lines: [{ number, qty: 2 }], revision }
  expect((await buyer.call(placeOrder, { body })).code).toBe(30_001)
})

test('an order is not sent on into an excluded area, and one that goes there already stays', async () => {
  const { number } = await world.sku({ stock: { NL: 50 } })
  const buyer = await customerAt('28001')
  const { revision, shipVia } = (await preview(buyer, number)).data
  const { orderId } = (await buyer.call(placeOrder, { body: { lines: [{ number, qty: 2 }], revision } })).data
  const sendTo = (postcode: string) => {
    const shipTo = { company: 'Oficina', address1: 'Calle 1', city: 'Lugar', postcode, country: 'ES' }
    return admin.call(changeDelivery, { params: { id: orderId ?? 0 }, body: { shipVia, shipTo } })
  }
  await exclude('NL', 'ES 08')
  const refused = await sendTo('08001')
  expect([refused.code, refused.failure.fields]).toEqual([30_041, ['shipTo.postcode']])
  await exclude('NL', 'ES 28')
  expect((await sendTo('28002')).code).toBe(200)
})

test('staff add nothing to an order that goes to an excluded area; what they take away leaves its shipping as agreed', async () => {
  const { number } = await world.sku({ unitPrice: 100, stock: { NL: 50 } })
  const buyer = await customerAt('28001')
  const { revision, totals } = (await preview(buyer, number)).data
  const { orderId = 0 } = (await buyer.call(placeOrder, { body: { lines: [{ number, qty: 2 }], revision } })).data
  const agreed = totals.shippingCost
  await world.db
    .updateTable('shipping_rates')
    .set(({ eb }) => ({ price: eb('price', '+', 100) }))
    .where('warehouse', '=', 'NL')
    .where('country', '=', 'ES')
    .execute()
  const change = (qty: number) => {
    const body = { lines: [{ position: 1, qty }], added: [] }
    return admin.call(previewOrderChange, { params: { id: orderId ?? 0 }, body })
  }
  const shipping = async () => (await change(1)).data.totals.shippingCost
  expect([await shipping(), (await change(3)).code]).toEqual([agreed + 1, 200])
  await exclude('NL', 'ES 28')
  const more = await change(3)
  expect([more.code, more.failure.fields]).toEqual([30_041, ['lines']])
  expect(await shipping()).toBe(agreed)
})

test('areas are noted in the audit trail where they change; no other country, and no other staff', async () => {
  await exclude('NL', 'ES 35')
  await exclude('NL', 'ES 35')
  const [event, ...more] = await world.db
    .selectFrom('audit_events')
    .select(['subject', 'before', 'after'])
    .where('action', '=', 'warehouse.changed')
    .orderBy('position', 'desc')
    .limit(2)
    .execute()
  const noted = { subject: 'warehouse NL', before: { excludedAreas: '' }, after: { excludedAreas: 'ES 35' } }
  expect(event).toEqual(noted)
  expect(more).not.toContainEqual(noted)
  const listed = (await admin.call(listWarehouseAddresses, {})).data.find(({ code }) => code === 'NL')
  expect(listed?.excludedAreas).toEqual([{ country: 'ES', postcode: '35' }])
  const refused = await exclude('NL', 'XX 1')
  expect([refused.failure.reason, refused.failure.fields]).toEqual(['request.invalid', ['areas']])
  expect((await exclude('XX', 'ES 35')).status).toBe(404)
  expect((await exclude('NL', '', await world.staff('manager', [1]))).status).toBe(403)
})
