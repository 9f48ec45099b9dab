import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, changeBasketLine, listBasket, removeFromBasket } from '../../../../contract/basket/basket.ts'
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

const NOT_IN_BASKET = { code: 30_018, failure: { reason: 'order.not_in_basket', fields: ['lines'] } }

/** A buyer with so many pieces of each of new products in their basket, and the lines that their page asks for. */
async function withBasket(...quantities: number[]) {
  const person = await world.signedIn()
  const lines: Line[] = []
  for (const qty of quantities) {
    const { number } = await world.sku({ stock: { NL: 500 } })
    await person.call(addToBasket, { body: { number, qty } })
    lines.push({ number, qty })
  }
  return { person, lines }
}

const preview = (person: Person, lines: Line[], more: object = {}) =>
  person.call(previewOrder, { body: { lines, fromBasket: true, ...more } })
const place = (person: Person, lines: Line[], revision: string, more: object = {}) =>
  person.call(placeOrder, { body: { lines, fromBasket: true, ...more, revision } })
async function order(person: Person, lines: Line[], more: object = {}) {
  const { revision } = (await preview(person, lines, more)).data
  return place(person, lines, revision, more)
}
const basketOf = async (person: Person) => (await person.call(listBasket, { query: {} })).data.rows
const inBasket = async (person: Person) => (await basketOf(person)).map(({ number, qty }) => [number, qty])
async function setQuantity(person: Person, at: number, qty: number) {
  const line = (await basketOf(person))[at]
  await person.call(changeBasketLine, { body: { shoppingCartId: line?.shoppingCartId ?? 0, qty } })
}
const ordersOf = ({ customerId }: Person) =>
  world.db.selectFrom('orders').select('id').where('customer_id', '=', customerId).execute()
const disable = (number: string) =>
  world.db.updateTable('skus').set({ status: 'disabled' }).where('number', '=', number).execute()

test('of many windows that order the same basket at once, each with its own key, exactly one does', async () => {
  const { person, lines } = await withBasket(2, 3)
  const { revision } = (await preview(person, lines)).data
  const placed = await Promise.all(Array.from({ length: 12 }, () => place(person, lines, revision)))
  expect(placed.map(({ code }) => code).sort()).toEqual([200, ...Array(11).fill(30_018)])
  expect(await ordersOf(person)).toHaveLength(1)
  expect(await inBasket(person)).toEqual([])
})

test('who orders while the basket is being changed waits for that, and sees it', async () => {
  const { person, lines } = await withBasket(5)
  const { revision } = (await preview(person, lines)).data
  let placing: ReturnType<typeof place> | undefined
  await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', person.accountId).forNoKeyUpdate().execute()
    await tx.updateTable('basket_lines').set({ quantity: 1 }).where('account_id', '=', person.accountId).execute()
    placing = place(person, lines, revision)
    await expect.poll(() => world.waiting()).toBe(1)
  })
  expect(await placing).toMatchObject({ code: 30_001, failure: { details: { lines: [{ qty: 1 }] } } })
  expect(await ordersOf(person)).toEqual([])
})

test.each([
  ['smaller', 2],
  // What was added since may be meant for another day: they are asked.
  ['larger', 9],
])('a line that is %s by now is shown with the order as it is, and ordered when confirmed again', async (_, qty) => {
  const { person, lines } = await withBasket(5, 1)
  const { revision } = (await preview(person, lines)).data
  await setQuantity(person, 0, qty)
  const refusal = await place(person, lines, revision)
  expect(refusal).toMatchObject({ code: 30_001, failure: { details: { lines: [{ qty }, { qty: 1 }] } } })
  expect(refusal.failure.details, 'what a preview tells, and nothing else').toEqual((await preview(person, lines)).data)
  expect(await ordersOf(person)).toEqual([])

  const now = (refusal.failure.details as { revision: string }).revision
  const { orderno } = (await place(person, lines, now)).data
  expect((await person.call(getOrder, { params: { orderno } })).data.lines).toMatchObject([{ qty }, { qty: 1 }])
  expect(await inBasket(person)).toEqual([])
})

test('a line that was taken out falls out of the order; when none is left it says so, and orders nothing', async () => {
  const { person, lines } = await withBasket(5, 1)
  const { revision } = (await preview(person, lines)).data
  const [first, second] = await basketOf(person)
  const take = (line: typeof first) => person.call(removeFromBasket, { params: { id: line?.shoppingCartId ?? 0 } })
  await take(first)
  expect(await place(person, lines, revision)).toMatchObject({
    code: 30_001,
    failure: { details: { lines: [{ number: lines[1]?.number }] } },
  })
  await take(second)
  expect(await place(person, lines, revision)).toMatchObject(NOT_IN_BASKET)
  expect(await preview(person, lines)).toMatchObject(NOT_IN_BASKET)
  expect(await ordersOf(person)).toEqual([])
})

test('what was ordered before is not ordered again, in part either: what was put in since is', async () => {
  const { person, lines } = await withBasket(5, 1)
  const [first] = lines
  if (!first) throw new Error('no line')
  await order(person, [first])
  expect(await preview(person, [first])).toMatchObject(NOT_IN_BASKET)
  const { data } = await preview(person, lines)
  expect(data.lines.map(({ number }) => number)).toEqual([lines[1]?.number])
  await person.call(addToBasket, { body: { number: first.number, qty: 4 } })
  expect((await preview(person, [first])).data.lines).toMatchObject([{ qty: 4 }])
})

test('what was not asked for stays in the basket, and so does what is left out', async () => {
  const { person, lines } = await withBasket(5, 1)
  const empty = await world.sku({ stock: { NL: 2 } })
  await person.call(addToBasket, { body: { number: empty.number, qty: 3 } })
  const requestLines = [...lines.slice(0, 1), { number: empty.number, qty: 3 }]
  expect((await order(person, requestLines, { backOrders: 'reduce' })).code).toBe(200)
  expect(await inBasket(person)).toEqual([
    [lines[1]?.number, 1],
    [empty.number, 1],
  ])
})

test('quantity and article number are those of the basket, whatever is asked for; foreign numbers fall out', async () => {
  const { person, lines } = await withBasket(5)
  const [other, unknown] = [await world.sku(), { number: "' or 1=1 --" }]
  const [{ number = '' } = {}] = lines
  const { data } = await preview(person, [
    { number: ` ${number} `, qty: 9999, custNumber: 'X' },
    { number, qty: 1 },
    { number: other.number, qty: 1 },
    { number: unknown.number, qty: 1 },
    { number: other.number, qty: 1, replaces: unknown.number },
    { number: '__proto__', qty: 1 },
  ])
  expect(data.lines).toMatchObject([{ number, qty: 5, custNumber: '' }])
  const colleague = await world.signedIn({ customerId: person.customerId })
  expect(await preview(colleague, lines), "a colleague's basket is another one").toMatchObject(NOT_IN_BASKET)
})

test('an order of the basket is none of a list', async () => {
  const { person, lines } = await withBasket(5)
  const { quickOrderId } = (await person.call(addQuickOrder, { body: { name: 'a', lines } })).data
  const refused = { status: 400, failure: { fields: ['fromBasket'] } }
  expect(await preview(person, lines, { quickOrderId })).toMatchObject(refused)
  expect(await place(person, lines, 'x', { quickOrderId })).toMatchObject(refused)
})

test('what is ordered instead is as many as the basket holds of what it replaces, takes its note, and only its pieces', async () => {
  const { person, lines } = await withBasket(5, 2)
  const [{ number: gone = '' } = {}, { number: other = '' } = {}] = lines
  const [line] = await basketOf(person)
  await person.call(changeBasketLine, {
    body: { shoppingCartId: line?.shoppingCartId ?? 0, qty: 4, note: 'for floor 3', custNumber: 'OWN-1' },
  })
  await disable(gone)
  const requestLines = [{ number: other, qty: 1, replaces: gone }]
  const { orderno } = (await order(person, requestLines)).data
  const { data } = await person.call(getOrder, { params: { orderno } })
  expect(data.lines).toMatchObject([{ number: other, qty: 4, custNumber: 'OWN-1', note: 'for floor 3' }])
  expect(await inBasket(person), 'what was in the basket itself stays').toEqual([[other, 2]])
  expect(await preview(person, requestLines)).toMatchObject(NOT_IN_BASKET)
})

test('what is replaced leaves with its order, even where it is sold again by then', async () => {
  const { person, lines } = await withBasket(5)
  const { number } = await world.sku()
  const requestLines = [{ number, qty: 1, replaces: lines[0]?.number ?? '' }]
  expect((await order(person, requestLines)).code).toBe(200)
  expect(await inBasket(person)).toEqual([])
})

test('an order over the limits waits as a list, and cannot wait twice', async () => {
  const customerId = await world.customer({})
  const person = await world.signedIn({ customerId, role: 'buyer' })
  await world.db.updateTable('accounts').set({ order_limit: 100 }).where('id', '=', person.accountId).execute()
  const { number } = await world.sku()
  await person.call(addToBasket, { body: { number, qty: 2 } })
  const lines = [{ number, qty: 2 }]
  const { revision } = (await preview(person, lines)).data
  const answers = await Promise.all([1, 2, 3].map(() => place(person, lines, revision)))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 30_018, 30_018])
  expect(answers.find(({ code }) => code === 200)?.data.status).toBe('waiting')
})

test('it takes no more statements than the same lines without the basket', async () => {
  const { person, lines } = await withBasket(1, 1)
  const { revision } = (await preview(person, lines)).data
  const statements = await world.queriesOf(() => place(person, lines, revision))
  expect(statements.length).toBeLessThanOrEqual(17)
})
