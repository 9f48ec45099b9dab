import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../contract/order.ts'
import { buildWorld, type World } from '../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 100_00, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

/** A buyer of a new company, or of the one named. */
async function limited(limits: { order_limit?: number; month_limit?: number }, customerId?: number) {
  const buyer = await world.signedIn({ role: 'buyer', ...(customerId && { customerId }) })
  const { order_limit = null, month_limit = null } = limits
  await world.db.updateTable('accounts').set({ order_limit, month_limit }).where('id', '=', buyer.accountId).execute()
  return buyer
}

async function preview(buyer: Person, qty: number) {
  const lines = [{ number, qty }]
  return (await buyer.call(previewOrder, { body: { lines } })).data
}
async function order(buyer: Person, qty: number) {
  const { revision } = await preview(buyer, qty)
  return buyer.call(placeOrder, { body: { lines: [{ number, qty }], revision } })
}

/** What one order of a piece comes to, VAT and sending included; cents. */
const totalOf = async (buyer: Person, qty: number) => Math.round((await preview(buyer, qty)).totals.total * 100)

test('an order up to the limit is placed, a cent more is not', async () => {
  const total = await totalOf(await limited({}), 3)
  expect((await order(await limited({ order_limit: total }), 3)).code).toBe(200)
  const buyer = await limited({ order_limit: total - 1 })
  expect((await preview(buyer, 3)).warnings).toMatchObject([{ reason: 'order.over_limit' }])
  const limit = (total - 1) / 100
  expect(await order(buyer, 3)).toMatchObject({
    ...{ status: 200, code: 30_010, failure: { details: { kind: 'order', limit, left: limit } } },
  })
})

test('the orders of a month count together, those of others and of other months do not', async () => {
  const total = await totalOf(await limited({}), 1)
  const buyer = await limited({ month_limit: 2 * total })
  const colleague = await limited({ month_limit: total }, buyer.customerId)
  world.setNow('2026-10-31T22:30:00Z')
  await order(buyer, 2)
  // November has begun in Amsterdam, and not yet in UTC.
  world.setNow('2026-10-31T23:30:00Z')
  expect((await order(buyer, 1)).code).toBe(200)
  world.setNow('2026-11-18T09:00:00Z')
  expect((await order(colleague, 1)).code).toBe(200)
  expect((await order(buyer, 1)).code).toBe(200)
  expect(await order(buyer, 1)).toMatchObject({ code: 30_010, failure: { details: { kind: 'month', left: 0 } } })
})

test('orders at once do not pass the limit of the month', async () => {
  const total = await totalOf(await limited({}), 1)
  const buyer = await limited({ month_limit: 3 * total })
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(buyer, 1)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
  expect(answers.filter(({ code }) => code === 30_010)).toHaveLength(5)
})

test('who has no limit is asked nothing more', async () => {
  const [main, buyer] = [await world.signedIn(), await limited({ month_limit: 1_000_000_00 })]
  const [free, bound] = [await world.queriesOf(() => preview(main, 1)), await world.queriesOf(() => preview(buyer, 1))]
  expect(bound).toHaveLength(free.length + 1)
})
