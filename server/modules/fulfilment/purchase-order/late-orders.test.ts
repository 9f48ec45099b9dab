import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint, Input } from '../../../../contract/endpoint.ts'
import * as contract from '../../../../contract/fulfilment/purchase-order.ts'
import { listArrivals, receiveGoods } from '../../../../contract/fulfilment/stock.ts'
import { addSupplier } from '../../../../contract/fulfilment/supplier.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Line = Input<typeof contract.addPurchaseOrder>['body']['lines'][number]

let world: World
let buyer: Staff
let supplierId: number
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  await signIn()
  const body = { name: 'Toner Works', email: '', note: '', currency: 'EUR', leadDays: 14 }
  supplierId = (await act(addSupplier, { body })).data.supplierId
})
afterAll(() => world.close())

/** A session ends with its day. */
const signIn = async () => {
  buyer = await world.staff('warehouse', [1])
}
const act = <E extends Endpoint>(spec: E, input: Input<E>) =>
  buyer.call(spec, input, { headers: { 'idempotency-key': crypto.randomUUID() } })
const line = (number: string, expectedOn: string | null, purchasePrice: number | null = 2.5): Line => ({
  ...{ position: null, number, quantity: 4, purchasePrice, expectedOn },
})
const draft = async (lines: Line[]) =>
  (await act(contract.addPurchaseOrder, { body: { warehouse: 'NL', supplierId, lines } })).data
const place = (id: number) => act(contract.placePurchaseOrder, { params: { id }, body: { version: 1 } })
const get = async (id: number) => (await buyer.call(contract.getPurchaseOrder, { params: { id } })).data
const listLate = async () =>
  (await buyer.call(contract.listPurchaseOrders, { query: { state: 'late' } })).data.rows.map(
    ({ number, daysLate }) => `${number} ${daysLate}`,
  )

const findArrivals = async (query: Input<typeof listArrivals>['query']) =>
  (await buyer.call(listArrivals, { query })).data.rows.map(
    ({ number, daysLate, supplierName }) => `${number} ${daysLate} ${supplierName}`,
  )

test('what was ordered and has not come on its day is late, by the clock of its warehouse, until all has come', async () => {
  const [{ number }, { number: other }] = [await world.sku({ stock: {} }), await world.sku({ stock: {} })]
  const lines = [line(number, '2026-11-20'), line(other, '2026-11-25'), line(other, null)]
  const { purchaseOrderId: id, number: late } = await draft(lines)
  await draft([line(number, '2026-11-19')])
  await place(id)
  // 23:30 in Amsterdam: the day is not over.
  world.setNow('2026-11-20T22:30:00Z')
  await signIn()
  expect(await listLate()).toEqual([])
  expect(await findArrivals({ state: 'late' })).toEqual([])
  expect(await get(id)).toMatchObject({ daysLate: 0 })
  world.setNow('2026-11-20T23:30:00Z')
  await signIn()
  expect(await listLate()).toEqual([`${late} 1`])
  world.setNow('2026-11-27T09:00:00Z')
  await signIn()
  expect(await listLate()).toEqual([`${late} 7`])
  expect((await get(id)).lines.map(({ daysLate }) => daysLate)).toEqual([7, 2, 0])
  const [first, second] = [`${number} 7 Toner Works`, `${other} 2 Toner Works`]
  expect(await findArrivals({ state: 'late' })).toEqual([first, second])
  expect(await findArrivals({ state: 'late', warehouse: 'US' })).toEqual([])
  expect(await findArrivals({ keyword: number.toLowerCase() })).toEqual([first])
  expect(await findArrivals({ keyword: 'toner w' })).toEqual([first, second])
  expect(await findArrivals({ keyword: `${late.slice(0, -1)}%` })).toEqual([])
  expect(await findArrivals({ keyword: late })).toEqual([first, second])

  const receive = (came: string, reference: string) => {
    const body = { warehouse: 'NL', reference, lines: [{ number: came, qty: 4 }] }
    return act(receiveGoods, { body: { ...body, purchaseOrder: { number: late, takesSurplus: false } } })
  }
  await receive(number, 'LS-1')
  expect(await listLate()).toEqual([`${late} 2`])
  expect((await get(id)).lines.map(({ daysLate }) => daysLate)).toEqual([0, 2, 0])
  await receive(other, 'LS-2')
  expect(await listLate()).toEqual([])
  expect(await get(id)).toMatchObject({ daysLate: 0, openPieces: 4 })
})

test('a total says of how many lines it knows no price; cancelled ones are none of them', async () => {
  const { number } = await world.sku({ stock: {} })
  const { purchaseOrderId: none } = await draft([line(number, '2026-12-20', null)])
  expect(await get(none)).toMatchObject({ total: 0, pricedLines: 0, unpricedLines: 1 })
  const { purchaseOrderId: some } = await draft([line(number, '2026-12-20', null), line(number, null)])
  expect(await get(some)).toMatchObject({ total: 10, pricedLines: 1, unpricedLines: 1 })
  await place(some)
  await act(contract.cancelPurchaseOrder, { params: { id: some }, body: { version: 2 } })
  expect(await get(some)).toMatchObject({ total: 0, pricedLines: 0, unpricedLines: 0 })
})
