import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diceOf } from '../../../testing/orders/random-shop.ts'
import { buildWalkShop, type Deed, type WalkShop, walkRandomly } from '../../../testing/orders/random-walk.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findStockDifferences } from './stock-differences.queries.ts'

/** `WALKS_SEED` repeats a run that failed, `WALKS_COUNT` makes it a longer one. */
const seed = process.env.WALKS_SEED ?? String(Date.now())
const count = Number(process.env.WALKS_COUNT ?? 60)

let world: World
let shop: WalkShop
beforeAll(async () => {
  world = await buildWorld()
  shop = await buildWalkShop(world)
})
afterAll(() => world.close())

class Undone extends Error {}

/** What a walk did and what does not hold after it; nothing of it stays. Throws where the walk itself came to something that cannot be. */
async function walk(at: number, control?: Deed) {
  let result: { done: string[]; differences: Awaited<ReturnType<typeof findStockDifferences>> } | undefined
  await world.db
    .transaction()
    .execute(async (tx) => {
      const done = await walkRandomly(tx, shop, diceOf(`${seed} walk ${at}`), control)
      result = { done, differences: await findStockDifferences(tx) }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw new Error(`seed ${seed}, walk ${at}: ${error}`, { cause: error })
    })
  if (!result) throw new Error('a walk ended nowhere')
  return result
}

test(`after ${count} random walks ledger, shelves, promises, lines, shipments and states agree, seed ${seed}`, {
  timeout: 60_000 + count * 1_000,
}, async () => {
  const deeds = new Map<string, number>()
  for (let at = 0; at < count; at++) {
    const { done, differences } = await walk(at)
    expect({ seed, at, differences }).toEqual({ seed, at, differences: [] })
    for (const deed of done) deeds.set(deed, (deeds.get(deed) ?? 0) + 1)
  }
  // A walk on which nothing happens shows nothing.
  for (const deed of ['place', 'release', 'advance', 'cancel', 'receive', 'count'])
    expect([deed, (deeds.get(deed) ?? 0) > 0]).toEqual([deed, true])
})

/** How many walks it takes until a deed that is wrong on purpose shows: in the end, or on the way. */
async function walksUntilFound(control: Deed) {
  for (let at = 0; at < 1_000; at++) {
    const found = await walk(at, control).then(
      ({ differences }) => differences.length > 0,
      () => true,
    )
    if (found) return at + 1
  }
  return Number.POSITIVE_INFINITY
}

test('a shipment that forgets its shelf is found', { timeout: 120_000 }, async () => {
  const forgetShelf: Deed = ({ tx }) =>
    sql`update order_lines set allocated = allocated - 1
         where id = (select id from order_lines where allocated > 0 order by id limit 1)`.execute(tx)
  expect(await walksUntilFound(forgetShelf)).toBeLessThan(1_000)
})

test('goods that nobody is promised are found while somebody waits for them', { timeout: 120_000 }, async () => {
  const receiveUnasked: Deed = ({ tx }) =>
    sql`insert into stock_moves (sku_id, warehouse, kind, pieces, ref, at)
        select l.sku_id, o.ship_from, 'receipt', 1, 'unasked ' || gen_random_uuid(), now()
          from order_lines l join orders o on o.id = l.order_id join skus s on s.id = l.sku_id and s.status <> 'announced'
         where l.waiting > 0 order by l.id limit 1`.execute(tx)
  expect(await walksUntilFound(receiveUnasked)).toBeLessThan(1_000)
})
