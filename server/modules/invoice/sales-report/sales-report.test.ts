import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Input } from '../../../../contract/endpoint.ts'
import { exportSales, reportSales } from '../../../../contract/invoice/sales-report.ts'
import { creditInvoice } from '../../../../contract/invoice/staff-invoice.ts'
import { mostLiveDocuments } from '../../../../rules/invoice/sales.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { countSalesBy } from './count-sales.ts'
import { findSalesDifferences } from './sales-differences.queries.ts'

type Staff = Awaited<ReturnType<World['staff']>>
type Query = Input<typeof reportSales>['query']

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-10-31T22:30:00Z') })
  money = await paymentWorld(world)
  buyer = await world.signedIn()
  // By the clock of the Dutch warehouse the day is still that of October.
  const first = await money.invoice(buyer)
  world.setNow('2026-10-31T23:30:00Z')
  await money.invoice(buyer, 3)
  await countSalesBy(world.db, world.now)()
  const clerk = await world.staff('finance', [1])
  const body = { reason: 'Damaged', lines: [{ position: 1, amount: 50 }] }
  await clerk.call(creditInvoice, { params: { number: first.number }, body })
  world.setNow('2026-11-18T09:00:00Z')
  await money.invoice(await world.signedIn(), 1)
})
afterAll(() => world.close())

const dutch = () => world.staff('finance', [1])
const report = async (query: Query = {}, staff?: Staff) =>
  (await (staff ?? (await dutch())).call(reportSales, { query })).data
const november = { from: '2026-11', until: '2026-11' }

test('sales are what was invoiced less what was credited, in the month of the day on the document', async () => {
  const { rows, sums, total, ...found } = await report(november)
  expect(found).toMatchObject({
    ...november,
    before: { from: '2026-10', until: '2026-10' },
    currency: 'EUR',
    thisMonth: '2026-11',
  })
  const [row] = rows
  expect([total, row?.key, row?.share]).toEqual([1, '2026-11', 100])
  const october = (await report({ from: '2026-10', until: '2026-10' })).rows[0]
  expect(october?.net).toBeGreaterThan(0)
  expect(row?.netBefore).toBe(october?.net)
  expect(sums).toEqual([
    { currency: 'EUR', pieces: row?.pieces, net: row?.net, netBefore: row?.netBefore, change: row?.change },
  ])
  // Both say the same before and after they are counted.
  await countSalesBy(world.db, world.now)()
  expect(await report(november)).toEqual({ ...found, rows, sums, total })
})

test('a month begins with the first clock of the sites asked for', async () => {
  const staff = await world.staff('finance', [1, 2, 7])
  const months = async (query: Query) => {
    const { thisMonth, until } = await report(query, staff)
    return [thisMonth, until]
  }
  // Past midnight in Amsterdam, not yet in London and New York.
  world.setNow('2026-10-31T23:30:00Z')
  expect(await months({})).toEqual(['2026-11', '2026-11'])
  expect(await months({ orgId: 7 })).toEqual(['2026-10', '2026-10'])
  world.setNow('2026-11-01T00:30:00Z')
  expect(await months({ orgId: 7 })).toEqual(['2026-11', '2026-11'])
  expect(await months({ orgId: 2 })).toEqual(['2026-10', '2026-10'])
  world.setNow('2026-11-18T09:00:00Z')
})

const both = { from: '2026-10', until: '2026-11' }

test('customers, products, brands and warehouses come to the same, the largest first, charges beside the products', async () => {
  const { sums, rows: months } = await report(both)
  expect(months.map(({ key }) => key)).toEqual(['2026-10', '2026-11'])
  for (const by of ['customer', 'product', 'brand', 'warehouse'] as const) {
    const { rows, total } = await report({ ...both, by })
    const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0)
    expect([by, sum(({ pieces }) => pieces), Math.round(sum(({ net }) => net) * 100)]).toEqual([
      by,
      sums[0]?.pieces,
      Math.round((sums[0]?.net ?? 0) * 100),
    ])
    expect(total).toBe(rows.length)
    expect(rows.map(({ net }) => net)).toEqual(rows.map(({ net }) => net).toSorted((one, other) => other - one))
  }
  // Five pieces at 100.00 less the 50.00 that were credited, and what their orders cost beside.
  const { rows: products } = await report({ ...both, by: 'product' })
  expect(products).toMatchObject([
    { pieces: 5, net: 450 },
    { key: '', number: '', name: '', pieces: 0 },
  ])
  const { rows: customers } = await report({ ...both, by: 'customer', pageSize: 10 })
  expect(customers).toMatchObject([{ key: String(buyer.customerId), pieces: 4 }, { pieces: 1 }])
  expect((await report({ ...both, by: 'warehouse' })).rows).toMatchObject([{ key: 'NL', share: 100 }])
})

test('the last twelve months are the same by the sums of the year, which move on with the month', async () => {
  const untilOf = async () => (await world.db.selectFrom('sales_year').select('until').executeTakeFirst())?.until
  await countSalesBy(world.db, world.now)()
  expect(await untilOf()).toBe('2026-11-01')
  for (const by of ['product', 'brand'] as const) {
    const byYear = await report({ by })
    expect(byYear.rows[0]?.pieces).toBeGreaterThan(0)
    await world.db.updateTable('sales_year').set({ until: '2020-01-01' }).execute()
    expect(await report({ by })).toEqual(byYear)
    await countSalesBy(world.db, world.now)()
  }
  expect(await findSalesDifferences(world.db)).toEqual([])
  // In a year these months are those before.
  world.setNow('2027-11-18T09:00:00Z')
  await countSalesBy(world.db, world.now)()
  expect(await untilOf()).toBe('2027-11-01')
  const [row] = (await report({ by: 'product' })).rows
  expect([row?.pieces, row?.net, row?.change]).toEqual([0, 0, -100])
  expect(row?.netBefore).toBeGreaterThan(0)
  // No clock goes back.
  world.setNow('2026-11-18T09:00:00Z')
  await countSalesBy(world.db, world.now)()
  expect(await untilOf()).toBe('2027-11-01')
  expect((await report({ by: 'product' })).rows[0]?.pieces).toBeGreaterThan(0)
})

test('staff see the sales of their own sites, and currencies are never added up', async () => {
  await money.invoice(await world.signedIn({ orgId: 7 }), 2, 'NL')
  const admin = await world.staff('admin')
  const all = await report(november, admin)
  expect(all.sums.map(({ currency }) => currency)).toEqual(['EUR', 'GBP'])
  expect(all.rows[0]?.net).toBe(all.sums[0]?.net)
  const british = await report({ ...november, orgId: 7 }, admin)
  expect(british).toMatchObject({ currency: 'GBP', sums: [{ currency: 'GBP', pieces: 2 }] })
  expect(british.rows[0]?.net).toBe(all.sums[1]?.net)
  // A file of all has the rows of each, and of one its own alone.
  const currencies = async (query: Record<string, string>) => {
    const lines = (await file({ ...november, by: 'warehouse', ...query }, 'en', admin)).body
      .trim()
      .split('\r\n')
      .slice(1)
    return lines.map((line) =>
      line
        .split(';')
        .slice(7, 8)
        .concat(line.split(';').at(-1) ?? ''),
    )
  }
  const net = (at: number) => all.sums[at]?.net.toFixed(2)
  expect(await currencies({})).toEqual([
    [net(0), 'EUR'],
    [net(1), 'GBP'],
  ])
  expect(await currencies({ currency: 'GBP' })).toEqual([[net(1), 'GBP']])
  // The first site of these has sold nothing.
  const american = await world.staff('finance', [2, 7])
  expect(await report(november, american)).toMatchObject({ currency: 'GBP', total: 1 })
  const { rows, sums } = await report({ ...november, currency: 'GBP' })
  expect([rows, sums.map(({ currency }) => currency)]).toEqual([[], ['EUR']])
  expect(await report({ ...november, orgId: 7 })).toMatchObject({ rows: [], sums: [], total: 0 })
  expect((await (await world.staff('manager', [1])).call(reportSales, { query: {} })).status).toBe(403)
})

test('months that there are not and more than twelve of them are refused with what to do', async () => {
  const clerk = await dutch()
  const refused = async (query: Query) => (await clerk.call(reportSales, { query })).failure
  expect(await refused({ from: '2026-13' })).toMatchObject({ reason: 'request.invalid', fields: ['from'] })
  for (const query of [
    { from: '2025-11', until: '2026-11' },
    { from: '2026-12', until: '2026-11' },
  ])
    expect(await refused(query)).toMatchObject({ reason: 'finance.sales_period', fields: ['from'] })
})

const file = async (query: Record<string, string>, language = 'en', staff?: Staff) =>
  world.app.inject({
    url: `${apiPrefix}${exportSales.path}?${new URLSearchParams({ format: 'csv', ...both, ...query })}`,
    headers: { authorization: `Bearer ${(staff ?? (await dutch())).token}`, 'accept-language': language },
  })

test('the file has the rows of the report', async () => {
  const { rows } = await report({ ...both, by: 'product' })
  const lines = (await file({ by: 'product' })).body.trim().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(';'))).toEqual(
    rows.map(({ key, number, name, pieces, net, share, netBefore }) => [
      ...[both.from, both.until, 'product', key || 'charges', number, name, String(pieces), net.toFixed(2)],
      ...[share?.toFixed(2), netBefore.toFixed(2), '', 'EUR'],
    ]),
  )
})

test('products come with their names in other languages, and the file in the language of the call', async () => {
  const find = async () => (await report({ ...both, by: 'product' })).rows[0]
  const named = { de: 'Toner für Büros' }
  const names = JSON.stringify(named)
  await world.db
    .updateTable('skus')
    .set({ names })
    .where('id', '=', Number((await find())?.key))
    .execute()
  expect((await find())?.names).toEqual(named)
  const firstName = async (by: string) => (await file({ by }, 'de')).body.split('\r\n')[1]?.split(';')[5]
  expect(await firstName('product')).toBe('Toner für Büros')
  const company = 'HP 59A toner'
  await world.db.updateTable('customers').set({ company }).where('id', '=', buyer.customerId).execute()
  expect(await firstName('customer')).toBe(company)
})

test('where too many documents wait, the report says how many it leaves out, and no file is made', async () => {
  await money.invoice(await world.signedIn())
  const before = await report(november)
  expect(before.uncounted).toBe(0)
  await world.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into uncounted_sales select 1000000 + n from generate_series(0, ${mostLiveDocuments}) n`.execute(
      tx,
    )
  })
  const late = await report(november)
  expect(late.uncounted).toBeGreaterThan(mostLiveDocuments)
  expect(late.rows[0]?.net).toBeLessThan(before.rows[0]?.net ?? 0)
  expect((await file({})).json()).toMatchObject({
    msg: 'Some documents are still being counted. Export again in a few minutes',
  })
})
