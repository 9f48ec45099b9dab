import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOpenItems } from '../../../../contract/console/money.ts'
import { moneyWorld } from '../../../testing/orders/money.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const documents = 100_000

let world: World
let dutch: Awaited<ReturnType<World['staff']>>
let german: typeof dutch
beforeAll(async () => {
  world = await buildWorld()
  const money = await moneyWorld(world)
  const { orderId } = await money.invoice(await world.signedIn())
  ;[dutch, german] = [money.clerk, money.stranger]
  const customers = await Promise.all(Array.from({ length: 500 }, () => world.customer({ orgId: 5 })))
  // Of German customers, one in ten invoiced by the Dutch company and the rest by the British one; one in twenty is open.
  await world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into finance_items (customer_id, kind, side, number, currency, amount, cleared, issued_on, due_on, created_at)
      select (${customers}::integer[])[1 + n % 500], 'invoice', 'debit', 'I26' || n, 'EUR', 1000 + n,
             case when n % 20 > 0 then 1000 + n else 0 end, date '2026-11-18' - n / 60, date '2026-12-18' - n / 60, now()
        from generate_series(1, ${documents}) n`.execute(tx)
    await sql`
      insert into invoices (item_id, kind, issuer_org_id, year, serial, order_id, shipment_id, net, vat, facts)
      select f.id, 'invoice', case when f.id % 10 < 1 then 1 else 7 end, 2026, 1000 + f.id, ${orderId}, 1000 + f.id, 0, 0, '{}'
        from finance_items f where f.number like 'I26%'`.execute(tx)
  })
  await sql`vacuum analyze finance_items, invoices, customers`.execute(world.db)
}, 240_000)
afterAll(() => world.close())

test.each([{}, { keyword: 'I2612340' }, { keyword: 'none of them' }])(
  `of ${documents} documents those that are open %j are listed in less than 100 ms, 9 times in 10`,
  async (query) => {
    for (const clerk of [dutch, german]) {
      const durations: number[] = []
      for (let at = 0; at < 25; at++) {
        const start = performance.now()
        const { code } = await clerk.call(listOpenItems, { query })
        if (at >= 5) durations.push(performance.now() - start)
        expect(code).toBe(200)
      }
      durations.sort((one, other) => one - other)
      // With others busy on the same cores: 11 to 24 ms.
      expect(durations[17]).toBeLessThan(100)
    }
  },
)

test('what is open is found by an index, whoever issued it', async () => {
  const queries = await world.queriesOf(() => dutch.call(listOpenItems, { query: {} }))
  const [read = ''] = queries.filter((text) => text.includes('finance_items'))
  const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${read}`).execute(world.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).not.toMatch(/Seq Scan on (finance_items|invoices)/)
})
