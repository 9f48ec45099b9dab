import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiveGoods } from '../../../../contract/fulfilment/stock.ts'
import { getToday } from '../../../../contract/office/today.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { promiseAllWaiting } from './promise.queries.ts'
import { findStockDifferences } from './stock-differences.queries.ts'

const [soon, later] = ['2026-12-01', '2026-12-09']

let world: World
let packer: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  packer = await world.staff('warehouse', [1])
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

type Buyer = Awaited<ReturnType<World['signedIn']>>

async function order(buyer: Buyer, number: string, qty: number) {
  const body = { lines: [{ number, qty }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  const detail = async () => (await buyer.call(getOrder, { params: { orderno } })).data
  return { orderId: orderId ?? 0, detail }
}

let notes = 0
const receive = (number: string, qty: number) =>
  packer.call(receiveGoods, { body: { warehouse: 'NL', reference: `note ${++notes}`, lines: [{ number, qty }] } })
const toPutOnSale = async () => (await packer.call(getToday, {})).data.toPutOnSale
const putOnSale = (id: number) => world.db.updateTable('skus').set({ status: 'active' }).where('id', '=', id).execute()

test('goods of an announced product go to its pre-orders, the oldest first, and who waits on keeps the day', async () => {
  const { id, number } = await world.sku({ status: 'announced', stock: {} })
  await sql`insert into expected_arrivals (sku_id, warehouse, expected_on, quantity)
            values (${id}, 'NL', ${soon}, 3), (${id}, 'NL', ${later}, 4)`.execute(world.db)
  const first = await order(await world.signedIn(), number, 2)
  const second = await order(await world.signedIn(), number, 4)
  expect((await receive(number, 3)).data).toMatchObject({ promised: 3, announced: [number], notSold: [] })
  expect(await first.detail()).toMatchObject({ movedDates: [], lines: [{ waiting: 0 }] })
  expect(await second.detail()).toMatchObject({ movedDates: [], lines: [{ waiting: 3, expectedOn: later }] })
  const { release, ship } = fulfilmentOf(world)
  await release(first.orderId)
  await ship(first.orderId)
  expect((await first.detail()).status).toBe('shipped')
})

test('staff are asked to put on sale what has come, until it is', async () => {
  const { id, number } = await world.sku({ status: 'announced', stock: {} })
  expect(await toPutOnSale()).not.toContain(number)
  await receive(number, 1)
  expect(await toPutOnSale()).toContain(number)
  // The goods lie at no warehouse of the sites of a staff user overseas.
  const overseas = await world.staff('warehouse', [2])
  expect((await overseas.call(getToday, {})).data.toPutOnSale).not.toContain(number)
  expect((await (await world.staff('finance', [1])).call(getToday, {})).data.toPutOnSale).toBeNull()
  await putOnSale(id)
  expect(await toPutOnSale()).not.toContain(number)
  expect((await receive(number, 1)).data.announced).toEqual([])
})

test('a pre-order that is placed while goods lie there gets them with the next ones, or once it is on sale', async () => {
  const products = [
    await world.sku({ status: 'announced', stock: { NL: 2 } }),
    await world.sku({ status: 'announced', stock: { NL: 2 } }),
  ] as const
  const [received, sold] = [
    await order(await world.signedIn(), products[0].number, 2),
    await order(await world.signedIn(), products[1].number, 2),
  ]
  for (const { detail } of [received, sold]) expect((await detail()).lines).toMatchObject([{ waiting: 2 }])
  await receive(products[0].number, 1)
  expect((await received.detail()).lines).toMatchObject([{ waiting: 0 }])
  await putOnSale(products[1].id)
  await world.db.transaction().execute((tx) => promiseAllWaiting(tx, world.now()))
  expect((await sold.detail()).lines).toMatchObject([{ waiting: 0 }])
})
