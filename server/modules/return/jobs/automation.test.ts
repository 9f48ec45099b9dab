import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeReturn, getReturn } from '../../../../contract/return/return.ts'
import { approve, returnsOf, takeStep } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyReturnUpdates } from '../mail/notify-return-updates.ts'
import { expireReturnsBy, remindOfReturnsBy } from './automation.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

async function submitAt(instant: string, orgId = 1, more: Parameters<typeof returns.submit>[2] = {}) {
  world.setNow(instant)
  const buyer = await world.signedIn({ orgId })
  const { orderno } = await returns.delivered(buyer, number)
  return (await returns.submit(buyer, [{ orderno, qty: 2 }], more)).data
}

const statusOf = async (returnId: number) =>
  (await world.db.selectFrom('returns').select('status').where('id', '=', returnId).executeTakeFirstOrThrow()).status

const expireAt = async (instant: string) => {
  world.setNow(instant)
  await expireReturnsBy(world.db, world.now)()
}

// Thirty days by the clock of the site: over the end of summer time, over its beginning, and without either.
test.each([
  ['2026-10-20T12:00:00Z', '2026-11-19T22:59:00Z', '2026-11-19T23:01:00Z'],
  ['2027-03-10T12:00:00Z', '2027-04-09T21:59:00Z', '2027-04-09T22:01:00Z'],
  ['2026-11-18T23:30:00Z', '2026-12-19T22:59:00Z', '2026-12-19T23:01:00Z'],
])('what was approved at %s may be sent until the end of its last day', async (approvedAt, last, over) => {
  const { returnId, lines } = await submitAt(approvedAt)
  await approve(world, returnId)
  await expireAt(last)
  expect(await statusOf(returnId)).toBe('approved')
  await expireAt(over)
  expect(await statusOf(returnId)).toBe('expired')
  const { returned } = await world.db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.returned')
    .where('o.order_number', '=', lines[0]?.orderno ?? '')
    .executeTakeFirstOrThrow()
  expect(returned).toBe(0)
  await expireAt(over)
  const events = world.db.selectFrom('return_events').select('account_id as by').where('return_id', '=', returnId)
  expect(await events.where('action', '=', 'expire').execute()).toEqual([{ by: null }])
})

test('what was sent in time, or waits for us or our courier, never expires', async () => {
  const submittedAt = '2026-11-18T09:00:00Z'
  const [sent, waiting] = [await submitAt(submittedAt), await submitAt(submittedAt)]
  const collected = await submitAt(submittedAt, 1, { deliveryMode: 'providerCourier' })
  await approve(world, collected.returnId)
  await approve(world, sent.returnId)
  await takeStep(world, sent.returnId, { action: 'send', to: 'sent' })
  await expireAt('2027-03-01T09:00:00Z')
  const statuses = await Promise.all([sent, waiting, collected].map(({ returnId }) => statusOf(returnId)))
  expect(statuses).toEqual(['sent', 'submitted', 'approved'])
})

const remindAt = async (rmaNumber: string, instant: string) => {
  world.setNow(instant)
  await remindOfReturnsBy(world.db, world.now)()
  await notifyReturnUpdates(world.db, world.now())
  const mails = world.db.selectFrom('mails').select('recipient').where('cause', '=', `return ${rmaNumber}`)
  return (await mails.where('subject', 'like', '%is still waiting').execute()).map(({ recipient }) => recipient)
}

// Friday's waits over a weekend; Thursday the 24th over Christmas and the 26th, a Saturday in 2026.
test.each([
  ['2026-11-18T09:00:00Z', '2026-11-19T22:59:00Z', '2026-11-19T23:01:00Z'],
  ['2026-11-20T09:00:00Z', '2026-11-23T22:59:00Z', '2026-11-23T23:01:00Z'],
  ['2026-12-24T09:00:00Z', '2026-12-28T22:59:00Z', '2026-12-28T23:01:00Z'],
  ['2026-10-23T09:00:00Z', '2026-10-26T22:59:00Z', '2026-10-26T23:01:00Z'],
])('of what was submitted at %s the site is reminded once, two working days later', async (at, before, then) => {
  const { rmaNumber } = await submitAt(at)
  expect(await remindAt(rmaNumber, before)).toEqual([])
  expect(await remindAt(rmaNumber, then)).toEqual(['orders.nl@aster.example'])
  expect(await remindAt(rmaNumber, then)).toHaveLength(1)
})

test('nobody is reminded of what was decided, or of what waits for an answer of its customer', async () => {
  const [decided, asked] = [await submitAt('2026-11-18T09:00:00Z'), await submitAt('2026-11-18T09:00:00Z')]
  await approve(world, decided.returnId)
  await takeStep(world, asked.returnId, { action: 'ask', to: 'submitted', set: { question: 'Which printer?' } })
  expect(await remindAt(decided.rmaNumber, '2026-12-18T09:00:00Z')).toEqual([])
  expect(await remindAt(asked.rmaNumber, '2026-12-18T09:00:00Z')).toEqual([])
})

/** Its customer changes it, and so answers what they were asked; says by when it is decided then. */
async function changeAt(returnId: number, instant: string) {
  world.setNow(instant)
  const found = world.db.selectFrom('returns').select('customer_id as customerId').where('id', '=', returnId)
  const buyer = await world.signedIn(await found.executeTakeFirstOrThrow())
  const params = { id: returnId }
  const { revision, lines } = (await buyer.call(getReturn, { params })).data
  const body = { ...(await returns.fillIn(buyer, [{ orderno: lines[0]?.orderno ?? '', qty: 1 }])), revision }
  return (await buyer.call(changeReturn, { params, body })).data.decidesBy
}

test('an answer restarts the decision deadline, of which the site is reminded again; no other change does', async () => {
  const { returnId, rmaNumber } = await submitAt('2026-11-18T09:00:00Z')
  expect(await changeAt(returnId, '2026-11-19T09:00:00Z')).toBe('2026-11-23')
  expect(await remindAt(rmaNumber, '2026-11-20T09:00:00Z')).toHaveLength(1)
  await takeStep(world, returnId, { action: 'ask', to: 'submitted', set: { question: 'Which printer?' } })
  expect(await changeAt(returnId, '2026-11-30T09:00:00Z')).toBe('2026-12-03')
  expect(await remindAt(rmaNumber, '2026-12-01T22:59:00Z')).toHaveLength(1)
  expect(await changeAt(returnId, '2026-12-01T23:00:00Z')).toBe('2026-12-03')
  expect(await remindAt(rmaNumber, '2026-12-01T23:01:00Z')).toHaveLength(2)
  expect(await remindAt(rmaNumber, '2026-12-02T23:01:00Z')).toHaveLength(2)
})
