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

const choices = ['split', 'together'] as const
const inStock = [0, 2, 3]
test.each(choices.flatMap((backOrders) => inStock.map((pieces) => ({ backOrders, pieces }))))(
  'a list says the day of an order ($backOrders, $pieces of 3 in stock) as the order itself does, whatever moves',
  async ({ backOrders, pieces }) => {
    const skus = [await world.sku({ stock: { NL: pieces } }), await world.sku({ stock: { NL: pieces } })]
    const body = { lines: skus.map(({ number }) => ({ number, qty: 3 })), backOrders }
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const { orderId = null, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
    const inList = async () => {
      const [row] = (await buyer.call(listOrders, { query: { keyword: orderno } })).data.rows
      return row && { isLate: row.isLate, rest: row.rest, goods: row.goods }
    }
    const inOrder = async () => {
      const detail = await details(orderno)
      const delivery = describeDelivery(detail, detail.today)
      const { said, on = null } = delivery ?? {}
      const isPast = detail.promisedOn !== null && detail.promisedOn < detail.today
      const isRest = said === 'rest' || said === 'rest_late'
      const isUnknown = isRest && on === null
      const isLate = on === null ? isPast : on < detail.today
      return {
        isLate: said === 'late',
        rest: isRest && on !== null ? { on, isLate: said === 'rest_late' } : null,
        goods: said === 'goods' || isUnknown ? { on, isLate } : null,
      }
    }
    const heads = [null, '2020-01-02', '2036-01-02'].map((day) => ({ promised_on: day }))
    const days = [null, '2020-01-02', '2036-01-02']
    const moves = days.flatMap((placed) =>
      [undefined, ...days].map((now) =>
        now === undefined
          ? { expected_on: placed, moved_at: null, moved_to: null }
          : { expected_on: placed, moved_at: world.now(), moved_to: now },
      ),
    )
    const said = new Set<string>()
    const compare = async () => {
      for (const head of heads) {
        await world.db.updateTable('orders').set(head).where('id', '=', orderId).execute()
        for (const move of moves) {
          const waits = world.db.updateTable('order_lines').set(move).where('order_id', '=', orderId)
          await waits.where('waiting', '>', 0).execute()
          const shown = await inList()
          expect({ ...head, ...move, shown }).toEqual({ ...head, ...move, shown: await inOrder() })
          said.add(shown?.isLate ? 'late' : shown?.rest ? 'rest' : shown?.goods ? 'goods' : 'promised')
        }
      }
    }
    await compare()
    await release(orderId ?? 0)
    if (pieces > 0 && backOrders === 'split') {
      await ship(orderId ?? 0, '', [{ position: 1, pieces: 1 }])
      await compare()
      await ship(orderId ?? 0, '')
    }
    await compare()
    const isOpen = pieces < 3 || backOrders === 'together'
    if (isOpen) await fulfilmentOf(world).cancel(orderId ?? 0)
    await compare()
    if (pieces < 3) expect([...said]).toEqual(expect.arrayContaining(['late', 'goods', 'promised']))
  },
)

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
