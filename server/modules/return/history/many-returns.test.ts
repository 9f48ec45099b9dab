import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listReturns } from '../../../../contract/return/return.ts'
import { buildWorldOfReturns, custnums, many, signedInAt } from '../../../testing/growth/many-worlds.ts'
import { genericPlans, readsOf } from '../../../testing/growth/rows-read.ts'
import type { World } from '../../../testing/world.ts'

let world: World
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorldOfReturns()
  buyer = await signedInAt(world, custnums.returns)
})
afterAll(() => world.close())

const own = many / 5
/** What is read for a page besides the returns of the customer. */
const ofPage = 300

test.each([
  [{}, own, 2 * own + ofPage],
  [{ pageNum: 100 }, own, 2 * own + ofPage],
  [{ status: 'completed' }, 1_040, 2 * own + ofPage],
  [{ status: 'sent' }, 48, 2 * own + ofPage],
  [{ keyword: 'RNL109995' }, 1, 50],
  [{ keyword: 'NL2600009995' }, 1, 50],
  [{ keyword: 'none of them' }, 0, 50],
] as const)(
  `of ${many} returns those of a customer %j are listed by reading theirs alone`,
  async (query, total, most) => {
    let found: number | undefined
    const reads = await readsOf(world, async () => {
      found = (await buyer.call(listReturns, { query })).data.total
    })
    expect(found).toBe(total)
    expect(reads.rows).toBeLessThan(most)
    // Lines and orders are read for the twenty that are shown.
    expect(reads.ofTable).toMatchObject({ return_lines: expect.toSatisfy((rows: number) => rows <= 100) })
    expect(reads.wholeTables).not.toContain('returns')
  },
)

test('a number is sought by indexes, whatever the values', async () => {
  const queries = await world.queriesOf(() => buyer.call(listReturns, { query: { keyword: 'RNL1012' } }))
  const plans = await genericPlans(
    world,
    queries.filter((text) => text.includes('l.words like')),
  )
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    for (const index of ['returns_sought', 'return_lines_sought']) expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on (returns|orders|order_lines)/)
  }
})

test('a whole number is looked up, whatever the database believes of its tables', async () => {
  await sql`delete from pg_statistic where starelid = 'returns'::regclass`.execute(world.db)
  const reads = await readsOf(world, () => buyer.call(listReturns, { query: { keyword: 'RNL109995' } }))
  expect(reads.rows).toBeLessThan(50)
})
