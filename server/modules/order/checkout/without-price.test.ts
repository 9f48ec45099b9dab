import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { addQuickOrder, getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Line = { number: string; qty: number }

const preview = (person: Person, lines: Line[], more: object = {}) =>
  person.call(previewOrder, { body: { lines, ...more } })
async function order(person: Person, lines: Line[], more: object = {}) {
  const { revision } = (await preview(person, lines, more)).data
  return person.call(placeOrder, { body: { lines, ...more, revision } })
}
const lineOf = ({ number }: { number: string }, qty = 2) => ({ number, qty })

test('all products without a price are named at once, in one sentence', async () => {
  const person = await world.signedIn()
  const [priced, one, two] = [
    await world.sku(),
    await world.sku({ unitPrice: null }),
    await world.sku({ unitPrice: null }),
  ]
  const { code, failure, msg } = await preview(person, [lineOf(one), lineOf(priced), lineOf(two)])
  expect([code, failure.reason, failure.fields]).toEqual([
    30_005,
    'order.no_price',
    ['lines.0.number', 'lines.2.number'],
  ])
  expect(msg).toMatch(/^You have no price for TN-\w+, TN-\w+ yet\./)
})

test('left out of an order of the basket, it stays in the basket', async () => {
  const person = await world.signedIn()
  const [priced, unpriced] = [await world.sku(), await world.sku({ unitPrice: null })]
  for (const { number } of [priced, unpriced]) await person.call(addToBasket, { body: { number, qty: 2 } })

  expect((await preview(person, [lineOf(priced), lineOf(unpriced)], { fromBasket: true })).code).toBe(30_005)
  expect((await order(person, [lineOf(priced)], { fromBasket: true })).code).toBe(200)
  const { rows } = (await person.call(listBasket, { query: {} })).data
  expect(rows.map(({ number, qty }) => [number, qty])).toEqual([[unpriced.number, 2]])
})

test('a list is ordered without what has no price for its customer, and not without what has one', async () => {
  const person = await world.signedIn()
  const [priced, unpriced, other] = [await world.sku(), await world.sku({ unitPrice: null }), await world.sku()]
  const body = { name: 'May', lines: [priced, unpriced, other].map((sku) => lineOf(sku)) }
  const { quickOrderId } = (await person.call(addQuickOrder, { body })).data

  const tooFew = await order(person, [lineOf(priced)], { quickOrderId })
  expect([tooFew.code, tooFew.failure.reason]).toEqual([30_102, 'quick_order.changed'])
  expect((await order(person, [lineOf(priced), lineOf(other)], { quickOrderId })).code).toBe(200)
  expect((await person.call(getQuickOrder, { params: { id: quickOrderId } })).data.status).toBe('ordered')
})
