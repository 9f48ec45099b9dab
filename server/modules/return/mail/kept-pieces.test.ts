import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryNotifications } from '../../../../contract/customer/notification.ts'
import * as contract from '../../../../contract/return/staff-return.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyReturnUpdates } from './notify-return-updates.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-18T09:00:00Z')
  returns = returnsOf(world)
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })).number
})
afterAll(() => world.close())

async function newestMessage() {
  await notifyReturnUpdates(world.db, world.now())
  const [newest] = (await buyer.call(queryNotifications, { query: {} })).data
  return newest?.notificationText.split('\n') ?? []
}

test('of five claimed pieces three come, two are kept and one goes back: each news says how many', async () => {
  const [desk, warehouse, finance] = [
    await world.staff('desk', [1]),
    await world.staff('warehouse', [1]),
    await world.staff('finance', [1]),
  ]
  const { orderno } = await returns.delivered(buyer, number, 5)
  const { returnId: id, revision } = (await returns.submit(buyer, [{ orderno, qty: 5 }])).data
  const params = { id, position: 1 }
  await desk.call(contract.approveReturnLine, { params, body: { revision } })
  expect((await newestMessage())[1]).toMatch(/^5 x /)
  world.setNow('2026-11-18T10:00:00Z')
  await warehouse.call(contract.receiveReturn, { params: { id }, body: { lines: [{ position: 1, qty: 3 }] } })
  expect((await newestMessage())[1]).toMatch(/^3 x /)
  world.setNow('2026-11-18T11:00:00Z')
  const body = { finding: 'missing', restocked: 2, scrapped: 0, toSendBack: 1 } as const
  await warehouse.call(contract.inspectReturnLine, { params, body })
  await finance.call(contract.creditReturn, { params: { id }, body: {} })
  expect((await newestMessage())[1]).toMatch(/^2 x .*1 piece goes back to you$/)
})
