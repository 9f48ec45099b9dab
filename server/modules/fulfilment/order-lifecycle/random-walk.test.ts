import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Arrival, expectedOn, remainingArrivals } from '../../../../rules/order/back-order.ts'
import type { Tx } from '../../../db/database.ts'
import { diceOf } from '../../../testing/order/random-shop.ts'
import { type Deed, walkRandomly } from '../../../testing/order/random-walk.ts'
import { runUndone } from '../../../testing/order/undone.ts'
import { buildWalkShop, type WalkShop } from '../../../testing/order/walk-shop.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'
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

type Dates = Record<string, string | null>
type WalkResult = {
  done: string[]
  differences: Awaited<ReturnType<typeof findStockDifferences>>
  dates: { told: Dates; byRule: Dates }
}

/** The day that was last announced for each line that waits, and the one that the rule says, for each shelf in the order of placing. */
async function compareDates(tx: Tx): Promise<WalkResult['dates']> {
  const { rows } = await sql<{ lines: { id: number; waiting: number; toldOn: string | null }[]; arrivals: Arrival[] }>`
    select json_agg(json_build_object('id', l.id, 'waiting', l.waiting, 'toldOn', l.told_on) order by o.placed_at, o.id, l.position) as lines,
           (select coalesce(json_agg(json_build_object('on', e.expected_on, 'pieces', e.quantity - e.received) order by e.expected_on), '[]')
              from expected_arrivals e where e.sku_id = l.sku_id and e.warehouse = o.ship_from) as arrivals
      from order_lines l join orders o on o.id = l.order_id
     where l.waiting > 0
     group by l.sku_id, o.ship_from
  `.execute(tx)
  const [told, byRule]: [Dates, Dates] = [{}, {}]
  for (const { lines, arrivals } of rows) {
    let before = 0
    for (const { id, waiting, toldOn } of lines) {
      told[id] = toldOn
      byRule[id] = expectedOn(remainingArrivals(arrivals, before), waiting)
      before += waiting
    }
  }
  return { told, byRule }
}

/** What a walk did and what does not hold after it; nothing of it stays. Throws where the walk itself came to something that cannot be. */
const walk = (at: number, control?: Deed): Promise<WalkResult> =>
  runUndone(world.db, async (tx) => {
    const done = await walkRandomly(tx, shop, diceOf(`${seed} walk ${at}`), { control })
    const differences = [...(await findStockDifferences(tx)), ...(await findFinanceDifferences(tx))]
    return { done, differences, dates: await compareDates(tx) }
  }).catch((error: unknown) => {
    throw new Error(`seed ${seed}, walk ${at}: ${error}`, { cause: error })
  })

test(`after ${count} random walks ledger, shelves, promises, lines, shipments, states and announced dates agree, seed ${seed}`, {
  timeout: 300_000 + count * 1_000,
}, async () => {
  const deeds = new Map<string, number>()
  let known = 0
  for (let at = 0; at < count; at++) {
    const { done, differences, dates } = await walk(at)
    expect({ seed, at, differences }).toEqual({ seed, at, differences: [] })
    expect({ seed, at, dates: dates.told }).toEqual({ seed, at, dates: dates.byRule })
    known += Object.values(dates.told).filter((day) => day !== null).length
    for (const deed of done) deeds.set(deed, (deeds.get(deed) ?? 0) + 1)
  }
  // In 600 walks 364 dates were announced: of 60 fewer than 6 are not met with by chance.
  expect(known).toBeGreaterThan(count / 10)
  // A walk on which nothing happens shows nothing.
  for (const deed of [
    'place',
    'change',
    'release',
    'advance',
    'shortPick',
    'cancel',
    'receive',
    'announce',
    'count',
    'changeWarehouses',
  ])
    expect([deed, (deeds.get(deed) ?? 0) > 0]).toEqual([deed, true])
})

/** How many walks it takes until a deed that is wrong on purpose shows: in the end, or on the way. */
async function walksUntilFound(control: Deed) {
  for (let at = 0; at < 1_000; at++) {
    const found = await walk(at, control).then(
      ({ differences, dates }) => differences.length > 0 || JSON.stringify(dates.told) !== JSON.stringify(dates.byRule),
      () => true,
    )
    if (found) return at + 1
  }
  return Number.POSITIVE_INFINITY
}

test('a shipment that forgets its shelf is found', async () => {
  const forgetShelf: Deed = ({ tx }) =>
    sql`update order_lines set allocated = allocated - 1
         where id = (select id from order_lines where allocated > 0 order by id limit 1)`.execute(tx)
  expect(await walksUntilFound(forgetShelf)).toBeLessThan(1_000)
})

test('goods that are promised to no order are found while an order waits for them', async () => {
  const receiveUnasked: Deed = ({ tx }) =>
    sql`insert into stock_moves (sku_id, warehouse, kind, pieces, ref, at)
        select l.sku_id, o.ship_from, 'receipt', 1, 'unasked ' || gen_random_uuid(), now()
          from order_lines l join orders o on o.id = l.order_id join skus s on s.id = l.sku_id and s.status <> 'announced'
         where l.waiting > 0 order by l.id limit 1`.execute(tx)
  expect(await walksUntilFound(receiveUnasked)).toBeLessThan(1_000)
})

test('a date that moves without a word is found', async () => {
  const moveSilently: Deed = ({ tx }) =>
    sql`update expected_arrivals set expected_on = expected_on + 20 where received < quantity`.execute(tx)
  expect(await walksUntilFound(moveSilently)).toBeLessThan(1_000)
})
