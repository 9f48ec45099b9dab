import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMonths, salesPeriod, salesViews } from '../../../../rules/invoice/sales.ts'
import type { Tx } from '../../../db/database.ts'
import { diceOf } from '../../../testing/order/random-shop.ts'
import { walkRandomly } from '../../../testing/order/random-walk.ts'
import { runUndone } from '../../../testing/order/undone.ts'
import { buildWalkShop, type WalkShop } from '../../../testing/order/walk-shop.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { countSales, countSalesBy } from './count-sales.ts'
import { countUncounted } from './earlier-documents.queries.ts'
import { findSalesDifferences } from './sales-differences.queries.ts'
import { countLeftOut, findSalesRows, findSalesSites, readAtOnce } from './sales-report.staff.ts'
import { startSalesYear } from './sales-year.queries.ts'

/** `HISTORIES_SEED` repeats a run that failed, `HISTORIES_COUNT` makes it a longer one. */
const seed = process.env.HISTORIES_SEED ?? String(Date.now())
const count = Number(process.env.HISTORIES_COUNT ?? 20)

let world: World
let shop: WalkShop
beforeAll(async () => {
  world = await buildWorld()
  shop = await buildWalkShop(world)
})
afterAll(() => world.close())

const readNumber = async (tx: Tx, query: ReturnType<typeof sql>) =>
  Number((await query.execute(tx).then(({ rows }) => rows as { value: number }[]))[0]?.value ?? 0)
const waiting = (tx: Tx) => readNumber(tx, sql`select count(*) as value from uncounted_sales`)

/** What is noted of the older documents becomes what it is after an upgrade; answers of how many. */
const makeEarlier = (tx: Tx, documents: number) =>
  readNumber(
    tx,
    sql`
      with before as (
        delete from uncounted_sales
         where invoice_id in (select invoice_id from uncounted_sales order by invoice_id limit ${documents})
        returning invoice_id),
      noted as (
        insert into earlier_sales (counted_until, last_id) select min(invoice_id) - 1, max(invoice_id) from before having count(*) > 0)
      select count(*) as value from before`,
  )
const uncounted = async (tx: Tx) => {
  const { waiting, earlier } = await countUncounted(tx)
  return waiting + earlier
}

/** What invoices less credit notes come to in a currency, by their heads; cents. */
const issued = (tx: Tx, currency: string) =>
  readNumber(
    tx,
    sql`
      select sum(case i.kind when 'invoice' then i.net else -i.net end) as value
        from invoices i join finance_items f on f.id = i.item_id where f.currency = ${currency}`,
  )

/** The same by the report, in each of its views; the walk takes some days of one month. */
async function reported(tx: Tx, currency: string) {
  const period = salesPeriod({}, world.now().toISOString().slice(0, 7))
  if (!period) throw new Error('no period')
  expect(listMonths(period)).toHaveLength(12)
  const orgIds = (await findSalesSites(tx, { accountId: 0, role: 'admin' })).map(({ orgId }) => orgId)
  const sums = []
  for (const by of salesViews) {
    const rows = await findSalesRows(tx, { by, period, orgIds, currency }, { limit: 1_000, offset: 0 })
    sums.push(rows.reduce((sum, { net }) => sum + net, 0))
  }
  return new Set(sums)
}

test(`what is counted and what still waits is what documents say, after ${count} random histories, seed ${seed}`, {
  timeout: 300_000 + count * 2_000,
}, async () => {
  const seen = { documents: 0, credits: 0, between: 0, earlier: 0 }
  for (let at = 0; at < count || (at < 10 * count && Math.min(...Object.values(seen)) < 5); at++) {
    const dice = diceOf(`${seed} sales ${at}`)
    await runUndone(world.db, async (tx) => {
      await walkRandomly(tx, shop, dice, { emphasis: 'billing' })
      const documents = await waiting(tx)
      seen.documents += documents
      seen.credits += await readNumber(tx, sql`select count(*) as value from invoices where kind = 'credit'`)
      await makeEarlier(tx, dice.between(0, documents))
      // The year begins before, between or behind what is counted.
      const start = dice.between(0, 3)
      for (const [turn, most] of [0, dice.between(0, documents), dice.between(0, documents), documents].entries()) {
        if (turn === start) await startSalesYear(tx, world.now())
        const before = await uncounted(tx)
        expect([seed, at, await countSales(tx, most)]).toEqual([seed, at, Math.min(most, before)])
        expect([seed, at, await uncounted(tx)]).toEqual([seed, at, before - Math.min(most, before)])
        if ((await waiting(tx)) > 0) seen.between += 1
        expect({ seed, at, found: await findSalesDifferences(tx) }).toEqual({ seed, at, found: [] })
        const leftOut = await countLeftOut(tx)
        if (leftOut > 0) seen.earlier += 1
        else
          for (const currency of ['EUR', 'GBP', 'USD'])
            expect([seed, at, ...(await reported(tx, currency))]).toEqual([seed, at, await issued(tx, currency)])
      }
      expect(await uncounted(tx)).toBe(0)
      return true
    })
  }
})

test('of several instances each document is counted by one, and a count that is stopped in its midst counts none', async () => {
  const walk = (at: number) => (tx: Tx) =>
    walkRandomly(tx, shop, diceOf(`instances ${at}`), { emphasis: 'billing' }).then(() => waiting(tx))
  let at = 0
  while ((await runUndone(world.db, walk(at))) <= 5) at++
  await world.db.transaction().execute(walk(at))
  const count = (most: number) => world.db.transaction().execute((tx) => countSales(tx, most))
  const documents = await world.db.transaction().execute(waiting)
  await world.db.transaction().execute((tx) => makeEarlier(tx, documents - 2))
  await runUndone(world.db, (tx) => countSales(tx, documents))
  expect(await world.db.transaction().execute(uncounted)).toBe(documents)

  const counted = await Promise.all([count(1), count(1), count(1), count(1)])
  const sum = counted.reduce((all, one) => all + one, 0)
  expect(sum).toBeGreaterThan(0)
  expect(await world.db.transaction().execute(uncounted)).toBe(documents - sum)
  // While one counts, another leaves it to that.
  await world.db.transaction().execute(async (tx) => {
    expect(await countSales(tx, 1)).toBe(1)
    expect(await count(1)).toBe(0)
  })
  // A report that has begun sees nothing of what is counted meanwhile.
  await readAtOnce(world.db, async (tx) => {
    const before = await uncounted(tx)
    expect(before).toBeGreaterThan(0)
    await Promise.all([countSalesBy(world.db, world.now)(), countSalesBy(world.db, world.now)()])
    expect(await uncounted(tx)).toBe(before)
  })
  expect(await world.db.transaction().execute(uncounted)).toBe(0)
  expect(await findSalesDifferences(world.db)).toEqual([])

  await sql`update customer_sales set net = net + 1, pieces = pieces - 1`.execute(world.db)
  expect((await findSalesDifferences(world.db)).map(({ rule }) => rule)).toEqual([
    'sales by customer are what documents say',
  ])
})
