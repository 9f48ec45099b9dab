import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { cancelReturn } from '../../../../contract/return/return.ts'
import { shopConnections } from '../../../db/database.ts'
import { returnProcessing } from '../../../testing/return/return-processing.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'

const attempts = 20

let world: World
let returns: ReturnType<typeof returnsOf>
let desk: ReturnType<typeof returnProcessing>
let buyer: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
  returns = returnsOf(world)
  desk = returnProcessing(world, (await world.staff('desk', [1])).accountId)
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())

const atOnce = async (attempt: (at: number) => Promise<unknown>) => {
  const tries = await Promise.allSettled(Array.from({ length: attempts }, (_, at) => attempt(at)))
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  return { done: attempts - refused.length, refused: [...new Set(refused)] }
}

async function submitted(lines: { qty: number; batchNumber: string }[], ordered: number, of = number) {
  const { orderno, orderId } = await returns.delivered(buyer, of, ordered)
  const { data } = await returns.submit(
    buyer,
    lines.map((line) => ({ orderno, ...line })),
  )
  return { returnId: data.returnId, rmaNumber: data.rmaNumber, orderId }
}

const eventsOf = async (returnId: number) => {
  const { rows } = await sql<{ action: string }>`
    select action from return_events where return_id = ${returnId} order by id`.execute(world.db)
  return rows.map(({ action }) => action)
}

test('of many who decide on one line at once exactly one does, and it is noted once', async () => {
  const { returnId, orderId } = await submitted([{ qty: 2, batchNumber: 'B-1' }], 3)
  const { done, refused } = await atOnce((at) =>
    at % 2 === 0 ? desk.approve(returnId, 1) : desk.refuse(returnId, 1, 'No'),
  )
  expect([done, refused]).toEqual([1, ['return.not_now']])
  const [, decision, ...others] = await eventsOf(returnId)
  expect(others).toEqual([])
  const { returned } = await world.db
    .selectFrom('order_lines')
    .select('returned')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(returned).toBe(decision === 'approve' ? 2 : 0)
})

test('of many who inspect one line at once exactly one moves stock', async () => {
  const { returnId, rmaNumber } = await submitted([{ qty: 2, batchNumber: 'B-1' }], 2)
  await desk.approve(returnId, 1)
  await desk.receive(returnId, 1, 2)
  const { done, refused } = await atOnce(() => desk.inspect(returnId, 1, { restocked: 2 }))
  expect([done, refused]).toEqual([1, ['return.not_now']])
  const { rows } = await sql`select pieces from stock_moves where ref = ${`${rmaNumber} 1`}`.execute(world.db)
  expect(rows).toEqual([{ pieces: 2 }])
  expect(await stockDisagreements(world)).toEqual([])
})

test('of many who credit at once exactly one does, line by line or all: each piece once, and no more than was invoiced', async () => {
  const lines = [
    { qty: 2, batchNumber: 'B-1' },
    { qty: 1, batchNumber: 'B-2' },
  ]
  const { returnId, orderId } = await submitted(lines, 3)
  for (const [position, qty] of [2, 1].entries()) {
    await desk.approve(returnId, position + 1)
    await desk.receive(returnId, position + 1, qty)
    await desk.inspect(returnId, position + 1, { restocked: qty })
  }
  const requested = [undefined, [1], [2]]
  const { done, refused } = await atOnce((at) => desk.credit(returnId, requested[at % 3]))
  expect(refused).toEqual(['return.not_now'])
  expect([1, 2]).toContain(done)
  const { rows } = await sql<{ pieces: number; net: number; invoiced: number }>`
    select (select sum(pieces)::integer from return_credits where return_id = ${returnId}) as pieces,
           (select sum(net)::integer from invoices where order_id = ${orderId} and kind = 'credit') as net,
           (select sum(net)::integer from invoices where order_id = ${orderId} and kind = 'invoice') as invoiced`.execute(
    world.db,
  )
  expect(rows[0]?.pieces).toBe(3)
  expect(rows[0]?.net).toBe(30_000)
})

test('staff decide while the customer cancels: one of them does, and the pieces are counted once', async () => {
  for (let round = 0; round < 3; round++) {
    const { returnId, orderId } = await submitted([{ qty: 1, batchNumber: 'B-1' }], 1)
    await Promise.allSettled([
      buyer.call(cancelReturn, { params: { id: returnId }, body: {} }),
      desk.refuse(returnId, 1, 'No'),
      desk.approve(returnId, 1, { comesBack: false }),
    ])
    const { rows } = await sql<{ isCounted: boolean }>`
      select o.returned = case when l.state = 'inspected' then 1 else 0 end as "isCounted"
        from return_lines l join order_lines o on o.order_id = l.order_id and o.position = l.order_position
       where l.return_id = ${returnId} and o.order_id = ${orderId}`.execute(world.db)
    expect(rows).toEqual([{ isCounted: true }])
  }
})

async function inspected(qty: number, of = number) {
  const { returnId } = await submitted([{ qty, batchNumber: 'B-1' }], qty, of)
  await desk.approve(returnId, 1)
  await desk.receive(returnId, 1, qty)
  await desk.inspect(returnId, 1, { scrapped: qty })
  return returnId
}

const outcomeOf = async (returnId: number) => {
  const { rows } = await sql<{ state: string; orders: number; credits: number }>`
    select state, (select count(*)::integer from orders where po_number = 'Replacement for return ' || r.rma_number) as orders,
           (select count(*)::integer from return_credits c where c.return_id = r.id) as credits
      from return_lines l join returns r on r.id = l.return_id where r.id = ${returnId}`.execute(world.db)
  return rows[0]
}

test('of many who replace one line at once exactly one does, and one order is placed', async () => {
  const returnId = await inspected(2)
  const { done, refused } = await atOnce(() => desk.replace(returnId))
  expect([done, refused]).toEqual([1, ['return.not_now']])
  expect(await outcomeOf(returnId)).toEqual({ state: 'replaced', orders: 1, credits: 0 })
  expect(await stockDisagreements(world)).toEqual([])
})

test('a line that is credited and replaced at once is either', async () => {
  for (let round = 0; round < 6; round++) {
    const returnId = await inspected(1)
    const both = [() => desk.credit(returnId), () => desk.replace(returnId)]
    const { done, refused } = await atOnce((at) => both[(at + round) % 2]?.() ?? Promise.resolve())
    expect([done, refused]).toEqual([1, ['return.not_now']])
    const { state = '', orders, credits } = (await outcomeOf(returnId)) ?? {}
    expect([orders, credits]).toEqual(state === 'replaced' ? [1, 0] : [0, 1])
  }
})

/** Orders one piece, as often as it takes until nobody else was promised it since the preview. */
async function ordered(of: string) {
  const body = { lines: [{ number: of, qty: 1 }] }
  for (;;) {
    const { revision } = (await buyer.call(previewOrder, { body })).data
    const { code, failure } = await buyer.call(placeOrder, { body: { ...body, revision } })
    if (code === 200) return
    if (failure.reason !== 'order.changed') throw new Error(failure.reason)
  }
}

test('goods are replaced while others order what is to arrive: no piece is promised twice, and nobody blocks another', async () => {
  for (let round = 0; round < 2; round++) {
    const sku = await world.sku({ unitPrice: 10_000, stock: { NL: 4 } })
    const returnIds: number[] = []
    for (let at = 0; at < 4; at++) returnIds.push(await inspected(1, sku.number))
    // The shelf is empty now; of ten who want a piece only three get one of the next arrival.
    await sql`insert into expected_arrivals values (${sku.id}, 'NL', '2026-12-01', 3), (${sku.id}, 'NL', '2026-12-14', 9)`.execute(
      world.db,
    )
    const orders = Array.from({ length: 6 }, () => ordered(sku.number))
    const all = await Promise.allSettled([...orders, ...returnIds.map((returnId) => desk.replace(returnId))])
    expect(all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
    const { rows } = await sql<{ on: string; pieces: number }>`
      select expected_on::text as on, sum(waiting)::integer as pieces from order_lines
       where sku_id = ${sku.id} and waiting > 0 group by expected_on order by expected_on`.execute(world.db)
    expect(rows).toEqual([
      { on: '2026-12-01', pieces: 3 },
      { on: '2026-12-14', pieces: 7 },
    ])
    expect(await stockDisagreements(world)).toEqual([])
  }
})
