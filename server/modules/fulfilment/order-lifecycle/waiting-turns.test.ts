import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { changeSiteWaiting } from '../../../../contract/site/settings.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { changeWarehousesBy } from './automation.ts'
import { findWaitingOrders } from './change-warehouse.queries.ts'
import { receiveGoods } from './receive-goods.ts'

const [dutch, german] = [1, 5]

let world: World
beforeAll(async () => {
  world = await buildWorld()
  const admin = await world.staff('admin')
  for (const id of [dutch, german])
    await admin.call(changeSiteWaiting, { params: { id }, body: { movesWaiting: true } })
})
afterAll(() => world.close())

/** An order that waits in the Netherlands, the warehouse of both sites. From France one of the Netherlands would have another VAT, and stays. */
async function order(number: string, orgId: number) {
  const buyer = await world.signedIn({ customerId: await world.customer({ orgId, termsNetDays: 30 }) })
  const body = { lines: [{ number, qty: 1 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  return (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
}

async function comeToFrance({ id: skuId, number }: { id: number; number: string }) {
  const receipt = { warehouse: 'FR', reference: `LS ${number}`, lines: [{ skuId, pieces: 9 }] }
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  await world.db.transaction().execute((tx) => receiveGoods(tx, receipt, staff))
}

test('orders that are found and stay keep none behind them from their turn', async () => {
  const [sku, other] = [await world.sku({ stock: {} }), await world.sku({ stock: {} })]
  const place = async (orgIds: number[]) => {
    const ids: number[] = []
    for (const orgId of orgIds) ids.push(await order(sku.number, orgId))
    return ids
  }
  const staying = await place([dutch, dutch, dutch])
  const [first, second] = await place([german, german])
  await comeToFrance(sku)

  const found = async () => (await findWaitingOrders(world.db, world.now())).map(({ orderId }) => orderId)
  expect(await found()).toEqual([...staying, first, second])
  const look = changeWarehousesBy(world.db, world.now, 2)
  await look()
  expect(await found()).toEqual([...staying, first, second])
  await look()
  expect(await found()).toEqual([...staying, second])
  await look()
  expect(await found()).toEqual(staying)
  // After the last of all the turn is that of the first again.
  const third = await order(other.number, german)
  await comeToFrance(other)
  expect(await found()).toEqual([...staying, third])
  await look()
  await look()
  expect(await found()).toEqual(staying)
})
