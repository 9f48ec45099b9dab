import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, listOrders } from '../../../../contract/order/order.ts'
import { describeDelivery } from '../../../../rules/order/delivery.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  buyer = await world.signedIn()
})
afterAll(() => world.close())

async function order() {
  const skus = [await world.sku({ stock: { NL: 2 } }), await world.sku(), await world.sku({ stock: { NL: 0 } })]
  const lines = skus.map(({ number }) => ({ number, qty: 3 }))
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}
const release = (orderId: number) => fulfilmentOf(world).release(orderId)
const ship = (orderId: number, trackingNumber: string, pieces?: { position: number; pieces: number }[]) =>
  fulfilmentOf(world).ship(orderId, { trackingNumber, ...(pieces && { pieces }) })
const firstLine = [{ position: 1, pieces: 2 }]
const details = async (orderno: string) => (await buyer.call(getOrder, { params: { orderno } })).data

test('an order shows what has left, with whom, and where it is followed', async () => {
  const [one, other] = [await order(), await order()]
  expect((await details(one.orderno)).shipments).toEqual([])
  for (const { orderId } of [one, other]) await release(orderId)
  await ship(one.orderId, 'DEMO 1', firstLine)
  await ship(one.orderId, '')
  await ship(other.orderId, 'DEMO 2')

  const { shipments } = await details(one.orderno)
  expect(shipments).toMatchObject([
    {
      carrier: 'Standard parcel',
      status: 'left',
      parcels: [{ trackingNumber: 'DEMO 1', trackingUrl: 'https://parcel.example/follow?number=DEMO%201' }],
      lines: [{ position: 1, qty: 2 }],
      shippedAt: world.now().toISOString(),
      deliveredAt: null,
    },
    { parcels: [], lines: [{ position: 2, qty: 3 }] },
  ])
})

test('a list says of an order that it is late exactly where the order itself does', async () => {
  const { orderId, orderno } = await order()
  const isLate = async () => {
    const { rows } = (await buyer.call(listOrders, { query: { keyword: orderno } })).data
    const detail = await details(orderno)
    expect(rows[0]?.isLate).toBe(describeDelivery(detail, detail.today)?.said === 'late')
    return rows[0]?.isLate
  }
  const set = (state: object) => world.db.updateTable('orders').set(state).where('id', '=', orderId).execute()
  expect(await isLate()).toBe(false)
  await set({ promised_on: '2020-01-02' })
  expect(await isLate()).toBe(true)
  // One of two promised lines leaves, then the other: what is back-ordered was not promised for that day.
  await release(orderId)
  await ship(orderId, '', firstLine)
  expect(await isLate()).toBe(true)
  await ship(orderId, '')
  expect(await isLate()).toBe(false)
  await fulfilmentOf(world).cancel(orderId)
  expect(await isLate()).toBe(false)
})

test('a list names the day of the rest exactly where the order itself does', async () => {
  const { orderId, orderno } = await order()
  const restDay = async () => {
    const { rows } = (await buyer.call(listOrders, { query: { keyword: orderno } })).data
    const detail = await details(orderno)
    const delivery = describeDelivery(detail, detail.today)
    const isRest = delivery?.said === 'rest' || delivery?.said === 'rest_late'
    const rest = isRest && delivery.on ? { on: delivery.on, isLate: delivery.said === 'rest_late' } : null
    expect(rows[0]?.rest).toEqual(rest)
    return rows[0]?.rest
  }
  const expectRest = (day: string | null) =>
    world.db.updateTable('order_lines').set({ expected_on: day }).where('order_id', '=', orderId).execute()
  await expectRest('2026-12-03')
  await release(orderId)
  await ship(orderId, '', firstLine)
  expect(await restDay()).toBeNull()
  await ship(orderId, '')
  expect(await restDay()).toEqual({ on: '2026-12-03', isLate: false })
  await expectRest('2020-01-02')
  expect(await restDay()).toEqual({ on: '2020-01-02', isLate: true })
  await expectRest(null)
  expect(await restDay()).toBeNull()
})

test('the database takes no line of another order into a shipment, nor nothing of one', async () => {
  const [one, other] = [await order(), await order()]
  await release(one.orderId)
  await ship(one.orderId, '', firstLine)
  const { shipments } = await details(one.orderno)
  const add = (order_id: number, position: number, quantity: number) =>
    world.db
      .insertInto('shipment_lines')
      .values({ shipment_id: shipments[0]?.shipmentId ?? 0, order_id, position, quantity })
      .execute()
  await expect(add(other.orderId, 2, 1)).rejects.toThrow(/foreign key/)
  await expect(add(one.orderId, 9, 1)).rejects.toThrow(/foreign key/)
  await expect(add(one.orderId, 2, 0)).rejects.toThrow(/check/)
  await add(one.orderId, 2, 1)
})
