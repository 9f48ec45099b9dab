import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getToday } from '../../../../contract/office/today.ts'
import { changeReturn, getReturn } from '../../../../contract/return/return.ts'
import * as contract from '../../../../contract/return/staff-return.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['staff']>>
type Wait = 'decision' | 'collection' | 'inspection' | 'credit'

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Awaited<ReturnType<World['signedIn']>>
let desk: Person
let warehouse: Person
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())
beforeEach(async () => {
  await at('2026-11-18T09:00:00Z')
  await world.db.updateTable('return_lines').set({ state: 'cancelled' }).execute()
  await world.db.updateTable('returns').set({ status: 'cancelled' }).execute()
})

/** Sessions end within the days that pass here, so everybody signs in again. */
async function at(instant: string) {
  world.setNow(instant)
  buyer = await world.signedIn(buyer && { customerId: buyer.customerId })
  desk = await world.staff('desk', [1])
  warehouse = await world.staff('warehouse', [1])
}

const today = async (who = desk) => (await who.call(getToday, {})).data.returns
const found = async (waitsFor: Wait) =>
  (await desk.call(contract.listDeskReturns, { query: { waitsFor } })).data.rows.map(({ returnId }) => returnId)

async function submitted(lines = 1, deliveryMode: 'customerCourier' | 'providerCourier' = 'customerCourier') {
  const orders = await Promise.all(Array.from({ length: lines }, () => returns.delivered(buyer, number)))
  const { data } = await returns.submit(
    buyer,
    orders.map(({ orderno }) => ({ orderno })),
    { deliveryMode },
  )
  return data.returnId
}

const revisionOf = async (id: number) => (await desk.call(contract.getDeskReturn, { params: { id } })).data.revision
const approve = async (id: number, position = 1) =>
  desk.call(contract.approveReturnLine, { params: { id, position }, body: { revision: await revisionOf(id) } })
const receive = (id: number, position = 1) =>
  warehouse.call(contract.receiveReturn, { params: { id }, body: { lines: [{ position, qty: 1 }] } })

test('a return is counted where it waits, once for each thing, and the list finds just those', async () => {
  const nothing = { toDecide: 0, overdue: 0, toCollect: 0, toInspect: 0, toCredit: 0 }
  expect(await today()).toEqual(nothing)
  const [whole, mixed] = [await submitted(), await submitted(2)]
  expect(await today()).toEqual({ ...nothing, toDecide: 2 })
  await approve(whole)
  expect(await today()).toEqual({ ...nothing, toDecide: 1 })
  await receive(whole)
  await approve(mixed)
  await receive(mixed)
  expect(await today()).toEqual({ ...nothing, toDecide: 1, toInspect: 2 })
  expect([await found('decision'), await found('inspection')]).toEqual([[mixed], [mixed, whole]])
  const body = { finding: 'asClaimed', restocked: 0, scrapped: 1, toSendBack: 0 } as const
  await warehouse.call(contract.inspectReturnLine, { params: { id: whole, position: 1 }, body })
  expect(await today()).toEqual({ ...nothing, toDecide: 1, toInspect: 1, toCredit: 1 })
  expect([await found('inspection'), await found('credit')]).toEqual([[mixed], [whole]])
  await (await world.staff('finance', [1])).call(contract.creditReturn, { params: { id: whole }, body: {} })
  expect(await today()).toEqual({ ...nothing, toDecide: 1, toInspect: 1 })
})

test('what our courier collects waits from its approval until that is booked', async () => {
  const [collected, sent] = [await submitted(1, 'providerCourier'), await submitted()]
  await approve(collected)
  await approve(sent)
  expect(await today()).toMatchObject({ toDecide: 0, toCollect: 1 })
  expect(await found('collection')).toEqual([collected])
  const body = { trackingNumber: '3SCOLLECT' }
  await desk.call(contract.bookReturnCollection, { params: { id: collected }, body })
  expect(await today()).toMatchObject({ toCollect: 0 })
})

test('a decision is overdue after three working days of its site; a question stops its clock, an answer restarts it', async () => {
  await submitted()
  const asked = await submitted()
  // Thursday, Friday and Monday are three; a return of Thursday has another day.
  await at('2026-11-19T09:00:00Z')
  await submitted()
  await at('2026-11-23T22:59:00Z')
  expect(await today()).toMatchObject({ toDecide: 3, overdue: 0 })
  await at('2026-11-23T23:01:00Z')
  expect(await today()).toMatchObject({ toDecide: 3, overdue: 2 })
  const params = { id: asked }
  const question = { question: 'Which batch?', revision: await revisionOf(asked) }
  await desk.call(contract.askAboutReturn, { params, body: question })
  expect(await today()).toMatchObject({ toDecide: 2, overdue: 1 })
  const { revision, lines } = (await buyer.call(getReturn, { params })).data
  const body = { ...(await returns.fillIn(buyer, [{ orderno: lines[0]?.orderno ?? '' }])), revision }
  const { decidesBy } = (await buyer.call(changeReturn, { params, body })).data
  expect(await today()).toMatchObject({ toDecide: 3, overdue: 1 })
  // Nobody says another day: it is Tuesday at the site by now.
  const waiting = { waitsSince: '2026-11-23T23:01:00.000Z', workingDays: 0, decidesBy: '2026-11-27' }
  const { rows } = (await desk.call(contract.listDeskReturns, { query: { waits: true } })).data
  expect([decidesBy, rows.at(-1)]).toMatchObject(['2026-11-27', { returnId: asked, ...waiting }])
  expect((await desk.call(contract.getDeskReturn, { params })).data.desk).toMatchObject(waiting)
})

test('only staff who may see returns are notified, of their own sites, by one statement', async () => {
  await submitted()
  expect(await today(await world.staff('manager', [5]))).toMatchObject({ toDecide: 0 })
  expect(await today(await world.staff('admin'))).toMatchObject({ toDecide: 1 })
  expect(await today(await world.staff('content', [1]))).toBeNull()
  const statements = await world.queriesOf(() => today())
  expect(statements.filter((text) => /\breturns r\b/.test(text))).toHaveLength(1)
})
