import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getReturn } from '../../../../contract/return/return.ts'
import { doubtDays, mostApprovedUnseen } from '../../../../rules/return/auto-approve.ts'
import type { ReturnReason } from '../../../../rules/return/return.ts'
import { picture } from '../../../testing/files/pictures.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyReturnUpdates } from '../mail/notify-return-updates.ts'
import { saveBatchNote } from '../processing/batch-note.queries.ts'

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
  sku = await world.sku({ unitPrice: 100, stock: { NL: 100 } })
  other = await world.sku({ unitPrice: 100, stock: { NL: 100 } })
})

type Note = { batchNumber?: string; reason?: ReturnReason | null; autoApprove?: boolean; by?: number }

const note = ({ batchNumber = 'Lot-7', reason = null, autoApprove = true, by = staffId }: Note = {}) =>
  world.db
    .transaction()
    .execute((tx) =>
      saveBatchNote(
        tx,
        { skuId: sku.id, batchNumber, reason, note: 'Seals leak', autoApprove },
        { accountId: by, now: world.now() },
      ),
    )

type Line = { batchNumber: string; reason?: ReturnReason; of?: Sku; qty?: number }

type Submission = Parameters<typeof returns.submit>[2] & { by?: typeof buyer }

async function submit(lines: Line[], { by = buyer, ...more }: Submission = {}) {
  const filled = []
  for (const { of = sku, ...line } of lines) {
    const { orderno } = await returns.delivered(by, of.number, line.qty ?? 3)
    filled.push({ orderno, qty: 1, ...line })
  }
  const fileIds = more?.fileIds ?? [(await returns.upload(by, await picture())).data.fileId]
  return (await returns.submit(by, filled, { ...more, fileIds })).data
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
  const desk = returnProcessing(world, staffId)
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

test('its customer is notified as of every approval, and the site that it came', async () => {
  await note()
  const { rmaNumber } = await submit([{ batchNumber: 'LOT-7' }])
  await notifyReturnUpdates(world.db, world.now())
  const mails = await world.db
    .selectFrom('mails')
    .select(['subject', 'return_id as documentsOf'])
    .where('cause', '=', `return ${rmaNumber}`)
    .execute()
  expect(mails.map(({ subject, documentsOf }) => [subject, documentsOf !== null])).toEqual(
    expect.arrayContaining([
      [`We have received your return ${rmaNumber}`, false],
      [`Your return ${rmaNumber} is approved`, true],
    ]),
  )
  expect(mails).toHaveLength(3)
})

test('without a picture or a report staff look at it', async () => {
  await note()
  expect((await submit([{ batchNumber: 'LOT-7' }], { fileIds: [] })).status).toBe('submitted')
})

test('of one customer so many pieces of a batch are approved unseen, in however many returns', async () => {
  await note()
  const [by, stranger] = [await world.signedIn(), await world.signedIn()]
  const lots = (...pieces: number[]) => pieces.map((qty) => ({ batchNumber: 'LOT-7', qty }))
  const states = async (lines: Line[], who = by) => (await submit(lines, { by: who })).lines.map(({ state }) => state)
  expect(await states(lots(mostApprovedUnseen - 2, 1, 2))).toEqual(['approved', 'approved', 'submitted'])
  expect(await states(lots(1))).toEqual(['submitted'])
  expect(await states([{ batchNumber: 'LOT-7', of: other }])).toEqual(['submitted'])
  expect(await states(lots(mostApprovedUnseen), stranger)).toEqual(['approved'])
  expect(await states(lots(mostApprovedUnseen + 1), await world.signedIn())).toEqual(['submitted'])
})

test('a customer whose goods were found otherwise than claimed is looked at for a year', async () => {
  await note()
  const by = await world.signedIn()
  const submitOne = async () => (await submit([{ batchNumber: 'LOT-7' }], { by })).status
  const { returnId, status } = await submit([{ batchNumber: 'LOT-7' }], { by })
  expect(status).toBe('approved')
  const found = (finding: string) =>
    world.db.updateTable('return_lines').set({ finding, received: 1 }).where('return_id', '=', returnId).execute()
  await found('asClaimed')
  expect(await submitOne()).toBe('approved')
  await found('notAsClaimed')
  expect(await submitOne()).toBe('submitted')
  const longAgo = new Date(world.now().getTime() - doubtDays * 86_400_000)
  await world.db.updateTable('returns').set({ submitted_at: longAgo }).where('id', '=', returnId).execute()
  expect(await submitOne()).toBe('approved')
})

test('a note approves at the sites that its writer can access, as long as they can', async () => {
  const italian = await world.staff('desk', [3])
  const admin = await world.staff('admin')
  const writtenBy = async (by: number) => {
    sku = await world.sku({ unitPrice: 100, stock: { NL: 100 } })
    await note({ by })
    return (await submit([{ batchNumber: 'LOT-7' }])).status
  }
  expect(await writtenBy(italian.accountId)).toBe('submitted')
  expect(await writtenBy(admin.accountId)).toBe('approved')
  const dutch = await world.staff('desk', [1])
  expect(await writtenBy(dutch.accountId)).toBe('approved')
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', dutch.accountId).execute()
  expect((await submit([{ batchNumber: 'LOT-7' }])).status).toBe('submitted')
})
