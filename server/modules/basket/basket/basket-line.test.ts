import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addManyToBasket,
  addToBasket,
  basketStat,
  changeBasketLine,
  listBasket,
} from '../../../../contract/basket/basket.ts'
import { exportBasket } from '../../../../contract/basket/basket-file.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
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

const open = async (who = buyer) => (await who.call(listBasket, { query: {} })).data
const add = async (number: string, qty = 1, who = buyer) =>
  (await who.call(addToBasket, { body: { number, qty } })).data.shoppingCartId

test('article number, note and warehouse are written, kept where they are not named, and taken out again', async () => {
  const { number } = await world.sku({ stock: { NL: 9, FR: 9 } })
  const shoppingCartId = await add(number, 2)
  const change = (named: object) => buyer.call(changeBasketLine, { body: { shoppingCartId, qty: 2, ...named } })

  await change({ custNumber: 'SHELF-7', note: 'For the second floor', warehouse: 'FR' })
  await change({})
  expect((await open()).rows[0]).toMatchObject({ custNumber: 'SHELF-7', note: 'For the second floor', warehouse: 'FR' })
  await change({ custNumber: '', note: '', warehouse: null })
  expect((await open()).rows[0]).toMatchObject({ custNumber: '', note: '', warehouse: null })
})

test('what is back-ordered, and until when, is that of the warehouse of the line', async () => {
  const { id, number } = await world.sku({ stock: { NL: 9, FR: 2 } })
  await world.db
    .insertInto('expected_arrivals')
    .values([
      { sku_id: id, warehouse: 'NL', expected_on: '2026-11-20', quantity: 5 },
      { sku_id: id, warehouse: 'FR', expected_on: '2026-12-03', quantity: 5 },
    ])
    .execute()
  const shoppingCartId = await add(number, 6)
  expect((await open()).rows[0]).toMatchObject({ backOrdered: 0, expectedOn: null })

  const moved = await buyer.call(changeBasketLine, { body: { shoppingCartId, qty: 6, warehouse: 'FR' } })
  expect(moved.data.backOrdered).toBe(4)
  expect((await open()).rows[0]).toMatchObject({ backOrdered: 4, expectedOn: '2026-12-03' })
})

test('the day is the one that the order promises: behind the orders that wait, for all that the line waits for', async () => {
  const { id, number } = await world.sku({ stock: {} })
  const arrivals = ['2026-12-01', '2026-12-14'].map((expected_on) => ({
    sku_id: id,
    warehouse: 'NL',
    expected_on,
    quantity: 10,
  }))
  await world.db.insertInto('expected_arrivals').values(arrivals).execute()
  const shoppingCartId = await add(number, 2)
  const days = async () => {
    const { rows } = await open()
    const lines = rows.map(({ qty }) => ({ number, qty }))
    const preview = await buyer.call(previewOrder, { body: { lines } })
    return [rows[0]?.expectedOn, preview.data.lines[0]?.expectedOn]
  }
  expect(await days()).toEqual(['2026-12-01', '2026-12-01'])

  const other = await world.signedIn()
  const lines = [{ number, qty: 9 }]
  const { revision } = (await other.call(previewOrder, { body: { lines } })).data
  await other.call(placeOrder, { body: { lines, revision } })
  expect(await days()).toEqual(['2026-12-14', '2026-12-14'])

  await buyer.call(changeBasketLine, { body: { shoppingCartId, qty: 12 } })
  expect(await days()).toEqual([null, null])
})

test('arrivals are asked for once, whatever waits, and not at all where nothing does', async () => {
  const asked = async () => {
    const all = await world.queriesOf(open)
    return [all.length, all.filter((text) => text.includes('expected_arrivals')).length]
  }
  await add((await world.sku()).number)
  const [none, arrivals] = await asked()
  expect(none).toBeGreaterThan(0)
  for (let products = 0; products < 12; products++) await add((await world.sku({ stock: { NL: 0, FR: 0 } })).number)
  expect(await asked()).toEqual([(none ?? 0) + 1, (arrivals ?? 0) + 1])
})

test.each(['US', 'ZZ'])('a line comes from no warehouse of another region (%s)', async (warehouse) => {
  const shoppingCartId = await add((await world.sku()).number)
  const answer = await buyer.call(changeBasketLine, { body: { shoppingCartId, qty: 1, warehouse } })
  expect(answer).toMatchObject({ code: 400, failure: { fields: ['warehouse'] } })
  expect((await open()).warehouses).not.toContain(warehouse)
})

test('a line weighs what its pieces weigh', async () => {
  const { id, number } = await world.sku()
  await world.db.updateTable('skus').set({ weight_grams: 850 }).where('id', '=', id).execute()
  await add(number, 3)
  expect((await open()).rows[0]?.weightGrams).toBe(2550)
})

test('free shipping begins where the preview of the order says so; a sales rep does not see it', async () => {
  const { number } = await world.sku({ unitPrice: 100 })
  await add(number)
  const { freeShippingFrom } = await open()
  expect(freeShippingFrom).toBeGreaterThan(1)
  const costs = async (qty: number) =>
    (await buyer.call(previewOrder, { body: { lines: [{ number, qty }] } })).data.totals.shippingCost
  expect(await costs((freeShippingFrom ?? 0) - 1)).toBeGreaterThan(0)
  expect(await costs(freeShippingFrom ?? 0)).toBe(0)

  const rep = await world.signedIn({ role: 'salesrep' })
  await add(number, 1, rep)
  expect((await open(rep)).freeShippingFrom).toBeNull()
})

test('a note goes with its line into the order, and leaves the basket with it', async () => {
  const [noted, other] = [await world.sku(), await world.sku()]
  await buyer.call(addToBasket, { body: { number: noted.number, qty: 1, note: 'For the second floor' } })
  await add(other.number)
  const lines = [noted, other].map(({ number }) => ({ number, qty: 1 }))
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { lines, revision } })).data

  const order = (await buyer.call(getOrder, { params: { orderno } })).data
  expect(order.lines.map(({ note }) => note)).toEqual(['For the second floor', ''])
  expect((await buyer.call(basketStat, {})).data.shoppingCartQty).toBe(0)
})

test('the file holds every line, and nothing in it is a formula', async () => {
  const { number } = await world.sku({ unitPrice: 1999, stock: { NL: 1 } })
  await buyer.call(addToBasket, { body: { number, qty: 3, custNumber: '=1+1', note: 'a;b "c"' } })
  const { body, headers } = await world.app.inject({
    url: apiPrefix + exportBasket.path,
    headers: { authorization: `Bearer ${buyer.token}` },
  })

  expect(headers['content-disposition']).toContain('basket.csv')
  const [head, line, end] = body.slice(1).split('\r\n')
  expect(head).toMatch(/^number;oem_number;product;cust_number;quantity;unit_price;amount;discount;currency;/)
  expect(line).toContain(`${number};`)
  expect(line).toContain(`;'=1+1;3;19.99;59.97;0.00;EUR;NL;2;;"a;b ""c"""`)
  expect(end).toBe('')
})

test('a sales rep who sees no price finds none in the file', async () => {
  const rep = await world.signedIn({ role: 'salesrep' })
  await add((await world.sku({ unitPrice: 7319 })).number, 1, rep)
  const { body } = await world.app.inject({
    url: apiPrefix + exportBasket.path,
    headers: { authorization: `Bearer ${rep.token}` },
  })
  expect(body).not.toContain('73.19')
})

test.each(['US', 'ZZ'])(
  'nothing is put in from a warehouse of another region (%s), alone or among others',
  async (warehouse) => {
    const { number } = await world.sku()
    const alone = await buyer.call(addToBasket, { body: { number, qty: 1, warehouse } })
    const among = await buyer.call(addManyToBasket, {
      body: [
        { number, qty: 1 },
        { number, qty: 1, warehouse },
      ],
    })
    for (const answer of [alone, among]) expect(answer).toMatchObject({ code: 400, failure: { fields: ['warehouse'] } })
    expect((await open()).rows).toEqual([])
  },
)

test('what is not on sale yet waits, whatever is in stock of it', async () => {
  const { number } = await world.sku({ status: 'announced', stock: { NL: 9 } })
  expect((await buyer.call(addToBasket, { body: { number, qty: 3 } })).data.backOrdered).toBe(3)
  expect((await open()).rows[0]?.backOrdered).toBe(3)
})
