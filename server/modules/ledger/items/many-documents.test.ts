import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFinanceItems } from '../../../../contract/ledger/items.ts'
import { buildWorldOfDocuments, custnums, many, signedInAt } from '../../../testing/growth/many-worlds.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorldOfDocuments()
  main = await signedInAt(world, custnums.documents)
})
afterAll(() => world.close())

const own = many / 5
const open = own / 10

test.each([
  [{ view: 'allOpen' }, own + open],
  [{ view: 'openInvoice', sort: 'due', ageing: '30' }, 2 * open],
  [{ view: 'all' }, own],
  [{ view: 'all', keyword: 'IOW269995' }, 1],
] as const)(
  `of ${many} documents %j is listed by reading at most %i of the company, and those of a page`,
  async (query, most) => {
    const reads = await readsOf(world, async () => {
      const { code, data } = await main.call(listFinanceItems, { query })
      expect(code).toBe(200)
      expect(data.rows.length).toBeGreaterThan(0)
    })
    expect(reads.rows).toBeLessThan(most + 50)
    expect(reads.wholeTables).not.toContain('finance_items')
  },
)
