import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFinanceItems } from '../../../../contract/finance/finance.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const documents = 100_000

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  // Most are cleared, as they are in a company's fifth year; others belong to other companies.
  const others = await Promise.all(Array.from({ length: 4 }, () => world.customer()))
  await sql`
    insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
    select (${[main.customerId, ...others]}::integer[])[1 + n % 5], 'invoice', 'debit', 'INL26' || n, 'EUR', 1000 + n,
           case when n % 50 < 45 then 1000 + n else 0 end, date '2026-11-18' - n / 60, date '2026-12-18' - n / 60, now()
      from generate_series(1, ${documents}) n`.execute(world.db)
  await sql`vacuum analyze finance_items`.execute(world.db)
}, 120_000)
afterAll(() => world.close())

test.each([
  [{ view: 'allOpen' }],
  [{ view: 'openInvoice', sort: 'due', ageing: '30' }],
  [{ view: 'all' }],
  [{ view: 'all', keyword: 'INL2612345' }],
] as const)(`of ${documents} documents %j is listed in less than 40 ms, 19 times in 20`, async (query) => {
  const durations: number[] = []
  for (let at = 0; at < 45; at++) {
    const start = performance.now()
    const { code } = await main.call(listFinanceItems, { query })
    if (at >= 5) durations.push(performance.now() - start)
    expect(code).toBe(200)
  }
  durations.sort((one, other) => one - other)
  // On a quiet machine about half of it; the goal is 20 ms there.
  expect(durations[37]).toBeLessThan(40)
})
