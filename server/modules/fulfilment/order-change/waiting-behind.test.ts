import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeOrder, previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { expectGoods } from '../order-lifecycle/expect-goods.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const [soon, late] = ['2026-12-01', '2026-12-09']

/** An order of a customer of its own for so many pieces that are not there. */
async function place(number: string, qty: number) {
  const buyer = await world.signedIn()
  const body = { lines: [{ number, qty }], shipFrom: 'NL' }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  return (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
}

const expected = async (orderId: number) =>
  world.db.selectFrom('order_lines').select(['waiting', 'told_on as on']).where('order_id', '=', orderId).execute()

test('more pieces of an order come before what later orders wait for; whom that moves is notified', async () => {
  const { id: skuId, number } = await world.sku({ stock: { NL: 0 } })
  const coming = [soon, late].map((expectedOn) => ({ skuId, warehouse: 'NL', reference: '', expectedOn, pieces: 5 }))
  await world.db.transaction().execute((tx) => expectGoods(tx, coming, world.now()))
  const first = await place(number, 3)
  const second = await place(number, 2)
  expect([await expected(first), await expected(second)]).toEqual([
    [{ waiting: 3, on: soon }],
    [{ waiting: 2, on: soon }],
  ])
  const clerk = await world.staff('desk', [1])
  const change = { lines: [{ position: 1, qty: 5 }], added: [] }
  const { data } = await clerk.call(previewOrderChange, { params: { id: first }, body: change })
  expect(data.lines).toMatchObject([{ waiting: 5, expectedOn: soon }])
  const confirmed = { ...change, revision: data.revision, reason: 'Asked by phone' }
  await clerk.call(changeOrder, { params: { id: first }, body: confirmed })
  expect([await expected(first), await expected(second)]).toEqual([
    [{ waiting: 5, on: soon }],
    [{ waiting: 2, on: late }],
  ])
  const told = await world.db.selectFrom('order_events').select('order_id').where('action', '=', 'delayed').execute()
  expect(told.map(({ order_id }) => Number(order_id))).toEqual([second])
})
