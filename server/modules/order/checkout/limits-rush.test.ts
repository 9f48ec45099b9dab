import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { firstState } from '../../../../rules/order/order.ts'
import { shopConnections, type Tx } from '../../../db/database.ts'
import { nextNumber } from '../../../db/numbering.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { atOnce, attempts, meetingOf, rounds } from '../../../testing/tasks/at-once.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findReceivables } from '../../customer/credit/credit.queries.ts'
import { lockBuyer, reserveStock } from './place-order.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ connections: shopConnections })
})
afterAll(() => world.close())

const pieces = 60

/** Promises a piece to each of so many as find one; how many there were. */
async function promised(take: (tx: Tx, skuId: number) => Promise<boolean>) {
  const { id } = await world.sku({ stock: { NL: pieces } })
  const results = await atOnce(world, (tx) => take(tx, id))
  return results.filter(Boolean).length
}

test('of 200 attempts at once as many get a piece as there are pieces', async () => {
  for (let round = 0; round < rounds; round++) {
    expect(
      await promised((tx, skuId) =>
        reserveStock(tx, [{ skuId, shipsNow: 1, backOrdered: 0, preOrdered: 0, warehouse: 'NL' }]),
      ),
    ).toBe(pieces)
  }
})

test('without the guard more get a piece than there are', async () => {
  const meet = meetingOf(2)
  const unguarded = async (tx: Tx, skuId: number) => {
    const { rows } = await sql<{ free: number; allocated: number }>`
      select on_hand - allocated as free, allocated from stock where sku_id = ${skuId} and warehouse = 'NL'`.execute(tx)
    const [seen] = rows
    if (!seen || seen.free < 1) return false
    await meet()
    await sql`update stock set allocated = ${seen.allocated + 1} where sku_id = ${skuId} and warehouse = 'NL'`.execute(
      tx,
    )
    return true
  }
  expect(await promised(unguarded)).toBeGreaterThan(pieces)
})

type Guard = { lock?: (tx: Tx, caller: CustomerCaller) => Promise<unknown>; meet?: () => Promise<void> }

/** So many orders of 100.00 fit into the credit of a customer: how many of all were submitted, each under `lock`. */
async function submitted(fits: number, { lock, meet }: Guard) {
  const template = await someOrder()
  const creditLimit = fits * 100_00
  const { customerId, accountId } = await world.signedIn({ customerId: await world.customer({ creditLimit }) })
  const caller = { customerId, accountId } as CustomerCaller
  const states = await atOnce(world, async (tx, at) => {
    await lock?.(tx, caller)
    const owed = await findReceivables(tx, customerId, world.now())
    await meet?.()
    const status = firstState({ termsNetDays: 30, creditLimit, ...owed }, 100_00)
    await sql`
      with placed as (
      insert into orders (order_number, org_id, customer_id, account_id, status, order_type, ship_from, ship_via, bill_to,
                          ship_to, currency, terms_net_days, subtotal, shipping_cost, vat_rate_bp, vat_reason, vat, total, placed_at)
      select ${`RUSH-${customerId}-${at}`}, org_id, ${customerId}, ${accountId}, ${status}, order_type, ship_from, ship_via, bill_to,
             ship_to, currency, 30, 10000, 0, 0, vat_reason, 0, 10000, placed_at
        from orders where id = ${template}
      returning id)
      insert into order_lines (order_id, position, sku_id, number, oem_code, name, quantity, ships_now, back_ordered, pre_ordered,
                               unit_price, price_source, amount)
      select p.id, 1, l.sku_id, l.number, l.oem_code, l.name, 1, 0, 1, 0, 10000, l.price_source, 10000
        from placed p, order_lines l where l.order_id = ${template}`.execute(tx)
    return status
  })
  return states.filter((state) => state === 'submitted').length
}

async function someOrder() {
  const buyer = await world.signedIn()
  const lines = [{ number: (await world.sku()).number, qty: 1 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  return (await buyer.call(placeOrder, { body: { lines, revision } })).data.orderId ?? 0
}

test('of 200 orders of a customer at once as many are submitted as fit into their credit', async () => {
  for (let round = 0; round < rounds; round++) expect(await submitted(12, { lock: lockBuyer })).toBe(12)
})

test('without the lock more are submitted than fit', async () => {
  expect(await submitted(12, { meet: meetingOf(13) })).toBeGreaterThan(12)
})

/** The numbers that 200 transactions at once are given. */
const numbers = (next: (tx: Tx) => Promise<number>) => atOnce(world, next)

const nextSerial = async (tx: Tx) =>
  Number((await nextNumber(tx, 'quickOrder', { orgId: 8, prefix: '' })).slice('QO'.length))

test('200 numbers at once are all different and without a gap, though every fifth is given back', async () => {
  for (let round = 0; round < rounds; round++) {
    const before = await world.db.transaction().execute(nextSerial)
    let turn = 0
    const serials = await numbers(async (tx) => {
      const number = await nextSerial(tx)
      if (++turn % 5 === 0) throw new Error('given back')
      return number
    })
    const storedSerials = serials.filter((number) => number !== undefined).sort((one, other) => one - other)
    expect(storedSerials).toEqual(Array.from({ length: 160 }, (_, at) => before + at + 1))
  }
})

test('numbers that are looked up and then written are given twice', async () => {
  const meet = meetingOf(2)
  const unguarded = async (tx: Tx) => {
    const { rows } = await sql<{ last: number }>`
      select last::integer from number_counters where org_id = 8 and kind = 'quickOrder'`.execute(tx)
    const next = (rows[0]?.last ?? 0) + 1
    await meet()
    await sql`update number_counters set last = ${next} where org_id = 8 and kind = 'quickOrder'`.execute(tx)
    return next
  }
  expect(new Set(await numbers(unguarded)).size).toBeLessThan(attempts)
})
