import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBankEntries, listOpenItems } from '../../../../contract/payment/payment.ts'
import { mostCountedEntries } from '../../../../rules/payment/payment.ts'
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

test(`of 12,000 ignored entries ${mostCountedEntries} are counted, and of all orders those of what is open are read for open ones`, async () => {
  const clerk = await world.staff('finance', [1])
  await sql`
    insert into orders (order_number, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to, ship_to, currency,
                        terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, promised_on, placed_at)
    select 'OMANY' || n, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to, ship_to, currency,
           terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, promised_on, placed_at
      from (select * from orders limit 1) o, generate_series(1, 3000) n`.execute(world.db)
  await sql`
    with statement as (
      insert into bank_statements (org_id, account, currency, reference, imported_at, imported_by)
      select 1, 'NL00MANY', 'EUR', 'many', now(), max(id) from accounts where customer_id is null returning id, imported_by)
    insert into bank_entries (statement_id, reference, part, booked_on, amount, currency, direction, is_reversal, return_reason, payer_name,
                              payer_account, remittance, creditor_references, end_to_end_id, bank_note, status, note, decided_at, decided_by)
    select s.id, 'many-' || n, 0, '2026-11-01', 100, 'EUR', 'credit', false, '', 'Payer', '', '', '{}', '', '',
           case when n > 1 then 'ignored' else 'open' end, 'private', case when n > 1 then now() end, case when n > 1 then s.imported_by end
      from statement s, generate_series(1, 12001) n`.execute(world.db)
  await sql`vacuum analyze`.execute(world.db)
  const counted = await readsOf(world, async () => {
    const { data } = await clerk.call(listBankEntries, { query: { status: 'ignored' } })
    expect(data).toMatchObject({ total: mostCountedEntries, rows: { length: 20 } })
  })
  expect(counted.ofTable.bank_entries).toBeLessThan(mostCountedEntries + 2 * 20)
  const proposed = await readsOf(world, async () => {
    expect((await clerk.call(listBankEntries, { query: { status: 'open' } })).data.total).toBe(1)
  })
  // Hardly one of these items has an order.
  expect(proposed.ofTable.orders).toBeLessThan(100)
})
