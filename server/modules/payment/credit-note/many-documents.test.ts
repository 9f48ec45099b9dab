import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCreditNotes } from '../../../../contract/payment/credit-note.ts'
import { buildWorldOfDocuments, many } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfDocuments()
  clerk = await world.staff('finance', [1])
})
afterAll(() => world.close())

const creditNotes = many / 5

// For its sums and, beyond the first pages or in another order, for its place each credit note is looked at, and no other document.
test.each([
  [{}, creditNotes],
  [{ pageNum: 100 }, 2 * creditNotes],
  [{ status: 'open', sort: 'highest' }, 1.2 * creditNotes],
  [{ from: '2026-10-01', until: '2026-10-31' }, creditNotes / 4],
  [{ keyword: 'CMA269995' }, 2 * creditNotes],
  [{ keyword: 'none of them' }, 0],
] as const)(
  `of ${many} documents the credit notes %j are listed by reading at most %i of them`,
  async (query, most) => {
    const reads = await readsOf(world, async () => {
      expect((await clerk.call(listCreditNotes, { query })).code).toBe(200)
    })
    expect(reads.ofTable.finance_items).toBeLessThan(most + 50)
    expect(reads.wholeTables).not.toContain('finance_items')
    expect(reads.wholeTables).not.toContain('invoices')
    // Of each that is shown: its own facts. Here all correct the same invoice, whose others are looked at where a number is sought.
    expect(reads.ofTable.invoices).toBeLessThanOrEqual('keyword' in query ? creditNotes + 50 : 50)
  },
)

test('credit notes are found by an index, and their sums by it alone', async () => {
  const queries = await world.queriesOf(() => clerk.call(listCreditNotes, { query: {} }))
  const plans = await genericPlans(
    world,
    queries.filter((text) => text.includes('finance_items')),
  )
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatch(/Index Only Scan using finance_items_credits/)
  expect(plans[0]).not.toMatch(/Seq Scan on finance_items/)
})
