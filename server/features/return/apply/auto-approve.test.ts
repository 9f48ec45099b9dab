import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getReturn } from '../../../../contract/return/return.ts'
import type { ReturnReason } from '../../../../rules/return/return.ts'
import { returnDeskOf } from '../../../testing/return/desk.ts'
import { returnsOf } from '../../../testing/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { putBatchNote } from '../desk/batch-note.queries.ts'
import { tellReturns } from '../mail/tell-returns.ts'

type Sku = Awaited<ReturnType<World['sku']>>

let world: World
let returns: ReturnType<typeof returnsOf>
let staffId: number
let buyer: Awaited<ReturnType<World['signedIn']>>
let sku: Sku
let other: Sku
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  staffId = (await world.staff('desk', [1])).accountId
  buyer = await world.signedIn()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow('2026-11-18T09:00:00Z')
  sku = await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })
  other = await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })
})

type Note = { batchNumber?: string; reason?: ReturnReason | null; autoApprove?: boolean }

const note = ({ batchNumber = 'Lot-7', reason = null, autoApprove = true }: Note = {}) =>
  world.db
    .transaction()
    .execute((tx) =>
      putBatchNote(
        tx,
        { skuId: sku.id, batchNumber, reason, note: 'Seals leak', autoApprove },
        { accountId: staffId, now: world.now() },
      ),
    )

type Line = { batchNumber: string; reason?: ReturnReason; of?: Sku }

async function submit(lines: Line[], more: Parameters<typeof returns.submit>[2] = {}) {
  const filled = []
  for (const { of = sku, ...line } of lines) {
    const { orderno } = await returns.delivered(buyer, of.number)
    filled.push({ orderno, qty: 1, ...line })
  }
  return (await returns.submit(buyer, filled, more)).data
}

test.each([
  ['a note of all reasons', {}, 'lot-7', 'noise', 'approved'],
  ['a note of its reason', { reason: 'leaking' }, 'LOT-7', 'leaking', 'approved'],
  ['a note of another reason', { reason: 'leaking' }, 'Lot-7', 'noise', 'submitted'],
  ['a note of another batch', { batchNumber: 'Lot-70' }, 'Lot-7', 'leaking', 'submitted'],
  ['a note that only says something', { autoApprove: false }, 'Lot-7', 'leaking', 'submitted'],
] as const)('%s', async (_, said, batchNumber, reason, state) => {
  await note(said)
  const { lines, status } = await submit([{ batchNumber, reason }])
  expect([lines[0]?.state, status]).toEqual([state, state])
})

test('a note for the reason itself goes before the one for all', async () => {
  await note()
  await note({ reason: 'noise', autoApprove: false })
  const { lines } = await submit([
    { batchNumber: 'LOT-7', reason: 'noise' },
    { batchNumber: 'LOT-7', reason: 'leaking' },
  ])
  expect(lines.map(({ state }) => state)).toEqual(['submitted', 'approved'])
})

test('of a return only the lines of that product and batch are approved, by the shop; staff decide the others', async () => {
  await note()
  const { returnId, status, lines, events, actions } = await submit([
    { batchNumber: 'lot-7' },
    { batchNumber: 'lot-7', of: other },
    { batchNumber: 'B-1' },
    { batchNumber: 'Lot-7' },
  ])
  expect(lines.map(({ state }) => state)).toEqual(['approved', 'submitted', 'submitted', 'approved'])
  expect([status, actions]).toEqual(['submitted', ['send', 'cancel']])
  expect(events.map(({ action, position, byUs, by }) => [action, position, byUs, by])).toEqual([
    ['submit', null, false, expect.any(String)],
    ['approve', 1, true, ''],
    ['approve', 4, true, ''],
  ])
  const desk = returnDeskOf(world, staffId)
  await desk.approve(returnId, 2)
  await desk.refuse(returnId, 3)
  const { data } = await buyer.call(getReturn, { params: { id: returnId } })
  expect(data).toMatchObject({ status: 'approved', warehouse: 'NL', comesBack: true, sendBy: '2026-12-18' })
})

test('what is not at fault is for staff to judge, whatever is known of its batch', async () => {
  await note()
  for (const type of ['lessShipping', 'notRequired'] as const)
    expect((await submit([{ batchNumber: 'LOT-7' }], { type })).status).toBe('submitted')
})

test('its customer is told as of every approval, and the site that it came', async () => {
  await note()
  const { rmaNumber } = await submit([{ batchNumber: 'LOT-7' }])
  await tellReturns(world.db, world.now())
  const mails = await world.db
    .selectFrom('mails')
    .select(['subject', 'return_id as papersOf'])
    .where('cause', '=', `return ${rmaNumber}`)
    .execute()
  expect(mails.map(({ subject, papersOf }) => [subject, papersOf !== null])).toEqual(
    expect.arrayContaining([
      [`We have received your return ${rmaNumber}`, false],
      [`Your return ${rmaNumber} is approved`, true],
    ]),
  )
  expect(mails).toHaveLength(3)
})
