import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../../contract/fulfilment/purchase-order.ts'
import { changeArrival, findShelves, listArrivals, receiveGoods } from '../../../../contract/fulfilment/stock.ts'
import { addSupplier } from '../../../../contract/fulfilment/supplier.ts'
import type { PurchaseOrderState } from '../../../../rules/fulfilment/purchase-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Goods = Record<string, number>

const [soon, then] = ['2026-11-27', '2026-12-04']
let world: World
let packer: Staff
let supplierId: number
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  packer = await world.staff('warehouse', [1])
  const supplier = { name: 'Toner Works', email: '', note: '', currency: 'EUR', leadDays: 14 }
  supplierId = (await packer.call(addSupplier, { body: supplier }, key())).data.supplierId
})
afterAll(() => world.close())
// Lines, arrivals and the ledger agree after every test.
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

type Planned = [number: string, quantity: number, expectedOn: string | null, purchasePrice?: number]

async function order(planned: Planned[], isPlaced = true) {
  const lines = planned.map(([number, quantity, expectedOn, purchasePrice = null]) => ({
    ...{ position: null, number, quantity, purchasePrice, expectedOn },
  }))
  const body = { warehouse: 'NL', supplierId, lines }
  const { data } = await packer.call(contract.addPurchaseOrder, { body }, key())
  const params = { id: data.purchaseOrderId }
  if (isPlaced) await packer.call(contract.placePurchaseOrder, { params, body: { version: 1 } }, key())
  return { ...data, params }
}

const receive = (goods: Goods, purchaseOrder?: string, takesSurplus = false) =>
  packer.call(
    receiveGoods,
    {
      body: {
        warehouse: 'NL',
        reference: crypto.randomUUID(),
        lines: Object.entries(goods).map(([number, qty]) => ({ number, qty })),
        ...(purchaseOrder && { purchaseOrder: { number: purchaseOrder, takesSurplus } }),
      },
    },
    key(),
  )

const stand = async (id: number) => {
  const { data } = await packer.call(contract.getPurchaseOrder, { params: { id } })
  return [data.state, ...data.lines.map(({ received, openPieces }) => `${received} ${openPieces}`)]
}
const listOpen = async (number: string) =>
  (await packer.call(listArrivals, { query: { warehouse: 'NL', pageSize: 60 } })).data.rows
    .filter((row) => row.number === number)
    .map(({ expectedOn, reference, qty, received }) => `${expectedOn} ${reference} ${qty - received}`)

test('parts come off the next day first, also where it is not told with which purchase order they came', async () => {
  const { number } = await world.sku({ stock: {} })
  const first = await order([
    [number, 5, null],
    [number, 10, soon],
    [number, 10, then],
  ])
  const other = await order([[number, 4, soon]])
  await receive({ [number]: 12 }, first.number)
  expect(await stand(first.purchaseOrderId)).toEqual(['partlyReceived', '0 5', '10 0', '2 8'])
  expect(await listOpen(number)).toEqual([`${soon} ${other.number} 4`, `${then} ${first.number} 8`])
  await receive({ [number]: 6 })
  expect(await stand(other.purchaseOrderId)).toEqual(['received', '4 0'])
  expect(await stand(first.purchaseOrderId)).toEqual(['partlyReceived', '0 5', '10 0', '4 6'])
  await receive({ [number]: 11 }, first.number)
  expect(await stand(first.purchaseOrderId)).toEqual(['received', '5 0', '10 0', '10 0'])
  expect(await listOpen(number)).toEqual([])
})

test('more than is open is refused unless it is taken, and so is what was not ordered', async () => {
  const [{ number }, other] = [await world.sku({ stock: {} }), await world.sku({ stock: {} })]
  const { purchaseOrderId, number: name } = await order([[number, 5, soon]])
  const refused = await receive({ [number]: 6, [other.number]: 1 }, name)
  expect(refused.failure).toMatchObject({ reason: 'purchase_order.surplus' })
  const surplus = [
    { number, pieces: 1, open: 5 },
    { number: other.number, pieces: 1, open: 0 },
  ].toSorted((a, b) => a.number.localeCompare(b.number))
  expect(refused.failure.details).toEqual({ numbers: surplus.map((row) => row.number), surplus })
  expect(await stand(purchaseOrderId)).toEqual(['ordered', '0 5'])
  expect((await receive({ [number]: 6, [other.number]: 1 }, name, true)).data.surplus).toEqual(surplus)
  expect(await stand(purchaseOrderId)).toEqual(['received', '6 0'])
  await receive({ [number]: 1 }, name, true)
  expect(await stand(purchaseOrderId)).toEqual(['received', '7 0'])
  const find = async (state: PurchaseOrderState) =>
    (await packer.call(contract.listPurchaseOrders, { query: { keyword: name, state } })).data.rows.length
  expect([await find('received'), await find('partlyReceived'), await find('ordered')]).toEqual([1, 0, 0])
})

test('without a purchase order more than is expected is refused where it is not taken; what nothing is expected of is none', async () => {
  const [{ number }, other] = [await world.sku({ stock: {} }), await world.sku({ stock: {} })]
  await order([[number, 5, soon]])
  const body = (qty: number, takesSurplus?: boolean) => ({
    ...{
      warehouse: 'NL',
      reference: crypto.randomUUID(),
      lines: [
        { number, qty },
        { number: other.number, qty: 1 },
      ],
    },
    ...(takesSurplus !== undefined && { takesSurplus }),
  })
  const book = (sent: ReturnType<typeof body>) => packer.call(receiveGoods, { body: sent }, key())
  const refused = (await book(body(7, false))).failure
  expect(refused).toMatchObject({ reason: 'stock.surplus', details: { surplus: [{ number, pieces: 2, open: 5 }] } })
  expect((await book(body(2, false))).data).toMatchObject({ pieces: 3, surplus: [] })
  expect((await book(body(4, true))).data.surplus).toEqual([{ number, pieces: 1, open: 3 }])
})

test('a move of goods that came names their delivery note and their purchase order', async () => {
  const { number } = await world.sku({ stock: {} })
  const { purchaseOrderId, number: name } = await order([[number, 5, soon]])
  const body = { warehouse: 'NL', reference: 'LS-4711-A', lines: [{ number, qty: 2 }] }
  await packer.call(receiveGoods, { body: { ...body, purchaseOrder: { number: name, takesSurplus: false } } }, key())
  await packer.call(receiveGoods, { body: { ...body, reference: 'LS-4711-B' } }, key())
  const { moves } = (await packer.call(findShelves, { query: { number } })).data
  expect(moves.map(({ deliveryNote, purchaseOrder }) => ({ deliveryNote, purchaseOrder }))).toEqual([
    { deliveryNote: 'LS-4711-B', purchaseOrder: null },
    { deliveryNote: 'LS-4711-A', purchaseOrder: { purchaseOrderId, number: name } },
  ])
})

test('what came stays: fewer pieces are refused, and the rest is cancelled alone', async () => {
  const { number } = await world.sku({ stock: {} })
  const { purchaseOrderId, number: name, params } = await order([[number, 5, soon]])
  await receive({ [number]: 2 }, name)
  const line = { position: 1, number, quantity: 1, purchasePrice: null, expectedOn: then }
  const body = { version: 2, supplierReference: '', lines: [line] }
  const fewer = await packer.call(contract.changePurchaseOrder, { params, body }, key())
  expect(fewer.failure.reason).toBe('purchase_order.already_received')
  const more = { ...body, lines: [{ ...line, quantity: 6 }] }
  await packer.call(contract.changePurchaseOrder, { params, body: more }, key())
  expect(await listOpen(number)).toEqual([`${then} ${name} 4`])
  await packer.call(contract.cancelPurchaseOrder, { params, body: { version: 3 } }, key())
  expect(await stand(purchaseOrderId)).toEqual(['received', '2 0'])
  expect(await listOpen(number)).toEqual([])
})

test('all that is open moves to one day, also to that of a line that has come whole', async () => {
  const { number } = await world.sku({ stock: {} })
  const planned: Planned[] = [
    [number, 5, soon],
    [number, 5, then],
    [number, 4, '2026-12-11'],
  ]
  const { purchaseOrderId, number: name, params } = await order(planned)
  await receive({ [number]: 7 }, name)
  const lines = planned.map(([, quantity], at) => ({
    ...{ position: at + 1, number, quantity, purchasePrice: null, expectedOn: soon },
  }))
  const body = { version: 2, supplierReference: '', lines }
  const moved = await packer.call(contract.changePurchaseOrder, { params, body }, key())
  expect(moved.failure.reason).toBeUndefined()
  expect(await stand(purchaseOrderId)).toEqual(['partlyReceived', '5 0', '2 7'])
  expect(await listOpen(number)).toEqual([`${soon} ${name} 7`])
  await receive({ [number]: 7 }, name)
  expect(await stand(purchaseOrderId)).toEqual(['received', '5 0', '9 0'])
})

test('a line that has come whole is not written again by what comes of another price', async () => {
  const { number } = await world.sku({ stock: {} })
  const { purchaseOrderId } = await order([
    [number, 2, then, 12],
    [number, 2, then, 15],
  ])
  const writer = async () => {
    const { rows } = await sql<{ xmin: string }>`
      select xmin::text from purchase_order_lines where purchase_order_id = ${purchaseOrderId} and position = 1`.execute(
      world.db,
    )
    return rows
  }
  await receive({ [number]: 2 })
  const before = await writer()
  await receive({ [number]: 1 })
  expect(await stand(purchaseOrderId)).toEqual(['partlyReceived', '2 0', '1 1'])
  expect(await writer()).toEqual(before)
})

test('lines at two prices move to one day, and what comes is off one after the other', async () => {
  const [first, second] = [(await world.sku({ stock: {} })).number, (await world.sku({ stock: {} })).number]
  const planned: Planned[] = [
    [first, 5, soon, 12],
    [first, 5, then, 15],
    [second, 5, soon, 12],
    [second, 5, then, 15],
  ]
  const { purchaseOrderId, number: name, params } = await order(planned)
  const lines = planned.map(([number, quantity, , purchasePrice = null], at) => ({
    ...{ position: at + 1, number, quantity, purchasePrice, expectedOn: then },
  }))
  const body = { version: 2, supplierReference: '', lines }
  await packer.call(contract.changePurchaseOrder, { params, body }, key())
  expect(await listOpen(first)).toEqual([`${then} ${name} 10`])
  await receive({ [first]: 6 })
  await receive({ [second]: 6 }, name)
  expect(await stand(purchaseOrderId)).toEqual(['partlyReceived', '5 0', '1 4', '5 0', '1 4'])
  expect([await listOpen(first), await listOpen(second)]).toEqual([[`${then} ${name} 4`], [`${then} ${name} 4`]])
  const { data } = await packer.call(contract.getPurchaseOrder, { params })
  expect(data.lines.map(({ purchasePrice }) => purchasePrice)).toEqual([12, 15, 12, 15])
  const twice = sql`insert into purchase_order_lines (purchase_order_id, position, sku_id, quantity, purchase_price, expected_on)
    select purchase_order_id, 9, sku_id, 1, purchase_price, expected_on from purchase_order_lines
     where purchase_order_id = ${purchaseOrderId} and position = 2`
  await expect(twice.execute(world.db)).rejects.toThrow('purchase_order_lines_once')
  await receive({ [first]: 4, [second]: 4 }, name)
  expect(await stand(purchaseOrderId)).toEqual(['received', '5 0', '5 0', '5 0', '5 0'])
})

test('the purchase orders with which goods are still to come are found, those that bring the most of them first', async () => {
  const [first, second] = [(await world.sku({ stock: {} })).number, (await world.sku({ stock: {} })).number]
  const open = await order([[first, 3, null]])
  const next = await order([[first, 3, soon]])
  const both = await order([
    [first, 2, then],
    [second, 4, then],
    [second, 1, null],
  ])
  await order([[first, 9, soon]], false)
  const find = async (numbers: string[], who = packer, warehouse = 'NL') => {
    const { data, failure } = await who.call(contract.listExpectedPurchaseOrders, { body: { warehouse, numbers } })
    return failure.reason ?? data.map((found) => `${found.number} ${found.openPieces}`)
  }
  expect(await find([first, second])).toEqual([`${both.number} 7`, `${next.number} 3`, `${open.number} 3`])
  await receive({ [first]: 3 }, next.number)
  expect(await find([first])).toEqual([`${both.number} 2`, `${open.number} 3`])
  expect(await find(['NOTHING-HAS-IT'])).toBe('stock.unknown_number')
  expect(await find([first], await world.staff('warehouse', [2]))).toBe('request.not_found')
  expect(await find([first], await world.staff('admin'), 'US')).toEqual([])
})

test('a draft, a purchase order of another warehouse and one that is not there bring nothing', async () => {
  const { number } = await world.sku({ stock: {} })
  const draft = await order([[number, 5, soon]], false)
  expect((await receive({ [number]: 1 }, draft.number)).failure.reason).toBe('purchase_order.not_ordered')
  expect((await receive({ [number]: 1 }, 'PONL999999')).failure.reason).toBe('purchase_order.unknown')
  const placed = await order([[number, 5, soon]])
  const admin = await world.staff('admin')
  const body = {
    ...{ warehouse: 'US', reference: 'LS-US', lines: [{ number, qty: 1 }] },
    purchaseOrder: { number: placed.number, takesSurplus: true },
  }
  expect((await admin.call(receiveGoods, { body }, key())).failure.reason).toBe('purchase_order.unknown')
})

test('what was noted under the number of a draft comes off no line of it, and can be ended', async () => {
  const { number } = await world.sku({ stock: {} })
  const [draft, noted] = [await order([[number, 9, soon]], false), { expectedOn: soon, pieces: 5 }]
  // From a time in which any reference was taken.
  await sql`insert into expected_arrivals (sku_id, warehouse, expected_on, quantity, reference)
            select id, 'NL', ${soon}, 5, ${draft.number} from skus where number = ${number}`.execute(world.db)
  await receive({ [number]: 2 })
  expect(await stand(draft.purchaseOrderId)).toEqual(['draft', '0 9'])
  const body = { warehouse: 'NL', number, reference: draft.number, before: { ...noted, pieces: 3 }, after: null }
  await packer.call(changeArrival, { body }, key())
  expect(await listOpen(number)).toEqual([])
})

test('of receipts and a cancellation at once all agree on what came', async () => {
  const { number } = await world.sku({ stock: {} })
  const { purchaseOrderId, number: name, params } = await order([[number, 5, soon]])
  const colleague = await world.staff('warehouse', [1])
  await Promise.all([
    receive({ [number]: 3 }),
    colleague.call(contract.cancelPurchaseOrder, { params, body: { version: 2 } }, key()),
    receive({ [number]: 1 }, name, true),
  ])
  const [state, line] = await stand(purchaseOrderId)
  expect(line).toMatch(/^\d 0$/)
  expect(['received', 'cancelled']).toContain(state)
})
