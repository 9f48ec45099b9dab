import { afterAll, beforeAll, expect, test } from 'vitest'
import { addQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { checkCoupon, offerCoupons } from '../../../../contract/catalogue/coupon.ts'
import type { ErrorCode, Failure } from '../../../../contract/errors.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { mostAtOnce } from '../../../../rules/basket/basket.ts'
import { mostOrderLines } from '../../../../rules/order/order.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let person: Awaited<ReturnType<World['signedIn']>>
let numbers: string[]
beforeAll(async () => {
  world = await buildWorld()
  person = await world.signedIn()
  const skus = Array.from({ length: mostOrderLines + 1 }, () => numberedSku(world, { unitPrice: 1_00 }))
  numbers = (await Promise.all(skus)).map(({ number }) => number)
})
afterAll(() => world.close())

const linesOf = (count: number) => numbers.slice(0, count).map((number) => ({ number, qty: 1 }))
type Lines = ReturnType<typeof linesOf>

type Ask = (lines: Lines) => Promise<{ status: number; msg: string; failure: Failure['data'] }>
const asks: [string, ErrorCode, Ask][] = [
  ['a preview', 'order.too_many_lines', (lines) => person.call(previewOrder, { body: { lines } })],
  ['a coupon', 'order.too_many_lines', (lines) => person.call(checkCoupon, { body: { lines, couponCode: 'X' } })],
  ['coupons', 'order.too_many_lines', (lines) => person.call(offerCoupons, { body: { lines } })],
  ['an order', 'order.too_many_lines', (lines) => person.call(placeOrder, { body: { lines, revision: 'none' } })],
  ['a list', 'quick_order.too_many_products', (lines) => person.call(addQuickOrder, { body: { name: '', lines } })],
]

test.each(asks)('%s of too many products is refused with the limit', async (_, reason, ask) => {
  const refused = await ask(linesOf(mostOrderLines + 1))
  expect(refused).toMatchObject({ failure: { reason, fields: ['lines'] } })
  expect(refused.msg).toContain(` ${mostOrderLines} `)
})

test.each(asks)('%s of as many as an order holds is not, also in more lines', async (_, reason, ask) => {
  const lines = linesOf(mostOrderLines)
  const { status, failure } = await ask([...lines, ...lines])
  expect(status).toBe(200)
  expect(failure).not.toMatchObject({ reason })
})

test.each(asks)('%s of lines without end is not read', async (_, _reason, ask) => {
  const lines = Array.from({ length: mostAtOnce + 1 }, () => ({ number: numbers[0] ?? '', qty: 1 }))
  expect((await ask(lines)).status).toBe(400)
})
