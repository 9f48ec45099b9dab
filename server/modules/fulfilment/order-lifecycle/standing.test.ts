import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../../../../contract/fulfilment/cancellation.ts'
import * as desk from '../../../../contract/fulfilment/order-actions.ts'
import * as shipping from '../../../../contract/fulfilment/shipment.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { shipmentStates } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { orderStates } from '../../../../rules/order/order.ts'
import { languages } from '../../../../texts/index.ts'
import { sayRefusal } from '../../../http/refuse.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { orderStands } from './change-order.ts'
import { shipmentStands } from './lock-shipment.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

async function order() {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  const body = { lines: [{ number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { id: orderId ?? 0, orderno, buyer }
}
const said = ({ msg, failure }: { msg: string; failure: { reason?: string } }) => [failure.reason, msg]

test('release, hold, pick and ship of an order that stands otherwise say how it stands and what may be done', async () => {
  const { id } = await order()
  const params = { id }
  const body = { reason: 'Wrong address' }
  await admin.call(desk.holdOrder, { params, body })
  const onHold = 'This order is on hold. You can take it off hold, cancel it, change its delivery or change its lines'
  expect(said(await admin.call(desk.releaseOrder, { params }))).toEqual(['order_change.not_now', onHold])
  expect(said(await admin.call(shipping.createShipment, { params, body: {} }))).toEqual([
    'order_change.not_now',
    onHold,
  ])
  const bulk = (await admin.call(desk.releaseOrders, { body: { orderIds: [id] } })).data
  expect(bulk.refused).toEqual([{ id, reason: 'order_change.not_now', msg: onHold }])
  const picked = (await admin.call(shipping.pickOrders, { body: { orderIds: [id] } })).data
  expect(picked.refused.map(({ msg }) => msg)).toEqual([onHold])
  await admin.call(desk.unholdOrder, { params, body })
  await admin.call(desk.releaseOrder, { params })
  const released =
    'Diese Bestellung ist freigegeben. Jetzt möglich: in Prüfung geben, versenden, den Rest stornieren, die Lieferung ändern oder die Positionen ändern'
  const again = await admin.call(desk.releaseOrder, { params }, { headers: { 'accept-language': 'de' } })
  expect(said(again)).toEqual(['order_change.not_now', released])
})

test('a shipment says how it stands, and a customer sees what they may do themselves', async () => {
  const { id, orderno, buyer } = await order()
  const { release, ship, deliver } = fulfilmentOf(world)
  await release(id)
  const params = { id: await ship(id) }
  const packed = await admin.call(shipping.packShipment, { params, body: { parcels: [{}] } })
  expect(said(packed)).toEqual([
    'shipment.not_now',
    'This shipment has been handed over. You can note that it has arrived or note that it did not arrive',
  ])
  await deliver(params.id)
  expect(said(await buyer.call(cancelOrder, { params: { orderno }, body: {} }))).toEqual([
    'order_change.not_now',
    'This order has been delivered in full. Nothing about it can be changed any more',
  ])
})

test.each(languages)('every state of orders and shipments has a sentence of its own in %s', (language) => {
  const sentences = [
    ...orderStates.flatMap((state) => (['staff', 'customer'] as const).map((party) => orderStands(state, party))),
    ...shipmentStates.map((state) => shipmentStands(state)),
  ].map((refusal) => sayRefusal(language, refusal))
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\. \p{Lu}.{8,}[^.]$/u)
  const heads = new Set(sentences.map((sentence) => sentence.split('. ')[0]))
  expect(heads.size).toBe(orderStates.length + shipmentStates.length)
})
