import { afterAll, beforeAll, expect, test } from 'vitest'
import { listStaffInvoices, sumStaffInvoices } from '../../../../contract/invoice/invoice-list.ts'
import { mostCountedDocuments } from '../../../../rules/invoice/invoice-list.ts'
import { buildWorldOfDocuments, many } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfDocuments()
  admin = await world.staff('admin')
  clerk = await world.staff('finance', [1])
})
afterAll(() => world.close())

/** What is counted, and what is shown of a page. */
const counted = mostCountedDocuments + 100

test.each([
  [{}, counted],
  [{ pageNum: 100 }, 2 * counted],
  // All that are open: so few are sorted.
  [{ status: 'overdue' }, many / 4],
  [{ from: '2026-10-01', until: '2026-10-31' }, counted],
  [{ keyword: 'IIS2611999' }, 50],
  [{ keyword: 'IIS261199' }, 250],
  [{ keyword: 'none of them' }, 0],
] as const)(
  `of ${many} documents of each kind those of %j are listed by reading at most %i of them`,
  async (query, most) => {
    const reads = await readsOf(world, async () => {
      expect((await admin.call(listStaffInvoices, { query })).code).toBe(200)
    })
    expect(reads.ofTable.finance_items ?? 0).toBeLessThanOrEqual(most)
    for (const table of ['finance_items', 'invoices']) expect(reads.wholeTables).not.toContain(table)
    expect(reads.ofTable.invoices ?? 0).toBeLessThanOrEqual(60)
  },
)

test('the sums of a month are read from the index of days, and what is open from that of open ones alone', async () => {
  const query = { from: '2026-10-01', until: '2026-10-31' }
  const month = await readsOf(world, () => admin.call(sumStaffInvoices, { query }))
  expect(month.wholeTables).not.toContain('finance_items')
  expect([...month.indexes]).toEqual(
    expect.arrayContaining(['finance_items_documents', 'finance_items_open_documents']),
  )
  const overdue = await readsOf(world, () => admin.call(sumStaffInvoices, { query: { status: 'overdue' } }))
  expect(overdue.wholeTables).not.toContain('finance_items')
  expect(overdue.indexes).not.toContain('finance_items_documents')
  // One in ten or twenty of each kind is open.
  expect(overdue.ofTable.finance_items).toBeLessThan(many / 2)
})

test('whoever may access every site reads no customer to find documents; for one site each is asked once', async () => {
  const queries = await world.queriesOf(() => admin.call(listStaffInvoices, { query: {} }))
  const [plan = ''] = await genericPlans(
    world,
    queries.filter((text) => text.includes('count(*) over ()')),
  )
  expect(plan).toMatch(/Index Only Scan using finance_items_documents/)
  expect(plan).not.toMatch(/customers/)
  const reads = await readsOf(world, () => clerk.call(listStaffInvoices, { query: {} }))
  expect(reads.wholeTables).not.toContain('finance_items')
  expect(reads.ofTable.invoices ?? 0).toBeLessThanOrEqual(60)
})
