import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDeskReturns } from '../../../../contract/console/return.ts'
import { manyReturns } from '../../../testing/return/many-returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const returns = 100_000

let world: World
let admin: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  await manyReturns(world, returns)
  admin = await world.staff('admin')
}, 240_000)
afterAll(() => world.close())

test.each([
  [{}],
  [{ pageNum: 100 }],
  [{ waits: true }],
  [{ status: 'completed' }],
  [{ status: 'submitted' }],
  [{ keyword: 'RNL012345' }],
  [{ keyword: 'NL2600012345' }],
  [{ keyword: '3SRMA00012345' }],
  [{ keyword: 'NL260001234' }],
  [{ keyword: 'none of them' }],
] as const)(`of ${returns} returns %j are listed for staff in less than 60 ms, 19 times in 20`, async (query) => {
  const durations: number[] = []
  for (let at = 0; at < 45; at++) {
    const start = performance.now()
    await admin.call(listDeskReturns, { query })
    if (at >= 5) durations.push(performance.now() - start)
  }
  durations.sort((one, other) => one - other)
  // The goal is 20 ms where nobody else is at work.
  expect(durations[37]).toBeLessThan(60)
})

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
  const read = queries.filter((text) => /from "?returns"? /.test(text))
  const plans = await Promise.all(
    read.map((text) => sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`).execute(world.db)),
  )
  const said = plans.map(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'))
  for (const index of indexes) expect(said.join('\n')).toContain(index)
  for (const plan of said) expect(plan).not.toMatch(/Seq Scan on (returns|return_lines|orders|order_lines)/)
})
