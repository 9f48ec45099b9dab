import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket } from '../../../../contract/basket/basket.ts'
import { acceptPriceChanges, listPriceChanges } from '../../../../contract/basket/price-change.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { forgetPricesSeen } from '../../customer/account/account.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

/** A buyer whose price of the first of two products in their basket has changed since, and what an order of both asks for. */
async function withChange() {
  const person = await world.signedIn()
  const [changed, same] = [await world.sku({ unitPrice: 1999 }), await world.sku({ unitPrice: 500 })]
  for (const { number } of [changed, same]) await person.call(addToBasket, { body: { number, qty: 2 } })
  await world.db
    .insertInto('customer_prices')
    .values({ customer_id: person.customerId, sku_id: changed.id, unit_price: 2199 })
    .execute()
  return { person, lines: [changed, same].map(({ number }) => ({ number, qty: 2 })) }
}
type Asked = Awaited<ReturnType<typeof withChange>>['lines']

const preview = (person: Person, lines: Asked, fromBasket = true) =>
  person.call(previewOrder, { body: { lines, fromBasket } })
const changesOf = async (person: Person, lines: Asked, fromBasket = true) =>
  (await preview(person, lines, fromBasket)).data.lines.map(({ priceChange }) => priceChange)

test('an order of the basket says line by line what cost another price when it was put in', async () => {
  const { person, lines } = await withChange()
  expect(await changesOf(person, lines)).toEqual([{ before: 19.99, now: 21.99 }, null])
  // Of products that are ordered by themselves nobody has seen another price.
  expect(await changesOf(person, lines, false)).toEqual([null, null])
})

test('and asks no further query for it', async () => {
  const { person, lines } = await withChange()
  const one = await world.queriesOf(() => preview(person, lines, false))
  expect(await world.queriesOf(() => preview(person, lines))).toHaveLength(one.length)
})

test('what was agreed to is no news, and no other order than the one that was confirmed', async () => {
  const { person, lines } = await withChange()
  const { revision } = (await preview(person, lines)).data
  const items = (await person.call(listPriceChanges, {})).data.rows.map(({ shoppingCartId, now }) => ({
    shoppingCartId,
    price: now,
  }))
  await person.call(acceptPriceChanges, { body: { items } })
  expect(await changesOf(person, lines)).toEqual([null, null])
  expect((await person.call(placeOrder, { body: { lines, fromBasket: true, revision } })).code).toBe(200)
})

test('a price that was seen in another role is not shown', async () => {
  const { person, lines } = await withChange()
  await world.db.transaction().execute((tx) => forgetPricesSeen(tx, person.accountId))
  expect(await changesOf(person, lines)).toEqual([null, null])
})
