import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../db/database.ts'
import { diceOf } from '../../../testing/order/random-shop.ts'
import { type Deed, walkRandomly } from '../../../testing/order/random-walk.ts'
import { runUndone } from '../../../testing/order/undone.ts'
import { buildWalkShop, type WalkShop } from '../../../testing/order/walk-shop.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findFinanceDifferences } from '../../ledger/posting/finance-differences.queries.ts'

/** `HISTORIES_SEED` repeats a run that failed, `HISTORIES_COUNT` makes it a longer one. */
const seed = process.env.HISTORIES_SEED ?? String(Date.now())
const count = Number(process.env.HISTORIES_COUNT ?? 40)

let world: World
let shop: WalkShop
beforeAll(async () => {
  world = await buildWorld()
  shop = await buildWalkShop(world)
})
afterAll(() => world.close())

type Seen = {
  invoices: number
  credits: number
  inParts: number
  withDiscount: number
  differences: number
  currencies: string[]
}
type History = { broken: Awaited<ReturnType<typeof findFinanceDifferences>>; seen: Seen }

async function look(tx: Tx): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select count(*) filter (where i.kind = 'invoice')::integer as invoices, count(*) filter (where i.kind = 'credit')::integer as credits,
           (select count(*) from (select order_id from invoices where kind = 'invoice' group by order_id having count(*) > 1) p)::integer as "inParts",
           count(*) filter (where o.discount > 0)::integer as "withDiscount",
           (select count(*) from finance_items where kind = 'difference')::integer as differences,
           coalesce(array_agg(distinct o.currency::text) filter (where o.id is not null), '{}') as currencies
      from invoices i join orders o on o.id = i.order_id`.execute(tx)
  const [seen] = rows
  if (!seen) throw new Error('nothing was read')
  return seen
}

/** What a random history of orders came to; nothing of it stays. Throws where it came to something that cannot be. */
const runHistory = (at: number, control?: Deed): Promise<History> =>
  runUndone(world.db, async (tx) => {
    await walkRandomly(tx, shop, diceOf(`${seed} history ${at}`), { control, emphasis: 'billing' })
    return { broken: await findFinanceDifferences(tx), seen: await look(tx) }
  }).catch((error: unknown) => {
    throw new Error(`seed ${seed}, history ${at}: ${error}`, { cause: error })
  })

test(`after ${count} random histories invoices, credit notes, payments and orders agree, seed ${seed}`, {
  timeout: 300_000 + count * 1_000,
}, async () => {
  const all: Seen[] = []
  for (let at = 0; at < count || (!showsEnough(all) && at < 10 * count); at++) {
    const { broken, seen } = await runHistory(at)
    expect({ seed, at, broken }).toEqual({ seed, at, broken: [] })
    all.push(seen)
  }
  expect(showsEnough(all)).toBe(true)
})

/** Whether they have some of everything: a history in which nothing happens shows nothing. */
function showsEnough(all: readonly Seen[]) {
  const sum = (pick: (seen: Seen) => number) => all.reduce((total, seen) => total + pick(seen), 0)
  const totals = [
    sum((one) => one.invoices),
    sum((one) => one.credits),
    sum((one) => one.inParts),
    sum((one) => one.withDiscount),
  ]
  return totals.every((total) => total > count / 4) && new Set(all.flatMap(({ currencies }) => currencies)).size === 3
}

/** How many histories it takes until a deed that is wrong on purpose shows. */
async function historiesUntilFound(control: Deed) {
  for (let at = 0; at < 1_000; at++) {
    const found = await runHistory(at, control).then(
      ({ broken }) => broken.length > 0,
      () => true,
    )
    if (found) return at + 1
  }
  return Number.POSITIVE_INFINITY
}

test('a number that nobody got is found', async () => {
  const loseNumber: Deed = ({ tx }) => sql`update invoice_counters set last = last + 1`.execute(tx)
  expect(await historiesUntilFound(loseNumber)).toBeLessThan(1_000)
})
