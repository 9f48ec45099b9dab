import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportSales } from '../../../../contract/invoice/sales-report.ts'
import { buildWorldOfDocuments, many } from '../../../testing/growth/many-worlds.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { runUndone } from '../../../testing/order/undone.ts'
import type { World } from '../../../testing/world.ts'
import { countSales } from './count-sales.ts'
import { startSalesYear } from './sales-year.queries.ts'

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
/** So many months are counted, and so many customers and products bought in each. */
const months = 36
const buyers = 50
const products = 200

beforeAll(async () => {
  world = await buildWorldOfDocuments()
  clerk = await world.staff('finance', [1])
  await (await paymentWorld(world)).invoice(await world.signedIn())
  const month = sql`(date '2026-11-01' - make_interval(months => m))::date`
  await sql`
    insert into warehouse_sales (month, org_id, warehouse, currency, pieces, net)
    select ${month}, 1, 'NL', 'EUR', 5, 500 from generate_series(0, ${months - 1}) m on conflict do nothing`.execute(
    world.db,
  )
  await sql`
    insert into customer_sales (month, org_id, customer_id, currency, pieces, net)
    select ${month}, c.org_id, c.id, 'EUR', 5, 500
      from generate_series(0, ${months - 1}) m, (select id, org_id from customers order by id limit ${buyers}) c`.execute(
    world.db,
  )
  await sql`
    insert into product_sales (month, org_id, sku_id, currency, pieces, net)
    select ${month}, 1, k.id, 'EUR', 5, 500
      from generate_series(0, ${months - 1}) m, (select id from skus order by id limit ${products}) k`.execute(world.db)
  // All that there was before the upgrade is counted.
  await sql`insert into earlier_sales (counted_until, last_id) select max(item_id), max(item_id) from invoices`.execute(
    world.db,
  )
  await sql`vacuum analyze warehouse_sales, customer_sales, product_sales, uncounted_sales, earlier_sales`.execute(
    world.db,
  )
})
afterAll(() => world.close())

test.each([
  ['customer', 2 * buyers],
  ['product', 2 * products],
  ['brand', 2 * products],
] as const)(
  `of ${many} documents of each kind and ${months} months, a report by %s reads the %i sums of its months and what is not counted yet`,
  async (by, most) => {
    const period = { from: '2026-11', until: '2026-11' }
    const reads = await readsOf(world, async () => {
      expect((await clerk.call(reportSales, { query: { ...period, by } })).data.rows.length).toBeGreaterThan(0)
    })
    expect((reads.ofTable.customer_sales ?? 0) + (reads.ofTable.product_sales ?? 0)).toBeLessThanOrEqual(most)
    expect(reads.ofTable.invoices ?? 0).toBe(0)
    expect(reads.wholeTables).not.toContain('invoices')
    // The two documents that wait are looked up for the rows and for the sums, line by line.
    for (const table of ['finance_items', 'orders', 'invoice_lines'])
      expect(reads.ofTable[table] ?? 0).toBeLessThanOrEqual(8)
    for (const table of ['finance_items', 'invoice_lines']) expect(reads.wholeTables).not.toContain(table)
  },
)

test.each(['product', 'brand'] as const)(
  'of the last twelve months, a report by %s reads a sum for each product',
  async (by) => {
    await world.db.transaction().execute((tx) => startSalesYear(tx, world.now()))
    await sql`vacuum analyze product_year_sales`.execute(world.db)
    const reads = await readsOf(world, async () => {
      const { rows } = (await clerk.call(reportSales, { query: { by } })).data
      // Twelve months of 500 cents, and as many before.
      if (by === 'product') expect(rows).toContainEqual(expect.objectContaining({ pieces: 60, net: 60, netBefore: 60 }))
    })
    expect(reads.ofTable.product_sales ?? 0).toBe(0)
    expect(reads.ofTable.product_year_sales).toBeLessThanOrEqual(products + 1)
  },
)

test('the year has twelve months and twelve before of what is counted, whether a sum is new or changed', async () => {
  const changed = sql`select distinct org_id as "orgId", pieces, net, net_before as "netBefore" from product_year_sales
    where sku_id in (select id from skus order by id limit ${products}) order by 1`
  const rows = await runUndone(world.db, async (tx) => {
    await startSalesYear(tx, world.now())
    await sql`update product_sales set net = net + 1, pieces = pieces + 1`.execute(tx)
    await sql`
      insert into product_sales (month, org_id, sku_id, currency, pieces, net)
      select month, 5, sku_id, currency, pieces, net from product_sales where sku_id is not null`.execute(tx)
    return (await changed.execute(tx)).rows
  })
  const sums = { pieces: 12 * 6, net: 12 * 501, netBefore: 12 * 501 }
  expect(rows).toEqual([1, 5].map((orgId) => ({ orgId, ...sums })))
})

test(`of ${many} documents from before the upgrade, the job reads those that it counts`, async () => {
  await sql`update earlier_sales set counted_until = last_id / 2`.execute(world.db)
  const reads = await readsOf(world, async () => {
    expect(await world.db.transaction().execute((tx) => countSales(tx, 100))).toBe(100)
  })
  for (const table of ['invoices', 'finance_items', 'invoice_lines']) {
    expect(reads.wholeTables).not.toContain(table)
    expect(reads.ofTable[table] ?? 0).toBeLessThanOrEqual(300)
  }
})
