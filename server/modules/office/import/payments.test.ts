import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { importRows } from './import-rows.ts'
import { paymentsAt } from './payments.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })).number
})
afterAll(() => world.close())

async function order(termsNetDays: number) {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays }) })
  const body = { lines: [{ number, qty: 1 }] }
  const preview = async () => (await buyer.call(previewOrder, { body })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { ...body, revision: (await preview()).revision } })).data
  return { orderno, credit: async () => (await preview()).payment.creditBalance }
}

/** Imports what was paid when, by order. */
const load = (...rows: [string, string][]) =>
  importRows(
    world.db,
    paymentsAt(world.now),
    rows.map(([order_number, paid_on], at) => ({ line: at + 2, fields: { order_number, paid_on } })),
    () => {},
  )

test('an order that was paid counts against the credit limit no more, and again changes nothing', async () => {
  const { orderno, credit } = await order(30)
  const before = await credit()
  expect(await load([orderno, '2026-11-17'])).toMatchObject({ changed: 1, badCount: 0 })
  expect(await credit()).toBeGreaterThan(before)
  expect(await load([orderno, '2026-11-17'])).toMatchObject({ same: 1, changed: 0 })
})

test('what no order is, what was cancelled and what is paid in advance are refused by their line', async () => {
  const [ahead, gone] = [await order(0), await order(30)]
  await world.db.updateTable('orders').set({ status: 'cancelled' }).where('order_number', '=', gone.orderno).execute()
  const report = await load(
    ['ONL999999', '2026-11-17'],
    [ahead.orderno, '2026-11-17'],
    [gone.orderno, '2026-11-17'],
    ['X', ''],
  )
  expect(report.bad.map(({ line, reason }) => `${line}: ${reason}`).sort()).toEqual([
    '2: no order has the number ONL999999',
    `3: order ${ahead.orderno} is paid in advance`,
    `4: order ${gone.orderno} was cancelled`,
    '5: paid_on is empty',
  ])
})
