import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskReturns } from '../../../../contract/return/staff-return.ts'
import { buildWorldOfReturns, many } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorldOfReturns()
  admin = await world.staff('admin')
})
afterAll(() => world.close())

/** What is read for a page besides the returns that are counted. */
const ofPage = 250

test.each([
  [{}, 10_000],
  [{ pageNum: 100 }, 10_000],
  [{ waits: true }, 192],
  [{ status: 'completed' }, 5_840],
  [{ status: 'submitted' }, 48],
  [{ keyword: 'RNL109995' }, 1],
  [{ keyword: 'NL2600009995' }, 1],
  [{ keyword: '3SRMA00009995' }, 1],
  [{ keyword: 'NL260000999' }, 10],
  [{ keyword: 'none of them' }, 0],
] as const)(
  `of ${many} returns %j are listed for staff by reading no more than %i and those of a page`,
  async (query, total) => {
    let found: number | undefined
    const reads = await readsOf(world, async () => {
      found = (await admin.call(listDeskReturns, { query })).data.total
    })
    expect(found).toBe(total)
    expect(reads.rows).toBeLessThan(total + ofPage)
    // An index of parts of numbers has many entries behind a few rows.
    expect(reads.pages).toBeLessThan(600)
    for (const table of ['returns', 'return_lines', 'orders', 'order_lines'])
      expect(reads.wholeTables).not.toContain(table)
  },
)

test.each([
  ['all', {}, ['returns_desk']],
  ['what waits', { waits: true }, ['returns_desk']],
  ['one state', { status: 'completed' }, ['returns_status']],
  [
    'a whole number',
    { keyword: '3SRMA00012345' },
    ['returns_rma_number_key', 'returns_tracking', 'orders_order_number_key'],
  ],
  ['part of one', { keyword: '3SRMA0001234' }, ['returns_sought', 'return_lines_sought', 'customers_sought']],
] as const)('%s is found by indexes, whatever the values', async (_, query, indexes) => {
  const queries = await world.queriesOf(() => admin.call(listDeskReturns, { query }))
  const plans = await genericPlans(
    world,
    queries.filter((text) => /from "?returns"? /.test(text)),
  )
  for (const index of indexes) expect(plans.join('\n')).toContain(index)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (returns|return_lines|orders|order_lines)/)
})
