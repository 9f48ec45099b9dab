import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOpenItems } from '../../../../contract/payment/payment.ts'
import { buildWorldOfDocuments } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
/** Of the site that issued one in ten invoices of customers abroad, and of the site of these customers. */
let [dutch, german]: Awaited<ReturnType<World['staff']>>[] = []
let counts: { all: number; open: number }
beforeAll(async () => {
  world = await buildWorldOfDocuments()
  dutch = await world.staff('finance', [1])
  german = await world.staff('finance', [5])
  const { rows } = await sql<typeof counts>`
    select count(*)::integer as all, count(*) filter (where cleared < amount)::integer as open from finance_items`.execute(
    world.db,
  )
  counts = rows[0] ?? { all: 0, open: 0 }
})
afterAll(() => world.close())

test.each([{}, { keyword: 'IIS269980' }, { keyword: 'none of them' }])(
  'those that are open %j are listed by reading what is open once, whoever issued it',
  async (query) => {
    expect(counts.open).toBeLessThan(counts.all / 10)
    for (const clerk of [dutch, german]) {
      const reads = await readsOf(world, async () => {
        expect((await clerk?.call(listOpenItems, { query }))?.code).toBe(200)
      })
      // Once, as the means of many loops show it.
      expect(reads.ofTable.finance_items).toBeLessThan(1.05 * counts.open)
      expect(reads.ofTable.invoices ?? 0).toBeLessThanOrEqual(counts.open)
    }
  },
)

test('what is open is found by an index, whoever issued it', async () => {
  const queries = await world.queriesOf(() => dutch?.call(listOpenItems, { query: {} }) ?? Promise.reject())
  const [plan] = await genericPlans(
    world,
    queries.filter((text) => text.includes('finance_items')),
  )
  expect(plan).toContain('finance_items')
  expect(plan).not.toMatch(/Seq Scan on (finance_items|invoices)/)
})
