import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { shopConnections, type Tx } from '../../../db/database.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { atOnce, rounds } from '../../../testing/tasks/at-once.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { redeemCoupon } from './coupon.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
})
afterAll(() => world.close())

/** Fails where the coupon cannot be used, as an order does: its transaction leaves nothing behind. */
type Use = (tx: Tx, customerId: number, couponId: number) => Promise<true>

const guarded: Use = async (tx, customerId, couponId) => {
  const refused = await redeemCoupon(tx, { customerId }, couponId, world.now())
  if (refused) throw new Error(refused)
  return true
}

/** What the guard is there for: looks, and then writes what it has seen. */
const unguarded: Use = async (tx, customerId, couponId) => {
  const { rows } = await sql<{ used: number; use_limit: number | null; own: number; customer_limit: number }>`
    select c.used, c.use_limit, c.customer_limit, h.used as own
      from coupons c join customer_coupons h on h.coupon_id = c.id and h.customer_id = ${customerId}
     where c.id = ${couponId}`.execute(tx)
  const [seen] = rows
  if (!seen || seen.used >= (seen.use_limit ?? Number.MAX_SAFE_INTEGER) || seen.own >= seen.customer_limit)
    throw new Error('used up')
  await sql`update coupons set used = ${seen.used + 1} where id = ${couponId}`.execute(tx)
  await sql`update customer_coupons set used = ${seen.own + 1}
             where coupon_id = ${couponId} and customer_id = ${customerId}`.execute(tx)
  return true
}

/** How many of so many attempts at once use the coupon; the customers take turns. */
async function successes(use: Use, couponId: number, customerIds: readonly number[]) {
  const hold = customerIds.map((customer_id) => ({ customer_id, coupon_id: couponId, held_since: world.now() }))
  await world.db.insertInto('customer_coupons').values(hold).execute()
  const used = await atOnce(world, (tx, at) => use(tx, customerIds[at % customerIds.length] ?? 0, couponId))
  return used.filter(Boolean).length
}

const counted = async (couponId: number) => {
  const { rows } = await sql<{ all: number; own: number }>`
    select c.used as all, (select sum(h.used)::integer from customer_coupons h where h.coupon_id = c.id) as own
      from coupons c where c.id = ${couponId}`.execute(world.db)
  return rows[0]
}

const limits = [
  ['in total', { useLimit: 7, customerLimit: 100 }, 20, 7],
  ['of each customer', { useLimit: null, customerLimit: 3 }, 4, 12],
] as const

test.each(limits)('200 attempts at once never pass the limit %s', async (_, limit, customers, allowed) => {
  const ids = await Promise.all(Array.from({ length: customers }, () => world.customer()))
  for (let round = 0; round < rounds; round++) {
    const { couponId } = await addCoupon(world.db, limit)
    expect(await successes(guarded, couponId, ids)).toBe(allowed)
    expect(await counted(couponId)).toEqual({ all: allowed, own: allowed })
  }
})

test.each(limits)('attempts without the guard pass the limit %s', async (_, limit, customers, allowed) => {
  const ids = await Promise.all(Array.from({ length: customers }, () => world.customer()))
  const { couponId } = await addCoupon(world.db, limit)
  expect(await successes(unguarded, couponId, ids)).toBeGreaterThan(allowed)
})

test('of customers who order at once with one coupon, as many as it has uses get it, and nobody else an order', async () => {
  const { number } = await world.sku({ stock: { NL: 1000 } })
  const { couponId, code } = await addCoupon(world.db, { useLimit: 5 })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => world.signedIn()))
  const body = { lines: [{ number, qty: 1 }], couponCode: code }
  const confirmed = await Promise.all(
    buyers.map(async (buyer) => ({ buyer, revision: (await buyer.call(previewOrder, { body })).data.revision })),
  )
  const answers = await Promise.all(
    confirmed.map(({ buyer, revision }) => buyer.call(placeOrder, { body: { ...body, revision } })),
  )
  const codes = answers.map((answer) => answer.code).sort()
  expect(codes).toEqual([...Array(5).fill(200), ...Array(7).fill(20_002)])
  const orders = await world.db.selectFrom('orders').select(['coupon_id', 'discount']).execute()
  expect(orders).toEqual(Array(5).fill({ coupon_id: couponId, discount: 200 }))
})
