import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '../../../../contract/errors.ts'
import { previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

/** The order of two pieces that replace returned ones. */
async function replacement() {
  const { approve, receive, inspect, replace } = returnProcessing(world, (await world.staff('finance', [1])).accountId)
  const buyer = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })
  const { delivered, submit } = returnsOf(world)
  const { orderno } = await delivered(buyer, number, 3)
  const { returnId } = (await submit(buyer, [{ orderno, qty: 2 }], { type: 'quality' })).data
  await approve(returnId, 1)
  await receive(returnId, 1, 2)
  await inspect(returnId, 1, { scrapped: 2 })
  const [replacing = ''] = await replace(returnId)
  return world.db.selectFrom('orders').select('id').where('order_number', '=', replacing).executeTakeFirstOrThrow()
}

test('no piece more than came back is free: others have their price', async () => {
  const params = await replacement()
  const clerk = await world.staff('desk', [1])
  const change = async (line: { qty: number; unitPrice?: number }) =>
    (await clerk.call(previewOrderChange, { params, body: { lines: [{ position: 1, ...line }], added: [] } })).code
  expect(await change({ qty: 3 })).toBe(errors['order_change.replacement'].code)
  expect([await change({ qty: 1 }), await change({ qty: 3, unitPrice: 9 })]).toEqual([200, 200])
})
