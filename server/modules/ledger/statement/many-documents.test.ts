import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStatement } from '../../../../contract/ledger/statement.ts'
import { buildWorldOfDocuments, custnums, many, signedInAt } from '../../../testing/growth/many-worlds.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorldOfDocuments()
  main = await signedInAt(world, custnums.statement)
})
afterAll(() => world.close())

test.each([
  ['now', '2026-11-08', '2026-11-17'],
  ['half a year ago', '2026-05-08', '2026-05-17'],
])(
  `of a company with ${many} documents a statement of 500 items of %s reads the documents of its rows alone`,
  async (_, from, to) => {
    let [items, open] = [0, 0]
    const reads = await readsOf(world, async () => {
      const { code, data } = await main.call(getStatement, { query: { from, to } })
      expect(code).toBe(200)
      items = data.statements[0]?.rows.length ?? 0
      open = data.statements[0]?.openItems.length ?? 0
    })
    expect(items).toBe(500)
    // What was owed before it and what was open after it is summed: so many times each item of the company is looked at, and never for each other.
    expect(reads.ofTable.finance_items).toBeLessThan(5 * many)
    expect(reads.ofTable.clearings).toBeLessThanOrEqual(many)
    // The long row of an invoice is read where it is shown.
    expect(reads.ofTable.invoices).toBeLessThanOrEqual(items + open)
  },
)
