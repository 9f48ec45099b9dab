import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../../contract/fulfilment/purchase-order.ts'
import { changeReorderPoint, listToOrder } from '../../../../contract/fulfilment/reorder.ts'
import { findShelves } from '../../../../contract/fulfilment/stock.ts'
import { addSupplier } from '../../../../contract/fulfilment/supplier.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let packer: Staff
let supplierId: number
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  packer = await world.staff('warehouse', [1])
  supplierId = await supplier('Toner Works', 14)
})
afterAll(() => world.close())

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const supplier = async (name: string, leadDays: number) => {
  const body = { name, email: '', note: '', currency: 'EUR', leadDays }
  return (await packer.call(addSupplier, { body }, key())).data.supplierId
}
const setPoint = (number: string, pieces: number | null, who = packer) =>
  who.call(changeReorderPoint, { body: { warehouse: 'NL', number, pieces } }, key())
const toOrder = async (number: string, of = supplierId) => {
  const { data } = await packer.call(listToOrder, { query: { warehouse: 'NL', supplierId: of } })
  return data.rows.find((row) => row.number === number)
}

async function sell(number: string, qty: number) {
  const buyer = await world.signedIn()
  const body = { lines: [{ number, qty }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  await buyer.call(placeOrder, { body: { ...body, revision } }, key())
}

async function draft(number: string, quantity: number, of = supplierId) {
  const lines = [{ position: null, number, quantity, purchasePrice: 7.5, expectedOn: null }]
  const body = { warehouse: 'NL', supplierId: of, lines }
  return (await packer.call(contract.addPurchaseOrder, { body }, key())).data.purchaseOrderId
}

test('what has less than its reorder point is to be ordered until that is on order, also in a draft', async () => {
  const { number } = await world.sku({ stock: { NL: 12 } })
  expect(await toOrder(number)).toBeUndefined()
  await setPoint(number, 20)
  expect(await toOrder(number)).toMatchObject({
    free: 12,
    onOrder: 0,
    reorderPoint: 20,
    quantity: 8,
    daysOfStock: null,
  })
  const shown = (await packer.call(findShelves, { query: { number } })).data
  expect(shown.shelves.find(({ warehouse }) => warehouse === 'NL')?.reorderPoint).toBe(20)
  const id = await draft(number, 5)
  expect(await toOrder(number)).toMatchObject({ onOrder: 5, quantity: 3 })
  await packer.call(contract.placePurchaseOrder, { params: { id }, body: { version: 1 } }, key())
  expect(await toOrder(number)).toMatchObject({ onOrder: 5, quantity: 3, purchasePrice: 7.5 })
  const line = { position: 1, number, quantity: 8, purchasePrice: 7.5, expectedOn: '2026-12-01' }
  const body = { version: 2, supplierReference: '', lines: [line] }
  await packer.call(contract.changePurchaseOrder, { params: { id }, body }, key())
  expect(await toOrder(number)).toBeUndefined()
  await setPoint(number, null)
  await packer.call(contract.cancelPurchaseOrder, { params: { id }, body: { version: 3 } }, key())
  expect(await toOrder(number)).toBeUndefined()
})

test('what sells out before the goods of the supplier are here is to be ordered, with what waits', async () => {
  const { number } = await world.sku({ stock: { NL: 100 } })
  await sell(number, 90)
  // A piece a day: ten are left, and last ten days.
  const fast = await supplier('Fast Toner', 9)
  expect(await toOrder(number, fast)).toBeUndefined()
  expect(await toOrder(number)).toMatchObject({ free: 10, waiting: 0, soldPerDay: 1, daysOfStock: 10, quantity: 34 })
  await sell(number, 15)
  expect(await toOrder(number, fast)).toMatchObject({ free: 0, waiting: 5, daysOfStock: 0 })
  world.setNow('2027-02-28T09:00:00Z')
  packer = await world.staff('warehouse', [1])
  expect(await toOrder(number)).toMatchObject({ waiting: 5, soldPerDay: 0, daysOfStock: null, quantity: 5 })
  world.setNow('2026-11-18T09:00:00Z')
  packer = await world.staff('warehouse', [1])
})

test('what was last ordered of another supplier is left out, and the day is that of the lead time', async () => {
  const { number } = await world.sku({ stock: {} })
  await setPoint(number, 50)
  const other = await supplier('Other Toner', 3)
  const id = await draft(number, 1, other)
  await packer.call(contract.placePurchaseOrder, { params: { id }, body: { version: 1 } }, key())
  expect(await toOrder(number)).toBeUndefined()
  expect(await toOrder(number, other)).toMatchObject({ quantity: 49 })
  const { data } = await packer.call(listToOrder, { query: { warehouse: 'NL', supplierId: other } })
  expect(data.expectedOn).toBe('2026-11-21')
})

test('staff of another warehouse see and set nothing', async () => {
  const { number } = await world.sku({ stock: {} })
  const stranger = await world.staff('warehouse', [2])
  expect((await setPoint(number, 5, stranger)).failure.reason).toBe('request.not_found')
  const list = await stranger.call(listToOrder, { query: { warehouse: 'NL', supplierId } })
  expect(list.failure.reason).toBe('request.not_found')
  expect(await toOrder(number)).toBeUndefined()
})
