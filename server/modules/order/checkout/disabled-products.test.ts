import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { addQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Line = { number: string; qty: number; custNumber?: string; replaces?: string }

const preview = (person: Person, lines: Line[], more: object = {}) =>
  person.call(previewOrder, { body: { lines, ...more } })
async function order(person: Person, lines: Line[], more: object = {}) {
  const { revision } = (await preview(person, lines, more)).data
  return person.call(placeOrder, { body: { lines, ...more, revision } })
}
const disable = (id: number, successor?: number) =>
  world.db
    .updateTable('skus')
    .set({ status: 'disabled', ...(successor && { replaced_by: successor }) })
    .where('id', '=', id)
    .execute()
const ordersOf = ({ customerId }: Person) =>
  world.db.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute()

/** The same number, as a maker's and on our compatible. */
const sameNumber = (number: string, ids: readonly number[]) =>
  world.db
    .insertInto('part_numbers')
    .values(
      ids.map((sku_id) => ({
        sku_id,
        kind: 'oem',
        raw: number,
        normalised: number,
        canonical: number,
        skeleton: number,
      })),
    )
    .execute()

test('all disabled products are shown at once, each with what is sold instead, in stock first', async () => {
  const person = await world.signedIn()
  const [sold, one, two, successor] = [await world.sku(), await world.sku(), await world.sku(), await world.sku()]
  const empty = await world.sku({ stock: { NL: 0 } })
  const unpriced = await world.sku({ unitPrice: null })
  const disabledSku = await world.sku({ status: 'disabled' })
  await sameNumber('TN9001', [one.id, empty.id, successor.id, unpriced.id, disabledSku.id])
  await disable(one.id, empty.id)
  await disable(two.id)

  const lines = [
    { number: one.number, qty: 4, custNumber: 'OWN-1' },
    { number: sold.number, qty: 1 },
    { number: two.number, qty: 2 },
  ]
  const { data } = await preview(person, lines)
  expect(data.lines.map(({ number }) => number)).toEqual([sold.number])
  expect(data.totals.subtotal).toBe(19.99)
  expect(data.disabled).toMatchObject([
    {
      number: one.number,
      qty: 4,
      custNumber: 'OWN-1',
      replacements: [{ number: successor.number, available: 100 }, {}],
    },
    { number: two.number, qty: 2, replacements: [] },
  ])
  expect(data.disabled[0]?.replacements.map(({ number }) => number)).toEqual([successor.number, empty.number])

  const refused = await person.call(placeOrder, { body: { lines, revision: data.revision } })
  expect(refused).toMatchObject({
    code: 30_002,
    msg: `Product(s) ${one.number}, ${two.number} has been disabled. You can choose other product.`,
    failure: { fields: ['lines.0.number', 'lines.2.number'] },
  })
  expect(await ordersOf(person)).toEqual([])
})

test('a product that is disabled between preview and order is shown with the new preview', async () => {
  const person = await world.signedIn()
  const [one, two] = [await world.sku(), await world.sku()]
  const lines = [one, two].map(({ number }) => ({ number, qty: 1 }))
  const { revision } = (await preview(person, lines)).data
  await disable(one.id)
  const answer = await person.call(placeOrder, { body: { lines, revision } })
  expect(answer).toMatchObject({ code: 30_001, failure: { details: { disabled: [{ number: one.number }] } } })
})

test('what is ordered instead takes the disabled product out of the basket, too', async () => {
  const person = await world.signedIn()
  const [one, other, kept] = [await world.sku(), await world.sku(), await world.sku()]
  for (const { number } of [one, kept]) await person.call(addToBasket, { body: { number, qty: 2 } })
  await disable(one.id)
  const lines = [{ number: other.number, qty: 2, custNumber: 'OWN-1', replaces: one.number }]
  const placed = await order(person, lines)
  const { data } = await person.call(getOrder, { params: { orderno: placed.data.orderno } })
  expect(data.lines).toMatchObject([{ number: other.number, qty: 2, custNumber: 'OWN-1' }])
  const remainingLines = (await person.call(listBasket, { query: {} })).data.rows
  expect(remainingLines.map((row) => row.number)).toEqual([kept.number])

  await order(person, [{ number: other.number, qty: 1, replaces: kept.number }])
  expect((await person.call(listBasket, { query: {} })).data.rows, 'what is sold stays').toHaveLength(1)
})

test('a page of the version before orders under its own name of what is replaced, once for the same request', async () => {
  const person = await world.signedIn()
  const [gone, other] = [await world.sku(), await world.sku()]
  await person.call(addToBasket, { body: { number: gone.number, qty: 2, custNumber: 'OWN-1' } })
  await disable(gone.id)
  const body = { lines: [{ number: other.number, qty: 2, instead: gone.number }], fromBasket: true }
  const { revision, lines } = (await person.call(previewOrder, { body })).data
  expect(lines).toMatchObject([{ number: other.number, qty: 2, custNumber: 'OWN-1' }])
  const headers = { 'idempotency-key': 'before' }
  const again = () => person.call(placeOrder, { body: { ...body, revision } }, { headers })
  const first = await again()
  expect(first.code).toBe(200)
  expect((await again()).data).toEqual(first.data)
})

test('a list is ordered without what is discontinued, or with another product instead, and with nothing else', async () => {
  const person = await world.signedIn()
  const [one, two, other] = [await world.sku(), await world.sku(), await world.sku()]
  const content = { name: 'a', lines: [one, two].map(({ number }) => ({ number, qty: 2 })) }
  const lists = await Promise.all([1, 2].map(() => person.call(addQuickOrder, { body: content })))
  const [first = 0, second = 0] = lists.map(({ data }) => data.quickOrderId)
  await disable(two.id)

  const sold = { number: one.number, qty: 2 }
  const replacement = { number: other.number, qty: 2, replaces: two.number }
  const foreign = { number: other.number, qty: 2 }
  expect((await order(person, [sold, foreign], { quickOrderId: first })).code).toBe(30_102)
  expect((await order(person, [sold], { quickOrderId: first })).code).toBe(200)
  expect((await order(person, [sold, replacement], { quickOrderId: second })).code).toBe(200)
})

test('an order of nothing but disabled products shows them, and is not placed', async () => {
  const person = await world.signedIn()
  const { number } = await world.sku({ status: 'disabled' })
  const { data } = await preview(person, [{ number, qty: 1 }])
  expect(data).toMatchObject({ lines: [], disabled: [{ number }] })
  expect((await order(person, [{ number, qty: 1 }])).code).toBe(30_002)
})
