import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addToBasket,
  basketStat,
  changeBasketLine,
  listBasket,
  reduceBasket,
} from '../../../../contract/basket/basket.ts'
import { acceptPriceChanges, listPriceChanges } from '../../../../contract/basket/price-change.ts'
import { addPromotion, threeAndOne } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
})
beforeEach(async () => {
  buyer = await world.signedIn()
})
afterAll(() => world.close())

const ask = (skuId: number, unitPrice: number, who = buyer) =>
  world.db
    .insertInto('customer_prices')
    .values({ customer_id: who.customerId, sku_id: skuId, unit_price: unitPrice })
    .onConflict((price) => price.columns(['customer_id', 'sku_id']).doUpdateSet({ unit_price: unitPrice }))
    .execute()

/** A line of the basket whose price has changed since. */
async function changedLine(before: number, now: number, qty = 1, who = buyer) {
  const sku = await world.sku({ unitPrice: before })
  const { shoppingCartId } = (await who.call(addToBasket, { body: { number: sku.number, qty } })).data
  await ask(sku.id, now, who)
  return { ...sku, shoppingCartId }
}

const changes = async (who = buyer) => (await who.call(listPriceChanges, {})).data
const accept = (items: { shoppingCartId: number; price: number }[], who = buyer) =>
  who.call(acceptPriceChanges, { body: { items } })

test('says what changed, by how much for a piece, for the line, for all', async () => {
  const dearer = await changedLine(1999, 2199, 3)
  const cheaper = await changedLine(5000, 4500, 2)
  await buyer.call(addToBasket, { body: { number: (await world.sku()).number, qty: 1 } })

  const { rows, ...all } = await changes()
  expect(all).toEqual({ total: 2, difference: -4, currency: 'EUR' })
  expect(rows).toMatchObject([
    { number: dearer.number, qty: 3, before: 19.99, now: 21.99, difference: 2, lineDifference: 6 },
    { number: cheaper.number, qty: 2, before: 50, now: 45, difference: -5, lineDifference: -10 },
  ])
})

test('differs by as much as the basket, where pieces cost nothing, too', async () => {
  const sku = await world.sku({ unitPrice: 2000 })
  await addPromotion(world.db, { ...threeAndOne, of: [sku.id] })
  await buyer.call(addToBasket, { body: { number: sku.number, qty: 9 } })
  const before = (await buyer.call(basketStat, {})).data.shoppingCartPrice
  await ask(sku.id, 2100)

  const { rows, difference } = await changes()
  expect(rows).toMatchObject([{ difference: 1, lineDifference: 7 }])
  expect((await buyer.call(basketStat, {})).data.shoppingCartPrice - before).toBe(difference)
})

test('the summary counts the changes without a further query', async () => {
  const sku = await world.sku({ unitPrice: 1999 })
  await buyer.call(addToBasket, { body: { number: sku.number, qty: 1 } })
  const before = await world.queriesOf(() => buyer.call(basketStat, {}))
  await ask(sku.id, 2199)

  expect(await world.queriesOf(() => buyer.call(basketStat, {}))).toHaveLength(before.length)
  expect((await buyer.call(basketStat, {})).data.priceChanges).toBe(1)
  expect((await buyer.call(listBasket, { query: {} })).data.priceChanges).toBe(1)
})

test('a change that was agreed to is no longer one', async () => {
  const { shoppingCartId } = await changedLine(1999, 2199)
  const other = await changedLine(1000, 900)

  expect((await accept([{ shoppingCartId, price: 21.99 }])).data).toMatchObject({ accepted: 1, priceChanges: 1 })
  expect((await changes()).rows.map(({ number }) => number)).toEqual([other.number])
  const [line] = (await buyer.call(listBasket, { query: {} })).data.rows
  expect(line).toMatchObject({ priceSeen: 21.99, priceSeenAt: world.now().toISOString() })
})

test('nobody agrees to a price that they have not seen', async () => {
  const { id, shoppingCartId } = await changedLine(1999, 2199)
  await ask(id, 2599)

  expect((await accept([{ shoppingCartId, price: 21.99 }])).data).toMatchObject({ accepted: 0, priceChanges: 1 })
  expect((await accept([{ shoppingCartId, price: 0.01 }])).data).toMatchObject({ accepted: 0, priceChanges: 1 })
  expect((await changes()).rows[0]).toMatchObject({ before: 19.99, now: 25.99 })
})

test('another quantity is no agreement, putting in again is one', async () => {
  const { number, shoppingCartId } = await changedLine(1999, 2199, 5)
  await buyer.call(changeBasketLine, { body: { shoppingCartId, qty: 7 } })
  await buyer.call(reduceBasket, { body: { items: [{ shoppingCartId, qty: 1 }] } })
  expect((await changes()).rows).toMatchObject([{ qty: 6, before: 19.99 }])

  await buyer.call(addToBasket, { body: { number, qty: 1 } })
  expect((await changes()).rows).toEqual([])
})

test("a colleague's and a stranger's line is not found, and none of the own is agreed to beside it", async () => {
  const owner = await world.signedIn()
  const foreign = await changedLine(1999, 2199, 1, owner)
  const colleague = await world.signedIn({ customerId: owner.customerId })
  const own = await changedLine(1999, 2199)

  const items = [own, foreign].map(({ shoppingCartId }) => ({ shoppingCartId, price: 21.99 }))
  expect(await accept(items)).toMatchObject({ status: 404, failure: { reason: 'gone.basket_line' } })
  expect((await accept(items.slice(1), colleague)).status).toBe(404)
  expect([(await changes()).total, (await changes(owner)).total]).toEqual([1, 1])
})

test('costs as many queries for fifty changes as for one', async () => {
  await changedLine(1999, 2199)
  const one = await world.queriesOf(() => changes())
  await Promise.all(Array.from({ length: 49 }, () => changedLine(1999, 2199)))
  expect(await world.queriesOf(() => changes())).toHaveLength(one.length)
  const items = (await changes()).rows.map(({ shoppingCartId, now }) => ({ shoppingCartId, price: now }))
  expect((await accept(items)).data).toMatchObject({ accepted: 50, priceChanges: 0 })
})
