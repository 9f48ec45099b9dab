import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReturn } from '../../../../contract/return/return.ts'
import type { RequestedCredit } from '../../../../rules/invoice/credit.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { findBrokenReturns } from '../../../testing/return/walk.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'
import { creditReturn, previewCredit } from './credit-return.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
let finance: number
beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-18T09:00:00Z')
  returns = returnsOf(world)
  finance = (await world.staff('finance', [1])).accountId
  desk = returnProcessing(world, finance)
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

type Ordered = { orderId: number; orderno: string }

const delivered = () => returns.delivered(buyer, number, 3)

/** A return of all three pieces of each order, which came and were scrapped. */
async function inspected(orders: readonly Ordered[]) {
  const lines = orders.map(({ orderno }) => ({ orderno, qty: 3 }))
  const { returnId } = (await returns.submit(buyer, lines)).data
  for (const [at] of lines.entries()) {
    await desk.approve(returnId, at + 1)
    await desk.receive(returnId, at + 1, 3)
    await desk.inspect(returnId, at + 1, { scrapped: 3 })
  }
  return returnId
}

type Part = { pieces: number } | { net: number }

/** Finance credits parts of the one line of the invoice of an order, by a note for each. */
async function creditByHand({ orderId }: Ordered, parts: readonly Part[]) {
  const { itemId } = await world.db
    .selectFrom('invoices')
    .select('item_id as itemId')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  for (const part of parts) {
    const requested: RequestedCredit[] = [{ position: 1, ...part }]
    await world.db.transaction().execute(async (tx) => {
      await sql`select from orders where id = ${orderId} for no key update`.execute(tx)
      await writeCreditNote(tx, { itemId, requested, reason: 'By hand' }, { accountId: finance, now: world.now() })
    })
  }
}

const shown = async (id: number) => (await buyer.call(getReturn, { params: { id } })).data

/** What credit notes of a return credit of which of its lines. */
async function notesOf(returnId: number) {
  const { rows } = await sql<{ position: number; pieces: number; net: number }>`
    select rc.position, rc.pieces, c.net::integer as net from return_credits rc join invoices c on c.item_id = rc.credit_id
     where rc.return_id = ${returnId} order by rc.position`.execute(world.db)
  return rows
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

async function checkAll() {
  expect(await findBrokenReturns(world.db, buyer.customerId)).toEqual([])
  await world.db.transaction().execute(async (tx) => expect(await findFinanceDifferences(tx)).toEqual([]))
}

const ways: [string, Part[], { pieces: number; net: number }][] = [
  ['all of its pieces', [{ pieces: 3 }], { pieces: 0, net: 0 }],
  ['its whole amount', [{ net: 30_000 }], { pieces: 0, net: 0 }],
  ['a piece, and the rest as an amount', [{ pieces: 1 }, { net: 20_000 }], { pieces: 0, net: 0 }],
  ['two of its pieces', [{ pieces: 2 }], { pieces: 1, net: 10_000 }],
  ['all of its amount but a cent', [{ net: 29_999 }], { pieces: 3, net: 1 }],
]

test.each(ways)('where finance has credited %s, the rest is credited and the return ends', async (_, parts, rest) => {
  const order = await delivered()
  const returnId = await inspected([order])
  await creditByHand(order, parts)
  expect(await previewCredit(world.db, returnId)).toEqual({ positions: [1], feePercent: 0, ...rest })
  const notes = rest.net > 0 ? [{ position: 1, ...rest }] : []
  expect(await desk.credit(returnId)).toHaveLength(notes.length)
  expect(await notesOf(returnId)).toEqual(notes)
  expect(await shown(returnId)).toMatchObject({ status: 'completed', lines: [{ state: 'credited' }] })
  expect(await previewCredit(world.db, returnId)).toBeNull()
  await checkAll()
})

test.each(ways.slice(0, 3))('beside a line of which finance has credited %s, another is credited', async (_, parts) => {
  const [first, second] = [await delivered(), await delivered()]
  const returnId = await inspected([first, second])
  await creditByHand(first, parts)
  expect(await previewCredit(world.db, returnId)).toMatchObject({ positions: [1, 2], pieces: 3, net: 30_000 })
  await desk.credit(returnId)
  expect(await notesOf(returnId)).toEqual([{ position: 2, pieces: 3, net: 30_000 }])
  expect(await shown(returnId)).toMatchObject({ status: 'completed', lines: [{ credits: [] }, { state: 'credited' }] })
  await checkAll()
})

test('only the lines that are named are settled', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const returnId = await inspected([first, second])
  await creditByHand(first, [{ pieces: 3 }])
  expect(await refusal(desk.credit(returnId, [3]))).toBe('request.not_found')
  expect(await desk.credit(returnId, [1])).toEqual([])
  expect((await shown(returnId)).lines.map(({ state }) => state)).toEqual(['credited', 'inspected'])
})

test('what no invoice is about is not settled', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const returnId = await inspected([first, second])
  const changer = { party: 'staff', accountId: finance, now: world.now() } as const
  const without = (orderIds: readonly number[], positions?: readonly number[]) =>
    world.db.transaction().execute(async (tx) => {
      // An invoice loses its lines by no other means.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`delete from invoice_lines where order_id = any(${[...orderIds]}::bigint[])`.execute(tx)
      await sql`set local session_replication_role = origin`.execute(tx)
      return creditReturn(tx, { returnId, ...(positions && { positions }) }, changer)
    })
  expect(await refusal(without([first.orderId, second.orderId]))).toBe('return.not_invoiced')
  expect(await refusal(without([first.orderId], [1, 2]))).toBe('return.not_invoiced')
  await without([first.orderId])
  expect((await shown(returnId)).lines.map(({ state }) => state)).toEqual(['inspected', 'credited'])
})

test.each(ways.slice(0, 4))('where finance has credited %s, nothing is sent on top of the money', async (_, parts) => {
  const order = await delivered()
  const returnId = await inspected([order])
  await creditByHand(order, parts)
  expect(await refusal(desk.replace(returnId))).toBe('return.not_invoiced')
  expect(await shown(returnId)).toMatchObject({ status: 'inspected', lines: [{ replacement: '' }] })
  await desk.credit(returnId)
  expect((await shown(returnId)).status).toBe('completed')
})
