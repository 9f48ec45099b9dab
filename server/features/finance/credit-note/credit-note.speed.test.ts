import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCreditNotes } from '../../../../contract/console/credit-note.ts'
import { moneyWorld } from '../../../testing/orders/money.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const documents = 100_000

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  const money = await moneyWorld(world)
  const { id, orderId } = await money.invoice(await world.signedIn())
  clerk = money.clerk
  const customers = await Promise.all(Array.from({ length: 50 }, () => world.customer()))
  // One in five documents is a credit note, most of them cleared: more than any shop has.
  await sql`
    insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
    select (${customers}::integer[])[1 + n / 5 % 50], case when n % 5 = 0 then 'credit' else 'invoice' end,
           case when n % 5 = 0 then 'credit' else 'debit' end, case when n % 5 = 0 then 'CNL26' else 'INL26' end || n, 'EUR', 1000 + n,
           case when n / 5 % 50 < 45 then 1000 + n else 0 end, date '2026-11-18' - n / 60,
           case when n % 5 > 0 then date '2026-12-18' - n / 60 end, now()
      from generate_series(1, ${documents}) n`.execute(world.db)
  // The trigger adds up all that corrects an invoice: here that is everything.
  await sql`alter table invoices disable trigger invoice_credits`.execute(world.db)
  await sql`
    insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, corrects_id, reason, net, vat, facts)
    select f.id, 'credit', 1, 2026, 1000 + row_number() over (order by f.id), ${orderId}, ${id}, 'Damaged', 0, 0, '{}'
      from finance_items f where f.kind = 'credit'`.execute(world.db)
  await sql`vacuum analyze finance_items, invoices`.execute(world.db)
}, 240_000)
afterAll(() => world.close())

test.each([
  [{}],
  [{ pageNum: 100 }],
  [{ status: 'open', sort: 'highest' }],
  [{ from: '2026-10-01', until: '2026-10-31' }],
  [{ keyword: 'CNL2612345' }],
  [{ keyword: 'none of them' }],
] as const)(
  `of ${documents} documents the credit notes %j are listed in less than 60 ms, 19 times in 20`,
  async (query) => {
    const durations: number[] = []
    for (let at = 0; at < 45; at++) {
      const start = performance.now()
      const { code } = await clerk.call(listCreditNotes, { query })
      if (at >= 5) durations.push(performance.now() - start)
      expect(code).toBe(200)
    }
    durations.sort((one, other) => one - other)
    // With others busy on the same cores the fastest took 5 to 15 ms; the goal is 20 ms where nobody is.
    expect(durations[37]).toBeLessThan(60)
  },
)

test('credit notes are found by an index, and their sums by it alone', async () => {
  const queries = await world.queriesOf(() => clerk.call(listCreditNotes, { query: {} }))
  const read = queries.filter((text) => text.includes('finance_items'))
  expect(read).toHaveLength(1)
  const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${read[0]}`).execute(world.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Only Scan using finance_items_credits/)
  expect(plan).not.toMatch(/Seq Scan on finance_items/)
})
