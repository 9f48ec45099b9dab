import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../../../../contract/fulfilment/cancellation.ts'
import * as desk from '../../../../contract/fulfilment/order-actions.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { documentsOfMailBy } from './documents-of-mail.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
let sku: Awaited<ReturnType<World['sku']>>
beforeAll(async () => {
  world = await buildWorld()
  admin = await world.staff('admin')
  sku = await world.sku({ stock: { NL: 1_000 } })
})
afterAll(() => world.close())

async function placed(termsNetDays: number) {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays, creditLimit: 10_000_000 }) })
  const body = { lines: [{ number: sku.number, qty: 5 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { id: orderId ?? 0, orderno, buyer }
}
type Placed = Awaited<ReturnType<typeof placed>>

/** What goes with a mail about an order that was written at an instant, as it would be drawn now. */
async function drawn({ id }: Placed, queuedAt: Date) {
  const mail = { orderId: id, invoiceId: null, reminderId: null, queuedAt }
  const files = await documentsOfMailBy(world.db)(mail, 'en')
  return files.map(({ name, bytes }) => ({ name, text: pdfText(Buffer.from(bytes)) }))
}
const later = () => world.setNow(new Date(world.now().getTime() + 60_000).toISOString())

async function moveTo(order: Placed, city: string) {
  const { shipTo, shipVia } = (await order.buyer.call(getOrder, { params: { orderno: order.orderno } })).data
  const { addressId: _, isDefault: __, kind: ___, ...address } = shipTo
  const body = { shipVia, shipTo: { ...address, city } }
  expect((await admin.call(desk.changeDelivery, { params: { id: order.id }, body })).code).toBe(200)
}
const cancelPieces = async ({ orderno, buyer }: Placed, qty: number) => {
  const body = { lines: [{ position: 1, qty }] }
  expect((await buyer.call(cancelOrder, { params: { orderno }, body })).code).toBe(200)
}

test('the confirmation brings the order as it was confirmed, whatever was changed before it leaves', async () => {
  const order = await placed(30)
  const confirmedAt = world.now()
  const confirmed = await drawn(order, confirmedAt)
  later()
  await moveTo(order, 'Groningen')
  later()
  await moveTo(order, 'Leeuwarden')
  await cancelPieces(order, 2)
  const cancelledAt = world.now()
  const reduced = await drawn(order, cancelledAt)
  expect(reduced[0]?.text).toContain('Leeuwarden')
  later()
  await fulfilmentOf(world).release(order.id)
  expect(await drawn(order, confirmedAt)).toEqual(confirmed)
  expect(await drawn(order, cancelledAt)).toEqual(reduced)
  expect(confirmed[0]?.text).not.toBe(reduced[0]?.text)
})

test('what is to be paid in advance stays in a mail that asks for it, also once the order is paid or cancelled', async () => {
  const order = await placed(0)
  const askedAt = world.now()
  const asked = await drawn(order, askedAt)
  expect(asked.map(({ name }) => name)).toEqual([`${order.orderno}.pdf`, `${order.orderno}-proforma.pdf`])
  later()
  await cancelPieces(order, 5)
  expect(await drawn(order, askedAt)).toEqual(asked)
  expect((await drawn(order, world.now())).map(({ name }) => name)).toEqual([`${order.orderno}.pdf`])
})
