import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeReturn, getReturn } from '../../../../contract/return/return.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'
import { writeCreditNote } from '../../invoice/issue/credit-note.ts'
import { previewCredit } from './credit-return.ts'
import { approveLine } from './decide-line.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let buyer: Awaited<ReturnType<World['signedIn']>>
let sku: Awaited<ReturnType<World['sku']>>
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  desk = returnProcessing(world, (await world.staff('desk', [1])).accountId)
  buyer = await world.signedIn()
  sku = await world.sku({ unitPrice: 10_000, stock: { NL: 10_000 } })
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-11-18T09:00:00Z'))

type Kind = 'quality' | 'lessShipping' | 'notRequired'

async function submitted({ type = 'quality', qty = 3 }: { type?: Kind; qty?: number } = {}) {
  const { orderno, orderId } = await returns.delivered(buyer, sku.number)
  const { data } = await returns.submit(buyer, [{ orderno, qty }], { type })
  return { ...data, orderno, orderId }
}

const shown = async (id: number) => (await buyer.call(getReturn, { params: { id } })).data
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

async function movesOf(rmaNumber: string) {
  const { rows } = await sql<{ kind: string; pieces: number; ref: string }>`
    select kind, pieces, ref from stock_moves where ref like ${`${rmaNumber} %`} order by id`.execute(world.db)
  return rows
}

async function creditNotes(returnId: number) {
  const { rows } = await sql<{ net: number; pieces: number; reason: string; invoiced: number }>`
    select c.net::integer as net, rc.pieces, c.facts ->> 'reason' as reason, i.net::integer as invoiced
      from return_credits rc join invoices c on c.item_id = rc.credit_id join invoices i on i.item_id = c.corrects_id
     where rc.return_id = ${returnId} order by rc.credit_id, rc.position`.execute(world.db)
  return rows
}

const onHand = async () => {
  const { rows } = await sql<{ pieces: number; moved: number }>`
    select k.on_hand as pieces, (select sum(m.pieces)::integer from stock_moves m where m.sku_id = k.sku_id and m.warehouse = 'NL') as moved
      from stock k where k.sku_id = ${sku.id} and k.warehouse = 'NL'`.execute(world.db)
  return rows[0]
}

test('from the opening on the customer edits nothing; once they were asked they do again, and the question is answered', async () => {
  const { returnId, orderno } = await submitted({ qty: 1 })
  const edit = async () => {
    const { revision } = await shown(returnId)
    const body = { ...(await returns.fillIn(buyer, [{ orderno, qty: 2 }])), revision }
    return buyer.call(changeReturn, { params: { id: returnId }, body })
  }
  expect([await desk.open(returnId), await desk.open(returnId)]).toEqual([true, false])
  expect((await shown(returnId)).actions).toEqual(['cancel'])
  expect((await edit()).failure.reason).toBe('return.not_now')
  await desk.ask(returnId, 'Which batch?')
  expect(await shown(returnId)).toMatchObject({ question: 'Which batch?', actions: ['edit', 'cancel'] })
  expect((await edit()).data).toMatchObject({ question: '', status: 'submitted' })
  const { events } = await shown(returnId)
  expect(events.map(({ action, byUs }) => [action, byUs])).toEqual([
    ['submit', false],
    ['ask', true],
    ['edit', false],
  ])
})

test('who is asked by telephone no longer answers a question: what is opened or decided waits for us again', async () => {
  for (const goOn of [desk.open, (id: number) => desk.approve(id, 1)]) {
    const { returnId } = await submitted()
    await desk.ask(returnId, 'Which printer?')
    expect((await shown(returnId)).question).toBe('Which printer?')
    await goOn(returnId)
    expect((await shown(returnId)).question).toBe('')
  }
})

test('what is approved comes back to where it came from, what is refused says why; nothing can be edited any longer, and nobody asks', async () => {
  const { orderno } = await returns.delivered(buyer, sku.number)
  const lines = [
    { orderno, qty: 1 },
    { orderno, qty: 2, batchNumber: 'B-2' },
  ]
  const { returnId, revision } = (await returns.submit(buyer, lines)).data
  await desk.approve(returnId, 1)
  const body = { ...(await returns.fillIn(buyer, lines)), revision: revision + 1 }
  expect((await buyer.call(changeReturn, { params: { id: returnId }, body })).failure.reason).toBe('return.not_now')
  expect(await refusal(desk.ask(returnId, 'Which?'))).toBe('return.not_now')
  expect(await refusal(desk.approve(returnId, 1))).toBe('return.not_now')
  expect(await refusal(desk.approve(returnId, 3))).toBe('request.not_found')
  expect(await refusal(desk.approve(returnId, 2, { warehouse: 'XX' }))).toBe('request.invalid')
  await desk.refuse(returnId, 2, 'It was opened by force')
  expect(await shown(returnId)).toMatchObject({
    ...{ status: 'approved', warehouse: 'NL', comesBack: true, sendBy: '2026-12-18' },
    lines: [{ state: 'approved' }, { state: 'refused', refusedBecause: 'It was opened by force' }],
  })
})

test('a decision of the shop itself opens nothing, and is edited away by nobody', async () => {
  const { returnId, orderno } = await submitted({ qty: 1 })
  const changer = { party: 'shop', accountId: null, now: world.now() } as const
  await world.db.transaction().execute((tx) => approveLine(tx, { returnId, position: 1 }, changer))
  const { revision, actions, events } = await shown(returnId)
  expect(actions).toEqual(['send', 'cancel'])
  expect(events.at(-1)).toMatchObject({ action: 'approve', byUs: true })
  const body = { ...(await returns.fillIn(buyer, [{ orderno }])), revision }
  expect((await buyer.call(changeReturn, { params: { id: returnId }, body })).failure.reason).toBe('return.not_now')
})

test('a shortage never comes back: its approval inspects it, and it is credited', async () => {
  const { returnId } = await submitted({ type: 'lessShipping', qty: 2 })
  await desk.approve(returnId, 1, { comesBack: true })
  expect(await shown(returnId)).toMatchObject({ status: 'inspected', comesBack: false, warehouse: '' })
  expect(await refusal(desk.sendBack(returnId, 1))).toBe('return.nothing_received')
  await desk.credit(returnId)
  expect(await creditNotes(returnId)).toMatchObject([{ net: 20_000, pieces: 2 }])
})

test('what came in goes on the shelf, to the bin or back: each piece once, and the ledger says so', async () => {
  const { returnId, rmaNumber } = await submitted()
  await desk.approve(returnId, 1)
  expect(await refusal(desk.inspect(returnId, 1, { restocked: 3 }))).toBe('return.not_now')
  expect(await refusal(desk.receive(returnId, 1, 4))).toBe('return.too_many_pieces')
  await desk.receive(returnId, 1, 3)
  expect(await movesOf(rmaNumber)).toEqual([])
  expect(await refusal(desk.inspect(returnId, 1, { restocked: 2 }))).toBe('return.pieces_differ')
  expect(await refusal(desk.inspect(returnId, 1, { restocked: 3, finding: 'missing' }))).toBe('return.pieces_differ')
  const before = await onHand()
  await desk.inspect(returnId, 1, { restocked: 1, scrapped: 1, toSendBack: 1 })
  expect(await refusal(desk.inspect(returnId, 1, { restocked: 3 }))).toBe('return.not_now')
  const ref = `${rmaNumber} 1`
  expect(await movesOf(rmaNumber)).toEqual([
    { kind: 'return', pieces: 2, ref },
    { kind: 'scrap', pieces: -1, ref },
  ])
  const after = await onHand()
  expect([(after?.pieces ?? 0) - (before?.pieces ?? 0), after?.moved]).toEqual([1, after?.pieces])
  expect(await stockDisagreements(world)).toEqual([])
  expect(await refusal(desk.sendBack(returnId, 1))).toBe('return.not_now')
  await desk.credit(returnId)
  expect(await creditNotes(returnId)).toMatchObject([{ net: 20_000, pieces: 2 }])
  expect(await shown(returnId)).toMatchObject({ status: 'completed', lines: [{ state: 'credited', received: 3 }] })
})

test('nothing that came, and what goes back, ends without a credit', async () => {
  for (const [pieces, found] of [
    [0, { finding: 'missing' }],
    [3, { toSendBack: 3 }],
  ] as const) {
    const { returnId } = await submitted()
    await desk.approve(returnId, 1)
    await desk.receive(returnId, 1, pieces)
    await desk.inspect(returnId, 1, found)
    expect(await refusal(desk.credit(returnId))).toBe('return.nothing_received')
    await desk.sendBack(returnId, 1)
    expect((await shown(returnId)).status).toBe('completed')
  }
})

test('pieces that were claimed and never came may be returned again once their line is settled', async () => {
  const { returnId, lines } = await submitted()
  const returned = async () => {
    const found = world.db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.returned')
    return (await found.where('o.order_number', '=', lines[0]?.orderno ?? '').executeTakeFirstOrThrow()).returned
  }
  await desk.approve(returnId, 1)
  await desk.receive(returnId, 1, 2)
  await desk.inspect(returnId, 1, { scrapped: 2, finding: 'missing' })
  expect(await returned()).toBe(3)
  await desk.credit(returnId)
  expect(await returned()).toBe(2)
})

test('whoever waits gets what is on the shelf again, in the same transaction', async () => {
  const rare = await world.sku({ unitPrice: 500, stock: { NL: 2 } })
  const { orderno } = await returns.delivered(buyer, rare.number, 2)
  const { data } = await returns.submit(buyer, [{ orderno, qty: 2 }])
  await desk.approve(data.returnId, 1)
  await desk.receive(data.returnId, 1, 2)
  const { orderId } = await returns.placed(buyer, rare.number, 3)
  const { promised } = await desk.inspect(data.returnId, 1, { restocked: 1, scrapped: 1 })
  expect(promised).toEqual([{ orderId, position: 1, pieces: 1 }])
  expect(await stockDisagreements(world)).toEqual([])
})

test('goods that are not needed are credited less the fee, which the credit note says; the piece counts as credited', async () => {
  const { returnId, rmaNumber } = await submitted({ type: 'notRequired', qty: 2 })
  await desk.approve(returnId, 1)
  await desk.receive(returnId, 1, 2)
  await desk.inspect(returnId, 1, { restocked: 2 })
  const preview = await previewCredit(world.db, returnId)
  expect(preview).toEqual({ positions: [1], pieces: 2, net: 16_000, feePercent: 20 })
  await desk.credit(returnId)
  const reason = `Return ${rmaNumber}, less a restocking fee of 20%`
  expect(await creditNotes(returnId)).toEqual([{ net: 16_000, pieces: 2, reason, invoiced: 30_000 }])
  expect(await previewCredit(world.db, returnId)).toBeNull()
})

test('pieces of several invoices are credited by a note for each, the oldest first; what finance has credited is gone', async () => {
  const order = await returns.placed(buyer, sku.number, 4)
  for (const pieces of [1, 3])
    await returns.deliver(await returns.ship(order.orderId, { pieces: [{ position: 1, pieces }] }))
  const { data } = await returns.submit(buyer, [
    { orderno: order.orderno, qty: 1 },
    { orderno: order.orderno, qty: 3, batchNumber: 'B-2' },
  ])
  const { returnId } = data
  for (const [position, pieces] of [
    [1, 1],
    [2, 3],
  ] as const) {
    await desk.approve(returnId, position)
    await desk.receive(returnId, position, pieces)
    await desk.inspect(returnId, position, { scrapped: pieces })
  }
  const { rows } = await sql<{ id: number }>`
    select item_id as id from invoices where order_id = ${order.orderId} and kind = 'invoice' order by 1`.execute(
    world.db,
  )
  const byHand = { itemId: rows[1]?.id ?? 0, requested: [{ position: 1, pieces: 1 }], reason: 'Goodwill' }
  await world.db.transaction().execute((tx) => writeCreditNote(tx, byHand, { accountId: null, now: world.now() }))
  expect(await desk.credit(returnId)).toHaveLength(2)
  expect(await creditNotes(returnId)).toMatchObject([
    { net: 10_000, pieces: 1 },
    { net: 20_000, pieces: 2 },
  ])
  expect((await shown(returnId)).lines.map((line) => line.credits.length)).toEqual([1, 1])
})

test('the database itself refuses a finding that does not add up, and scrap of nothing', async () => {
  const { returnId } = await submitted()
  await desk.approve(returnId, 1)
  const write = (set: object) =>
    world.db.updateTable('return_lines').set(set).where('return_id', '=', returnId).execute()
  await expect(write({ state: 'received' })).rejects.toThrow('check constraint')
  await desk.receive(returnId, 1, 2)
  await expect(write({ state: 'inspected', finding: 'asClaimed', restocked: 1 })).rejects.toThrow('check constraint')
  await expect(write({ state: 'inspected', restocked: 2 })).rejects.toThrow('check constraint')
})
