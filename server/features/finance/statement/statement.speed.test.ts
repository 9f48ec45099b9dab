import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStatement } from '../../../../contract/finance/statement.ts'
import { makeInvoice } from '../../../testing/orders/invoices.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const documents = 100_000
/** Of the last quarter, as many as a statement takes. */
const perDay = 50

const [line] = makeInvoice().lines
const paper = { ...makeInvoice(), lines: Array.from({ length: 10 }, (_, at) => ({ ...line, position: at + 1 })) }

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  // Every invoice but the last thousands is paid a month later by a payment of its own.
  await sql`
    insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
    select ${main.customerId}, case side when 'debit' then 'invoice' else 'payment' end, side, side || n, 'EUR', 1000 + n,
           case when n > ${documents / 40} then 1000 + n else 0 end, date '2026-11-17' - (n - 1) / ${perDay / 2},
           case side when 'debit' then date '2026-12-17' - (n - 1) / ${perDay / 2} end, timestamptz '2026-11-17 12:00+00' - make_interval(days => (n - 1) / ${perDay / 2})
      from generate_series(1, ${documents / 2}) n, unnest(array['debit', 'credit']) side`.execute(world.db)
  // Each as long as a usual invoice of ten lines.
  await world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, shipment_id, net, vat, facts)
      select f.id, 'invoice', 1, 2026, f.id, f.id, f.id, 0, 0, ${JSON.stringify(paper)}::jsonb || jsonb_build_object('number', f.number)
        from finance_items f where f.kind = 'invoice'`.execute(tx)
  })
  await sql`alter table clearings disable trigger clearing_posts`.execute(world.db)
  await sql`
    insert into clearings (debit_id, credit_id, amount, at)
    select d.id, k.id, d.amount, d.created_at + interval '30 days'
      from finance_items d
      join finance_items k on k.number = 'credit' || substr(d.number, 6)
     where d.side = 'debit' and d.cleared > 0`.execute(world.db)
  await sql`vacuum analyze finance_items, clearings, invoices`.execute(world.db)
}, 120_000)
afterAll(() => world.close())

test.each([
  ['now', '2026-08-10', '2026-11-17'],
  ['two years ago', '2024-08-10', '2024-11-17'],
])(`of ${documents} documents a statement of 5,000 items of %s takes less than 500 ms`, async (_, from, to) => {
  const durations: number[] = []
  for (let at = 0; at < 12; at++) {
    const start = performance.now()
    const { code, data } = await main.call(getStatement, { query: { from, to } })
    durations.push(performance.now() - start)
    expect([code, data.statements[0]?.rows.length]).toEqual([200, 5_000])
  }
  durations.sort((one, other) => one - other)
  expect(durations[6]).toBeLessThan(500)
})
