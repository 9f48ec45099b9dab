import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type World } from '../world.ts'
import { returnProcessing } from './return-processing.ts'
import { returnsOf } from './returns.ts'
import { findBrokenReturns, findForbiddenSteps } from './walk.ts'

let world: World
let customerId: number
let creditedId: number
beforeAll(async () => {
  world = await buildWorld()
  const returns = returnsOf(world)
  const desk = returnProcessing(world, (await world.staff('manager', [1])).accountId)
  const buyer = await world.signedIn()
  customerId = buyer.customerId
  const { number } = await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })
  const inspected = async () => {
    const { orderno } = await returns.delivered(buyer, number, 2)
    const { returnId } = (await returns.submit(buyer, [{ orderno, qty: 2 }])).data
    await desk.approve(returnId, 1)
    await desk.receive(returnId, 1, 2)
    await desk.inspect(returnId, 1, { restocked: 1, scrapped: 1 })
    return returnId
  }
  creditedId = await inspected()
  await desk.credit(creditedId)
  await desk.replace(await inspected())
})
afterAll(() => world.close())

/** What is found after a change that no trigger and no key has seen, and that is taken back. */
async function brokenBy(change: RawBuilder<unknown>) {
  let found: string[] = []
  const undone = new Error('undone')
  const attempt = world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await change.execute(tx)
    found = await findBrokenReturns(tx, customerId)
    throw undone
  })
  await expect(attempt).rejects.toBe(undone)
  return [...new Set(found.map((broken) => broken.split(' ')[0]))]
}

// The control of the random walks: what they look for is found where it is wrong.
test.each<[string, () => RawBuilder<unknown>]>([
  ['returned', () => sql`update order_lines set returned = returned - 1 where returned > 0`],
  ['credited', () => sql`update invoices set net = net * 2 where corrects_id is not null`],
  ['pieces', () => sql`update return_credits set pieces = pieces + 1`],
  [
    'replaced',
    () => sql`update return_lines set restocked = 0, scrapped = 1, to_send_back = 1 where state = 'replaced'`,
  ],
  ['stock', () => sql`update stock_moves set pieces = pieces + 1 where kind = 'return'`],
  ['ledger', () => sql`update stock set on_hand = on_hand + 1`],
  ['waits', () => sql`update returns set waits_since = now()`],
  ['record', () => sql`update returns set status = 'refused' where id = ${creditedId}`],
])('what is wrong of %s is found', async (name, change) => {
  expect(await findBrokenReturns(world.db, customerId)).toEqual([])
  expect(await brokenBy(change())).toContain(name)
})

test('a step that the table of states does not know is found', () => {
  const at = (state: string) => [{ returnId: 1, position: 1, state }]
  expect(findForbiddenSteps(at('refused'), at('credited'))).toEqual(at('credited'))
  expect(findForbiddenSteps(at('submitted'), at('approved'))).toEqual([])
})
