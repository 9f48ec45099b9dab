import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFinanceOverview } from '../../../../contract/ledger/overview.ts'
import { buildWorldOfDocuments, custnums, many, signedInAt } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorldOfDocuments()
  main = await signedInAt(world, custnums.documents)
})
afterAll(() => world.close())

test('the overview reads the documents of the company and their lines once, and what is open twice more', async () => {
  const own = many / 5
  const open = own / 10
  const { ofTable } = await readsOf(world, async () => {
    expect((await main.call(getFinanceOverview, {})).code).toBe(200)
  })
  expect(ofTable.finance_items).toBeGreaterThan(own / 2)
  expect(ofTable.finance_items).toBeLessThanOrEqual(own + 2 * open)
  expect(ofTable.invoice_lines).toBeLessThanOrEqual(3 * own)
  expect(ofTable.order_lines).toBeLessThanOrEqual(3 * own)
})

test('documents and their lines are found by an index, whatever the values', async () => {
  const queries = await world.queriesOf(() => main.call(getFinanceOverview, {}))
  const plans = await genericPlans(
    world,
    queries.filter((text) => text.includes('finance_items')),
  )
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toMatch(/Scan using finance_items_(customer|open)/)
    expect(plan).not.toMatch(/Seq Scan on (finance_items|invoice_lines|order_lines)/)
  }
})
