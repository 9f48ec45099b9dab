import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Endpoint, Input } from '../../../../contract/endpoint.ts'
import * as contract from '../../../../contract/fulfilment/purchase-order.ts'
import { changeArrival, listArrivals } from '../../../../contract/fulfilment/stock.ts'
import { addSupplier, changeSupplier, listSuppliers } from '../../../../contract/fulfilment/supplier.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Line = Input<typeof contract.changePurchaseOrder>['body']['lines'][number]

const [past, soon, then] = ['2026-11-17', '2026-11-27', '2026-12-04']
let world: World
let buyer: Staff
let supplierId: number
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  buyer = await world.staff('warehouse', [1])
  supplierId = await addNamed('Toner Works')
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

const supplier = (name: string) => ({ name, email: 'sales@toner.example', note: '', currency: 'EUR', leadDays: 14 })
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const act = <E extends Endpoint>(who: Staff, spec: E, input: Input<E>, keys = key()) => who.call(spec, input, keys)

const line = (number: string, quantity: number, expectedOn: string | null, position: number | null = null): Line => ({
  position,
  number,
  quantity,
  purchasePrice: 12.5,
  expectedOn,
})
const addNamed = async (name: string) => (await act(buyer, addSupplier, { body: supplier(name) })).data.supplierId
const draft = async (lines: Line[], who = buyer) =>
  (await act(who, contract.addPurchaseOrder, { body: { warehouse: 'NL', supplierId, lines } })).data
const get = async (id: number) => (await buyer.call(contract.getPurchaseOrder, { params: { id } })).data
const change = async (id: number, lines: Line[], version?: number) =>
  act(buyer, contract.changePurchaseOrder, {
    params: { id },
    body: { version: version ?? (await get(id)).version, supplierReference: 'TW-1', lines },
  })
const step = async (id: number, spec: typeof contract.placePurchaseOrder | typeof contract.cancelPurchaseOrder) =>
  act(buyer, spec, { params: { id }, body: { version: (await get(id)).version } })
const place = (id: number) => step(id, contract.placePurchaseOrder)
const cancel = (id: number) => step(id, contract.cancelPurchaseOrder)

const listOpen = async (number: string) =>
  (await buyer.call(listArrivals, { query: { warehouse: 'NL', pageSize: 60 } })).data.rows
    .filter((row) => row.number === number)
    .map(({ expectedOn, reference, qty, received }) => `${expectedOn} ${reference} ${qty - received}`)

const told = async (who: Awaited<ReturnType<World['signedIn']>>, orderno: string | null) =>
  (await who.call(getOrder, { params: { orderno: orderno ?? '' } })).data.movedDates.flatMap(({ lines }) =>
    lines.map(({ before, now }) => `${before} ${now}`),
  )

test('what is ordered is expected, those who wait are notified once of another day, and a cancelled one brings nothing', async () => {
  const { number } = await world.sku({ stock: {} })
  const noted = { warehouse: 'NL', number, before: null, after: { expectedOn: then, pieces: 3 } }
  await act(buyer, changeArrival, { body: { ...noted, reference: '' } })
  const keys = key()
  const body = { warehouse: 'NL', supplierId, lines: [line(number, 10, soon)] }
  const { purchaseOrderId: id, number: order } = (await act(buyer, contract.addPurchaseOrder, { body }, keys)).data
  expect((await act(buyer, contract.addPurchaseOrder, { body }, keys)).data.number).toBe(order)
  expect(order).toMatch(/^PONL\d{6}$/)
  expect(await listOpen(number)).toEqual([`${then}  3`])
  await place(id)
  expect(await listOpen(number)).toEqual([`${soon} ${order} 10`, `${then}  3`])
  expect(await get(id)).toMatchObject({ state: 'ordered', expectedOn: soon, openPieces: 10, total: 125 })

  const customer = await world.signedIn()
  const wish = { lines: [{ number, qty: 2 }] }
  const { revision } = (await customer.call(previewOrder, { body: wish })).data
  const { orderno } = (await customer.call(placeOrder, { body: { ...wish, revision } })).data
  await change(id, [line(number, 10, '2026-12-01', 1), line(number, 4, null)])
  expect(await told(customer, orderno)).toEqual([`${soon} 2026-12-01`])
  expect(await listOpen(number)).toEqual([`2026-12-01 ${order} 10`, `${then}  3`])
  expect((await get(id)).lines.map(({ position, waiting }) => [position, waiting])).toEqual([
    [1, 2],
    [2, 2],
  ])

  await cancel(id)
  expect(await listOpen(number)).toEqual([`${then}  3`])
  expect((await told(customer, orderno)).join()).toContain(` ${then}`)
  expect(await get(id)).toMatchObject({ state: 'cancelled', openPieces: 0, pieces: 0 })
  expect((await cancel(id)).failure.reason).toBe('purchase_order.not_now')
})

test('a draft that is cancelled has nothing to come and no day', async () => {
  const { number } = await world.sku()
  const { purchaseOrderId: id } = await draft([line(number, 110, soon), line(number, 20, null)])
  const gone = { openPieces: 0, expectedOn: null }
  expect(await get(id)).toMatchObject({ state: 'draft', openPieces: 130, expectedOn: soon })
  await cancel(id)
  expect(await get(id)).toMatchObject({ state: 'cancelled', ...gone, lines: [gone, gone] })
  const { rows } = (await buyer.call(contract.listPurchaseOrders, { query: { state: 'cancelled' } })).data
  expect(rows.find((row) => row.purchaseOrderId === id)).toMatchObject(gone)
})

test('numbers of a warehouse have no gap, whatever is refused', async () => {
  const { number } = await world.sku()
  const first = await draft([line(number, 1, null)])
  const refused = await act(buyer, contract.addPurchaseOrder, {
    body: { warehouse: 'NL', supplierId, lines: [line(number, 1, soon), line(number, 2, soon)] },
  })
  expect(refused.failure.reason).toBe('purchase_order.same_line')
  const [second, third] = await Promise.all([draft([]), draft([], await world.staff('warehouse', [1]))])
  const serials = [first, second, third].map((one) => Number(one.number.slice(4)))
  expect(serials.toSorted()).toEqual([0, 1, 2].map((step) => (serials[0] ?? 0) + step))
})

test('an older version, a past day, no lines and what is no day or price are refused', async () => {
  const { number } = await world.sku()
  const { purchaseOrderId: id } = await draft([])
  expect((await place(id)).failure.reason).toBe('purchase_order.no_lines')
  const reason = async (lines: Line[], version?: number) => (await change(id, lines, version)).failure.reason
  expect(await reason([line(number, 1, past)])).toBe('purchase_order.past_day')
  expect(await reason([line(number, 1, '2026-02-30')])).toBe('request.invalid')
  expect(await reason([{ ...line(number, 1, soon), purchasePrice: 0.001 }])).toBe('request.invalid')
  expect(await reason([line('NOTHING-HAS-IT', 1, soon)])).toBe('stock.unknown_number')
  await change(id, [line(number, 1, soon)])
  expect(await reason([], 1)).toBe('purchase_order.changed')
  // The session of the others is over by then.
  world.setNow('2026-11-28T09:00:00Z')
  const late = await world.staff('warehouse', [1])
  const params = { id }
  const placed = await act(late, contract.placePurchaseOrder, { params, body: { version: 2 } })
  expect(placed.failure.reason).toBe('purchase_order.past_day')
  world.setNow('2026-11-18T09:00:00Z')
  buyer = await world.staff('warehouse', [1])
  await place(id)
  expect(await reason([])).toBe('purchase_order.no_lines')
})

test('an arrival of a purchase order changes with it alone', async () => {
  const { number } = await world.sku({ stock: {} })
  const { purchaseOrderId: id, number: reference } = await draft([line(number, 5, soon)])
  await place(id)
  const before = { expectedOn: soon, pieces: 5 }
  const answer = await act(buyer, changeArrival, { body: { warehouse: 'NL', number, reference, before, after: null } })
  expect(answer.failure.reason).toBe('purchase_order.own_arrival')
  expect(await listOpen(number)).toEqual([`${soon} ${reference} 5`])
  const next = `PONL${String(Number(reference.slice(4)) + 1).padStart(6, '0')}`
  const noted = { warehouse: 'NL', number, before: null, after: before }
  const early = await act(buyer, changeArrival, { body: { ...noted, reference: next } })
  expect(early.failure.reason).toBe('purchase_order.own_arrival')
})

test('purchase orders are found by number, reference and supplier, in the warehouses of their reader alone', async () => {
  const { purchaseOrderId: id, number } = await draft([])
  await change(id, [])
  const find = async (query: Input<typeof contract.listPurchaseOrders>['query'], who = buyer) =>
    (await who.call(contract.listPurchaseOrders, { query })).data.rows.map((row) => row.number)
  for (const keyword of [number, 'tw-1', 'TONER']) expect(await find({ keyword, state: 'draft' })).toContain(number)
  expect(await find({ keyword: 'nothing' })).toEqual([])
  const body = { warehouse: 'NL', supplierId: await addNamed('Weiß & Été'), lines: [] }
  const ofSharp = (await act(buyer, contract.addPurchaseOrder, { body })).data.number
  for (const keyword of ['Weiß', 'ÉTÉ']) expect(await find({ keyword })).toEqual([ofSharp])
  expect(await find({ keyword: number, state: 'ordered' })).toEqual([])
  const stranger = await world.staff('warehouse', [2])
  expect(await find({}, stranger)).toEqual([])
  const version = (await get(id)).version
  const foreign = await act(stranger, contract.cancelPurchaseOrder, { params: { id }, body: { version } })
  expect(foreign.failure.reason).toBe('request.not_found')
  const clerk = await world.staff('desk', [1])
  const foreignBody = { body: { ...body, supplierId } }
  expect((await act(clerk, contract.addPurchaseOrder, foreignBody)).failure.reason).toBe('access.denied')
  expect((await act(stranger, contract.addPurchaseOrder, foreignBody)).failure.reason).toBe('request.not_found')
})

test('a supplier has a name of its own, and changes as it was seen', async () => {
  const taken = await act(buyer, addSupplier, { body: supplier(' TONER works ') })
  expect(taken.failure.reason).toBe('supplier.name_taken')
  const { data } = await act(buyer, addSupplier, { body: supplier('Ink & Co') })
  const params = { id: data.supplierId }
  const renamed = await act(buyer, changeSupplier, { params, body: { ...supplier('toner works'), version: 1 } })
  expect(renamed.failure.reason).toBe('supplier.name_taken')
  const body = { ...supplier('Ink and Co'), leadDays: 3, version: 1 }
  await act(buyer, changeSupplier, { params, body })
  expect((await act(buyer, changeSupplier, { params, body })).failure.reason).toBe('supplier.changed')
  const all = (await buyer.call(listSuppliers, {})).data
  const own = all.filter(({ supplierId: id }) => [supplierId, data.supplierId].includes(id))
  expect(own.map(({ name, leadDays, version }) => [name, leadDays, version])).toEqual([
    ['Ink and Co', 3, 2],
    ['Toner Works', 14, 1],
  ])
})

test('of two suppliers that get one name at once the later is refused', async () => {
  const ids = [await addNamed('Alpha'), await addNamed('Beta')]
  const staff = [buyer, await world.staff('warehouse', [1])]
  const { renamed } = await world.db.transaction().execute(async (tx) => {
    await sql`select from suppliers where id = any(${ids}::integer[]) for update`.execute(tx)
    const both = staff.map((who, at) =>
      act(who, changeSupplier, { params: { id: ids[at] ?? 0 }, body: { ...supplier('Gamma'), version: 1 } }),
    )
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
      return rows.length
    }
    await expect.poll(waiting).toBe(2)
    return { renamed: both }
  })
  const reasons = (await Promise.all(renamed)).map(({ failure }) => failure.reason)
  expect(reasons.toSorted()).toEqual(['supplier.name_taken', undefined])
})
