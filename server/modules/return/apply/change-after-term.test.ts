import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../../contract/return/return.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Kind = 'lessShipping' | 'notRequired' | 'quality'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let buyer: Awaited<ReturnType<World['signedIn']>>
let staffId: number
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  staffId = (await world.staff('desk', [1])).accountId
  desk = returnProcessing(world, staffId)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())

/** Sessions end within the days that pass here. */
async function at(instant: string) {
  world.setNow(instant)
  buyer = await world.signedIn(buyer && { customerId: buyer.customerId })
}

/** Delivered on 18 November, so that what lacks is reported by Monday the 23rd. */
async function delivered() {
  await at('2026-11-18T09:00:00Z')
  return returns.delivered(buyer, number)
}

async function submitAt(instant: string, orderno: string, type: Kind) {
  await at(instant)
  return (await returns.submit(buyer, [{ orderno }], { type })).data.returnId
}

const load = async (id: number) => (await buyer.call(contract.getReturn, { params: { id } })).data

async function change(id: number, lines: Parameters<typeof returns.fillIn>[1], type: Kind) {
  const body = { ...(await returns.fillIn(buyer, lines, { type })), revision: (await load(id)).revision }
  return buyer.call(contract.changeReturn, { params: { id }, body })
}

test('a question is answered after the term is over, and the term of the submission stays', async () => {
  const { orderno } = await delivered()
  const id = await submitAt('2026-11-23T22:30:00Z', orderno, 'lessShipping')
  await desk.ask(id, 'How many lack?')
  await at('2026-11-24T09:00:00Z')
  const term = { kind: 'shortage', until: '2026-11-23', feePercent: 0, isLate: false }
  const asked = await load(id)
  expect(asked.lines[0]).toMatchObject({ term, terms: { lessShipping: term, broken: { ...term, kind: 'damage' } } })
  expect((await change(id, [{ orderno, qty: 2 }], 'lessShipping')).data.lines).toMatchObject([{ qty: 2, term }])
  // A claim of another kind is judged by the same day.
  await at('2026-11-26T09:00:00Z')
  expect((await load(id)).lines[0]?.terms?.quality).toMatchObject({ kind: 'defect', until: '2026-11-25' })
  const defect = await change(id, [{ orderno, qty: 1, reason: 'noise' }], 'quality')
  expect(defect.data.lines).toMatchObject([{ term: { kind: 'defect', until: '2026-11-25', isLate: false } }])
  const broken = await change(id, [{ orderno, qty: 1, reason: 'broken' }], 'quality')
  expect(broken.data.lines).toMatchObject([{ term: { kind: 'damage', until: '2026-11-23', isLate: false } }])
})

test('a line that is added after its term is refused, and so is a claim that was late when it was submitted', async () => {
  const [one, other] = [await delivered(), await delivered()]
  const id = await submitAt('2026-11-23T09:00:00Z', one.orderno, 'lessShipping')
  const late = await submitAt('2026-11-24T09:00:00Z', other.orderno, 'quality')
  const added = await change(id, [{ orderno: one.orderno }, { orderno: other.orderno }], 'lessShipping')
  expect(added.failure).toMatchObject({ reason: 'return.late', fields: ['lines.1.number'] })
  expect((await change(late, [{ orderno: other.orderno }], 'lessShipping')).failure.reason).toBe('return.late')
  expect((await load(late)).lines[0]?.terms?.lessShipping.isLate).toBe(true)
})

test('what came back by an exception does so after that was taken back, and only what may be changed has terms', async () => {
  const { orderno, orderId } = await delivered()
  const exception = { order_id: orderId, position: 1, until_on: '2026-12-31', reason: 'Goodwill', at: world.now() }
  await world.db
    .insertInto('return_exceptions')
    .values({ ...exception, account_id: staffId })
    .execute()
  const id = await submitAt('2026-12-19T09:00:00Z', orderno, 'notRequired')
  await world.db.deleteFrom('return_exceptions').execute()
  expect((await change(id, [{ orderno, qty: 3 }], 'notRequired')).data.lines).toMatchObject([
    { qty: 3, term: { kind: 'notRequired', until: '2026-12-31', feePercent: 20, isLate: false } },
  ])
  await desk.open(id)
  expect((await load(id)).lines[0]).not.toHaveProperty('terms')
  const draft = (await returns.save(buyer, [{ orderno }], { type: 'notRequired' })).data
  expect(draft.lines[0]).not.toHaveProperty('terms')
  expect(draft.lines[0]?.term).toMatchObject({ until: '2026-12-18', isLate: true })
})
