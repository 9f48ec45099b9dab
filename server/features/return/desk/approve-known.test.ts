import { afterAll, beforeAll, expect, test } from 'vitest'
import { putBatchNote } from '../../../../contract/console/batch-note.ts'
import { returnsOf } from '../../../testing/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-18T09:00:00Z')
  returns = returnsOf(world)
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 10_000 } })).number
  const desk = await world.staff('desk', [1])
  const say = (batchNumber: string, part: object = {}) =>
    desk.call(putBatchNote, { body: { number, batchNumber, note: 'Seals leak', autoApprove: true, ...part } })
  await say('ANY')
  await say('LEAKS', { reason: 'leaking' })
  await say('SEEN', { autoApprove: false })
})
afterAll(() => world.close())

async function submit(lines: object[], more: object = {}) {
  const orders = await Promise.all(lines.map(() => returns.delivered(buyer, number)))
  const { data } = await returns.submit(
    buyer,
    lines.map((line, at) => ({ orderno: orders[at]?.orderno ?? '', ...line })),
    more,
  )
  return data
}

test('a return of a known batch is approved by its submission, by the shop, and goes where its goods came from', async () => {
  const data = await submit([{ batchNumber: 'any', reason: 'noise' }])
  expect(data).toMatchObject({ status: 'approved', warehouse: 'NL' })
  expect(data.events.map(({ action, position }) => [action, position])).toEqual([
    ['submit', null],
    ['approve', 1],
  ])
  const { account_id } = await world.db
    .selectFrom('return_events')
    .select('account_id')
    .where('return_id', '=', data.returnId)
    .where('action', '=', 'approve')
    .executeTakeFirstOrThrow()
  expect(account_id).toBeNull()
})

test('only lines of such a batch and reason are approved; the others wait for staff', async () => {
  const data = await submit([
    { batchNumber: 'LEAKS', reason: 'leaking' },
    { batchNumber: 'LEAKS', reason: 'noise' },
    { batchNumber: 'SEEN', reason: 'leaking' },
    { batchNumber: 'any', reason: 'chip' },
    { batchNumber: 'B-1', reason: 'leaking' },
  ])
  expect(data.status).toBe('submitted')
  expect(data.lines.map(({ state }) => state)).toEqual(['approved', 'submitted', 'submitted', 'approved', 'submitted'])
})

test('what is known of a batch decides nothing of goods that are no longer needed', async () => {
  const data = await submit([{ batchNumber: 'ANY', reason: undefined }], { type: 'notRequired' })
  expect(data.status).toBe('submitted')
})
