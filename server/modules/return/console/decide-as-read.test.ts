import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeReturn } from '../../../../contract/return/return.ts'
import * as contract from '../../../../contract/return/staff-return.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: Awaited<ReturnType<World['staff']>>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-18T09:00:00Z')
  returns = returnsOf(world)
  desk = await world.staff('desk', [1])
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 100, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

async function submitted(batches = ['B-1']) {
  const { orderno } = await returns.delivered(buyer, number, 40)
  const lines = batches.map((batchNumber) => ({ orderno, qty: 1, batchNumber }))
  const { returnId: id, revision } = (await returns.submit(buyer, lines)).data
  return { id, revision, orderno }
}

const approve = (id: number, position: number, revision: number) =>
  desk.call(contract.approveReturnLine, { params: { id, position }, body: { revision } })
const refuse = (id: number, revision: number) =>
  desk.call(contract.refuseReturnLine, { params: { id, position: 1 }, body: { revision, reason: 'Not ours' } })
const ask = (id: number, revision: number) =>
  desk.call(contract.askAboutReturn, { params: { id }, body: { revision, question: 'Which batch?' } })

test('nothing is decided or asked of a return that its customer changed after it was read', async () => {
  const { id, revision, orderno } = await submitted()
  const body = { ...(await returns.fillIn(buyer, [{ orderno, qty: 40 }])), revision }
  const changed = (await buyer.call(changeReturn, { params: { id }, body })).data
  for (const answer of [await approve(id, 1, revision), await refuse(id, revision), await ask(id, revision)])
    expect(answer).toMatchObject({ code: 40_017, failure: { reason: 'return.changed' } })
  const { data } = await desk.call(contract.getDeskReturn, { params: { id } })
  expect(data).toMatchObject({ revision: changed.revision, status: 'submitted', question: '' })
  expect(data.events.map(({ action }) => action)).toEqual(['submit', 'edit'])
  const asked = await ask(id, changed.revision)
  expect(asked.data).toMatchObject({ question: 'Which batch?', lines: [{ qty: 40 }] })
  expect((await approve(id, 1, asked.data.revision)).data.status).toBe('approved')
})

test('each decision names the revision of the one before', async () => {
  const { id, revision } = await submitted(['B-1', 'B-2'])
  const first = await approve(id, 1, revision)
  expect((await approve(id, 2, revision)).failure.reason).toBe('return.changed')
  expect((await approve(id, 2, first.data.revision)).data.status).toBe('approved')
})

test('who names no revision decides nothing', async () => {
  const { id } = await submitted()
  const params = { id, position: 1 }
  expect((await desk.call(contract.approveReturnLine, { params, body: {} as { revision: number } })).status).toBe(400)
})
