import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReturn } from '../../../../contract/return/return.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { notifyReturnUpdates } from './notify-return-updates.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  desk = returnProcessing(world, (await world.staff('finance', [1])).accountId)
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })).number
})
afterAll(() => world.close())

/** A return of a piece of each order, of which all came and was scrapped. */
async function inspected(ordernos: readonly string[]) {
  const lines = ordernos.map((orderno) => ({ orderno, qty: 1 }))
  const { data } = await returns.submit(buyer, lines)
  for (const [at] of lines.entries()) {
    await desk.approve(data.returnId, at + 1)
    await desk.receive(data.returnId, at + 1, 1)
    await desk.inspect(data.returnId, at + 1, { scrapped: 1 })
  }
  return data
}

/** The number of an order at 0 that has arrived. */
async function replacementDelivered() {
  const { orderno } = await returns.delivered(buyer, number, 1)
  const [replacement = ''] = await desk.replace((await inspected([orderno])).returnId)
  const { id } = await world.db
    .selectFrom('orders')
    .select('id')
    .where('order_number', '=', replacement)
    .executeTakeFirstOrThrow()
  await returns.release(id)
  await returns.deliver(await returns.ship(id))
  return replacement
}

const tell = () => notifyReturnUpdates(world.db, world.now())

/** The last mail about a return: its subject without the number, all that it says, and the pieces of its lines. */
async function lastMail(rmaNumber: string) {
  const { subject, parts } = await world.db
    .selectFrom('mails')
    .select(['subject', 'parts'])
    .where('cause', '=', `return ${rmaNumber}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const lines = (parts as unknown as { lines?: string[] }[]).flatMap((part) => part.lines ?? [])
  return {
    subject: subject.replace(rmaNumber, 'R'),
    said: JSON.stringify(parts),
    lines: lines.map((line) => line.slice(0, 3)),
  }
}

/** Credits a return; answers the last mail about it, and the numbers of its credit notes. */
async function creditAndTell({ returnId, rmaNumber }: Awaited<ReturnType<typeof inspected>>) {
  await tell()
  await desk.credit(returnId)
  await tell()
  const { lines } = (await buyer.call(getReturn, { params: { id: returnId } })).data
  return { ...(await lastMail(rmaNumber)), credits: lines.flatMap((line) => line.credits) }
}

test('a replacement that comes back is credited without a note, and its mail says so instead of naming one', async () => {
  const { subject, said, credits } = await creditAndTell(await inspected([await replacementDelivered()]))
  expect(subject).toBe('Your return R is settled')
  expect(credits).toEqual([])
  expect(said).toContain('were free of charge, so there is nothing to credit')
  expect(said).toContain('1 x ')
  expect(said).not.toContain('credit note')
})

test('where any of what is credited was paid for, the mail names its note', async () => {
  const { orderno } = await returns.delivered(buyer, number, 1)
  const { subject, said, credits } = await creditAndTell(await inspected([await replacementDelivered(), orderno]))
  expect(subject).toBe('Your return R is credited')
  expect(credits).toHaveLength(1)
  expect(said).toContain('You will find the credit note in the shop')
  for (const note of credits) expect(said).toContain(note)
  expect(said).not.toContain('free of charge')
})

test('what finance has credited before is settled without a note, and its mail does not call it free', async () => {
  const { orderId, orderno } = await returns.delivered(buyer, number, 1)
  const { itemId } = await world.db
    .selectFrom('invoices')
    .select('item_id as itemId')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const byHand = { itemId, requested: [{ position: 1, pieces: 1 }], reason: 'By hand' }
  const { accountId } = await world.staff('finance', [1])
  await world.db.transaction().execute((tx) => writeCreditNote(tx, byHand, { accountId, now: world.now() }))
  const { subject, said, credits } = await creditAndTell(await inspected([orderno]))
  expect(credits).toEqual([])
  expect(subject).toBe('Your return R is settled')
  expect(said).toContain('had been credited before')
  expect(said).not.toContain('free of charge')
})

/** A return of three pieces and of two, both approved. */
async function approved() {
  const { orderno } = await returns.delivered(buyer, number, 5)
  const { data } = await returns.submit(buyer, [
    { orderno, qty: 3 },
    { orderno, qty: 2, batchNumber: 'B-2' },
  ])
  await desk.approve(data.returnId, 1)
  await desk.approve(data.returnId, 2)
  await tell()
  return data
}

test('a mail says the pieces that came in and those that go back, not those that were claimed', async () => {
  const { returnId, rmaNumber } = await approved()
  await desk.receive(returnId, 1, 2)
  await desk.receive(returnId, 2, 0)
  await tell()
  expect(await lastMail(rmaNumber)).toMatchObject({ subject: 'Your return R has arrived', lines: ['2 x'] })
  await desk.inspect(returnId, 1, { toSendBack: 2, finding: 'missing' })
  await desk.inspect(returnId, 2, { finding: 'missing' })
  await desk.sendBack(returnId, 1)
  await tell()
  expect(await lastMail(rmaNumber)).toMatchObject({
    subject: 'Items of your return R are on their way back',
    lines: ['2 x'],
  })
  world.setNow(new Date(world.now().getTime() + 60_000).toISOString())
  await desk.sendBack(returnId, 2)
  await tell()
  expect(await lastMail(rmaNumber)).toMatchObject({ subject: 'Your return R: some items are settled', lines: ['2 x'] })
})

test('where nothing came, the mail says so', async () => {
  const { returnId, rmaNumber } = await approved()
  await desk.receive(returnId, 1, 0)
  await desk.receive(returnId, 2, 0)
  await tell()
  expect(await lastMail(rmaNumber)).toMatchObject({
    subject: 'Nothing of your return R has arrived',
    lines: ['3 x', '2 x'],
  })
})

test('the mails of a credit and a replacement say the pieces that were kept, and how many beside them go back', async () => {
  const { returnId, rmaNumber } = await approved()
  await desk.receive(returnId, 1, 2)
  await desk.receive(returnId, 2, 2)
  await desk.inspect(returnId, 1, { scrapped: 2, finding: 'missing' })
  await desk.inspect(returnId, 2, { restocked: 1, toSendBack: 1 })
  await tell()
  await desk.credit(returnId, [1])
  await tell()
  const credited = await lastMail(rmaNumber)
  expect(credited).toMatchObject({ subject: 'Your return R is credited', lines: ['2 x'] })
  expect(credited.said).not.toContain('back to you')
  await desk.replace(returnId, [2])
  await tell()
  const replaced = await lastMail(rmaNumber)
  expect(replaced).toMatchObject({ subject: 'A replacement for your return R', lines: ['1 x'] })
  expect(replaced.said).toContain(', 1 piece goes back to you')
})

test('that nothing of a return has arrived is said only where nothing of any of its lines has', async () => {
  const { returnId, rmaNumber } = await approved()
  await desk.receive(returnId, 1, 3)
  await tell()
  world.setNow(new Date(world.now().getTime() + 60_000).toISOString())
  await desk.receive(returnId, 2, 0)
  await tell()
  expect(await lastMail(rmaNumber)).toMatchObject({ subject: 'Items of your return R are missing', lines: ['2 x'] })
})
