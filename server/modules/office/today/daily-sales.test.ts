import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportDailySales } from '../../../../contract/office/today.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { readsOf } from '../../../testing/growth/rows-read.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
beforeAll(async () => {
  world = await buildWorld({ explains: true })
})
afterAll(() => world.close())

const sales = async (staff: Staff) => (await staff.call(reportDailySales, {})).data.rows

async function ordered(orgId: number, placedAt: string) {
  const buyer = await world.signedIn({ orgId })
  const { number } = await world.sku({ stock: { NL: 10 } })
  const lines = [{ number, qty: 2 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { data } = await buyer.call(placeOrder, { body: { lines, revision } })
  const id = data.orderId ?? 0
  await sql`update orders set placed_at = ${placedAt} where id = ${id}`.execute(world.db)
  const { rows } = await sql<{ vat: number; net: number }>`
    select vat::integer as vat, (total - vat)::integer as net from orders where id = ${id}`.execute(world.db)
  const [sum = { vat: 0, net: 0 }] = rows
  return { id, vat: sum.vat, net: sum.net / 100 }
}

test('orders are counted on the day of their site, by currency, without VAT and what was cancelled, of own sites', async () => {
  // In Berlin the 18th begins at 23:00 by UTC.
  const late = await ordered(5, '2026-11-17T22:59:00Z')
  const today = await ordered(5, '2026-11-17T23:00:00Z')
  const british = await ordered(7, '2026-11-05T09:00:00Z')
  // The 5th is the first of fourteen days.
  await ordered(5, '2026-11-04T22:59:00Z')
  await fulfilmentOf(world).cancel((await ordered(5, '2026-11-17T12:00:00Z')).id)
  const dutch = await ordered(1, '2026-11-17T12:00:00Z')
  expect(dutch.vat).toBeGreaterThan(0)
  world.setNow('2026-11-18T09:00:00Z')
  const rows = await sales(await world.staff('desk', [5, 7]))
  expect(rows.map(({ currency, days }) => [currency, days.length, days[0]?.day, days.at(-1)?.day])).toEqual([
    ['EUR', 14, '2026-11-05', '2026-11-18'],
    ['GBP', 14, '2026-11-05', '2026-11-18'],
  ])
  const sold = rows.map(({ days }) => days.filter(({ orders }) => orders > 0))
  expect(sold).toEqual([
    [
      { day: '2026-11-17', orders: 1, amount: late.net },
      { day: '2026-11-18', orders: 1, amount: today.net },
    ],
    [{ day: '2026-11-05', orders: 1, amount: british.net }],
  ])
  const all = await sales(await world.staff('admin'))
  expect(all.map(({ orgId }) => orgId)).toEqual([5, 1, 7])
  expect(all[1]?.days.at(-2)).toEqual({ day: '2026-11-17', orders: 1, amount: dutch.net })
  expect(await sales(await world.staff('desk', [11]))).toEqual([])
  for (const role of ['content', 'warehouse'] as const)
    expect((await (await world.staff(role, [5])).call(reportDailySales, {})).status).toBe(403)
})

test('orders of earlier days are not read, however many there are', async () => {
  await sql`
    insert into orders (order_number, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to, ship_to,
                        currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, placed_at)
    select 'OLD' || n, org_id, customer_id, account_id, 'submitted', order_type, ship_from, ship_via, bill_to, ship_to,
           currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, '2025-01-01'
      from (select * from orders where terms_net_days > 0 and ship_via <> 'OWN' limit 1) o, generate_series(1, 6000) n`.execute(
    world.db,
  )
  await sql`analyze orders`.execute(world.db)
  const admin = await world.staff('admin')
  const reads = await readsOf(world, () => sales(admin))
  expect(reads.indexes).toContain('orders_placed')
  expect(reads.wholeTables).not.toContain('orders')
  expect(reads.ofTable.orders).toBeLessThan(20)
})
