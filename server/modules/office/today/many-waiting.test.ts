import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getToday } from '../../../../contract/office/today.ts'
import { buildWorldOfReturns, many } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfReturns()
  clerk = await world.staff('finance', [1])
})
afterAll(() => world.close())

const planOf = async (word: string) => {
  const queries = await world.queriesOf(() => clerk.call(getToday, {}))
  const read = queries.filter((text) => text.includes(word))
  expect(read).toHaveLength(1)
  return (await genericPlans(world, read)).join('\n')
}

test(`what waits of ${many} e-invoices, disputes and entries of the bank is found by an index, whatever the values`, async () => {
  const plan = await planOf('e_invoice_outbox')
  for (const index of ['e_invoice_outbox_status', 'bank_entries_status', 'item_disputes_live'])
    expect(plan).toContain(index)
  // Tables that hold nothing here may be read whole, which costs nothing.
  expect(plan).not.toMatch(/Seq Scan on (finance_items|e_invoice_outbox|item_disputes|bank_entries)/)
})

test(`what waits of ${many} returns is found by an index, and their lines one by one`, async () => {
  const plan = await planOf('join returns r')
  // Either index leads to them: the one by status skips from status to status.
  expect(plan).toMatch(
    /Index (Only )?Scan using returns_(desk|status) on returns r.*\n\s+Index Cond: \(waits_since IS NOT NULL\)/,
  )
  expect(plan).toContain('return_lines_pkey')
  expect(plan).not.toMatch(/Seq Scan on (returns|return_lines)/)
})

test(`beside ${many} of each, finance has its day by reading what waits alone`, async () => {
  const { rows } = await sql<{ returns: number; entries: number; disputes: number; failed: number }>`
    select (select count(*)::integer from returns where waits_since is not null) as returns,
           (select count(*)::integer from bank_entries where status = 'open') as entries,
           (select count(*)::integer from item_disputes where ended_at is null) as disputes,
           (select count(*)::integer from e_invoice_outbox where status = 'failed') as failed`.execute(world.db)
  const [waiting = { returns: 0, entries: 0, disputes: 0, failed: 0 }] = rows
  for (const count of Object.values(waiting)) expect(count).toBeGreaterThan(0)
  const { ofTable } = await readsOf(world, async () => {
    const { data } = await clerk.call(getToday, {})
    expect(data.money).toMatchObject({ unmatchedPayments: expect.any(Number) })
    expect(data.returns?.toInspect).toBeGreaterThan(0)
  })
  expect(ofTable.returns).toBeLessThanOrEqual(waiting.returns)
  // Each is asked for several of its steps.
  expect(ofTable.return_lines).toBeLessThanOrEqual(4 * waiting.returns)
  expect(ofTable.bank_entries).toBeLessThanOrEqual(waiting.entries)
  expect(ofTable.item_disputes).toBeLessThanOrEqual(waiting.disputes)
  expect(ofTable.e_invoice_outbox).toBeLessThanOrEqual(waiting.failed)
  expect(ofTable.finance_items).toBeLessThanOrEqual(waiting.disputes + waiting.failed)
})
