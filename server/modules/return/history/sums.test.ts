import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReturn, listReturnable } from '../../../../contract/return/return.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let finance: number
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
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

type Lines = Parameters<typeof returns.submit>[1]

/** A return of these lines, all of them approved. */
async function approved(lines: Lines, more: Parameters<typeof returns.submit>[2] = {}) {
  const { returnId } = (await returns.submit(buyer, lines, more)).data
  for (const [at] of lines.entries()) await desk.approve(returnId, at + 1)
  return returnId
}

/** Of 5 claimed pieces at 100.00 these came, and were kept or go back. */
async function inspected({ came, back = 0 }: { came: number; back?: number }) {
  const order = await returns.delivered(buyer, number, 5)
  const returnId = await approved([{ orderno: order.orderno, qty: 5 }])
  await desk.receive(returnId, 1, came)
  await desk.inspect(returnId, 1, { scrapped: came - back, toSendBack: back, finding: 'missing' })
  return { ...order, returnId }
}

const shown = async (id: number) => (await buyer.call(getReturn, { params: { id } })).data

/** What all credit notes of a return come to, in amounts. */
async function notesOf(returnId: number) {
  const notes = await world.db
    .selectFrom('invoices')
    .select(['net', 'vat'])
    .where('item_id', 'in', (eb) =>
      eb.selectFrom('return_credits').select('credit_id').where('return_id', '=', returnId),
    )
    .execute()
  return notes.reduce((sum, { net, vat }) => sum + Number(net) + Number(vat), 0) / 100
}

test('once a return is inspected its sums are of the pieces that were kept, and credited as its note says', async () => {
  const order = await returns.delivered(buyer, number, 5)
  const returnId = await approved([{ orderno: order.orderno, qty: 5 }])
  await desk.receive(returnId, 1, 3)
  expect(await shown(returnId)).toMatchObject({ sums: { amount: 500, total: 605 }, lines: [{ net: 500 }] })
  await desk.inspect(returnId, 1, { restocked: 2, scrapped: 1, finding: 'missing' })
  expect(await shown(returnId)).toMatchObject({ sums: { amount: 300, vat: 63, total: 363 }, lines: [{ net: 300 }] })
  await desk.credit(returnId)
  expect(await notesOf(returnId)).toBe(363)
  const completed = { status: 'completed', sums: { amount: 300, fee: 0, vat: 63, total: 363 }, lines: [{ net: 300 }] }
  expect(await shown(returnId)).toMatchObject(completed)
})

test('what finance has credited before is credited without a note, and comes to nothing', async () => {
  const { orderId, returnId } = await inspected({ came: 3 })
  const { itemId } = await world.db
    .selectFrom('invoices')
    .select('item_id as itemId')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const byHand = { itemId, requested: [{ position: 1, pieces: 5 }], reason: 'By hand' }
  await world.db.transaction().execute((tx) => writeCreditNote(tx, byHand, { accountId: finance, now: world.now() }))
  await desk.credit(returnId)
  expect(await shown(returnId)).toMatchObject({
    ...{ status: 'completed', sums: { amount: 0, fee: 0, vat: 0, total: 0 } },
    lines: [{ state: 'credited', credits: [], net: 0 }],
  })
})

test('what goes back whole comes to nothing from its inspection on, and what was refused to nothing either', async () => {
  const { returnId } = await inspected({ came: 2, back: 2 })
  const nothing = { sums: { amount: 0, total: 0 }, lines: [{ net: 0 }] }
  expect(await shown(returnId)).toMatchObject(nothing)
  await desk.sendBack(returnId, 1)
  expect(await shown(returnId)).toMatchObject(nothing)
  const { orderno } = await returns.delivered(buyer, number, 1)
  const refused = (await returns.submit(buyer, [{ orderno, qty: 1 }])).data.returnId
  await desk.refuse(refused, 1)
  expect(await shown(refused)).toMatchObject(nothing)
})

test('what never had to come back counts whole', async () => {
  const { orderno } = await returns.delivered(buyer, number, 3)
  const returnId = await approved([{ orderno, qty: 2 }], { type: 'lessShipping' })
  expect(await shown(returnId)).toMatchObject({ status: 'inspected', sums: { total: 242 }, lines: [{ net: 200 }] })
  await desk.credit(returnId)
  expect(await shown(returnId)).toMatchObject({ status: 'completed', sums: { total: 242 }, lines: [{ net: 200 }] })
})

test('two batches share their note, its fee is shown, and an open line stays a forecast beside it', async () => {
  const { orderno } = await returns.delivered(buyer, number, 5)
  const lines = [2, 1, 1].map((qty, at) => ({ orderno, qty, batchNumber: `B-${at}` }))
  const returnId = await approved(lines, { type: 'notRequired' })
  for (const position of [1, 2]) {
    await desk.receive(returnId, position, 1)
    await desk.inspect(returnId, position, { restocked: 1, finding: position === 1 ? 'missing' : 'asClaimed' })
  }
  await desk.credit(returnId, [1, 2])
  expect(await notesOf(returnId)).toBe(193.6)
  expect(await shown(returnId)).toMatchObject({
    sums: { amount: 300, fee: 60, vat: 50.4, total: 290.4 },
    lines: [{ net: 80 }, { net: 80 }, { net: 80 }],
  })
})

const parts = fc.oneof(
  fc.record({ pieces: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ net: fc.integer({ min: 1, max: 9_999 }) }),
)
const aReturn = fc.record({
  type: fc.constantFrom('quality' as const, 'notRequired' as const),
  orders: fc.array(fc.record({ ordered: fc.integer({ min: 1, max: 5 }), byHand: fc.array(parts, { maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
})

test('whatever finance has credited before, a return foresees what its credit notes then pay', {
  timeout: 120_000,
}, async () => {
  const odd = (await world.sku({ unitPrice: 3_333, stock: { NL: 1_000 } })).number
  await fc.assert(
    fc.asyncProperty(aReturn, async ({ type, orders }) => {
      const delivered = await Promise.all(orders.map(({ ordered }) => returns.delivered(buyer, odd, ordered)))
      const lines = delivered.map(({ orderno }, at) => ({ orderno, qty: orders[at]?.ordered ?? 0 }))
      const returnId = await approved(lines, { type })
      for (const [at, { qty }] of lines.entries()) {
        await desk.receive(returnId, at + 1, qty)
        await desk.inspect(returnId, at + 1, { scrapped: qty })
      }
      for (const [at, { orderId }] of delivered.entries()) await creditByHand(orderId, orders[at]?.byHand ?? [])
      const { sums, lines: nets } = await shown(returnId)
      await desk.credit(returnId)
      expect(sums.total).toBe(await notesOf(returnId))
      const after = await shown(returnId)
      expect([after.sums, after.lines.map(({ net }) => net)]).toEqual([sums, nets.map(({ net }) => net)])
    }),
    { numRuns: 25, seed: 28 },
  )
})

test('what may be returned says what its invoice has left of it, by which its form foresees the same', async () => {
  const { orderId, orderno } = await returns.delivered(buyer, number, 3)
  await creditByHand(orderId, [{ net: 15_000 }])
  const [row] = (await buyer.call(listReturnable, { query: { orderno } })).data.rows
  expect(row?.invoiced).toMatchObject([
    {
      ...{ position: 1, qty: 3, net: 300, creditedQty: 0, creditedNet: 150, restNet: 150 },
      invoice: { creditedNet: 150, creditedVat: 31.5, vatRate: 21 },
    },
  ])
})

/** Finance credits parts of the one line of the invoice of an order, as far as they are left. */
async function creditByHand(orderId: number, requested: readonly ({ pieces: number } | { net: number })[]) {
  const { itemId } = await world.db
    .selectFrom('invoices')
    .select('item_id as itemId')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
  for (const part of requested) {
    const note = { itemId, requested: [{ position: 1, ...part }], reason: 'By hand' }
    const write = world.db
      .transaction()
      .execute((tx) => writeCreditNote(tx, note, { accountId: finance, now: world.now() }))
    await write.catch(({ code }) => expect(code).toBe('credit.too_much'))
  }
}
