import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addManyToBasket,
  addToBasket,
  basketStat,
  buyAgain,
  changeBasketLine,
  firstBasketRows,
  listBasket,
  reduceBasket,
  removeFromBasket,
  rowsAtFirst,
} from '../../../../contract/basket/basket.ts'
import { maxQuantity } from '../../../../rules/basket/basket.ts'
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

const add = (number: string, qty: number, who = buyer) => who.call(addToBasket, { body: { number, qty } })
const rows = async (who = buyer) => (await who.call(listBasket, { query: {} })).data.rows

test('adding the same product twice makes one line', async () => {
  const { number } = await world.sku({ unitPrice: 1999 })
  await add(number, 2)

  expect((await add(number, 3)).data).toMatchObject({ shoppingCartQty: 1, pieces: 5, shoppingCartPrice: 99.95, qty: 5 })
})

test('the basket shows the product, its price and what ships later', async () => {
  const { number } = await world.sku({ unitPrice: 1999, stock: { NL: 5 } })
  await buyer.call(addToBasket, { body: { number, qty: 8, custNumber: 'SHELF-7' } })

  const [row] = await rows()
  expect(row).toMatchObject({
    number,
    custNumber: 'SHELF-7',
    qty: 8,
    unitPrice: 19.99,
    discountPrice: null,
    price: 159.92,
    backOrdered: 3,
    priceSeen: 19.99,
  })
  expect(row?.goodsSku.stock.total).toBe(5)
})

test('a large basket opens with its first rows, and the sums are those of all', async () => {
  const skus = await Promise.all(Array.from({ length: rowsAtFirst + 2 }, (_, at) => world.sku({ unitPrice: 100 + at })))
  const numbers = skus.map(({ number }) => number)
  await buyer.call(addManyToBasket, { body: numbers.map((number) => ({ number, qty: 2 })) })
  await world.db
    .updateTable('skus')
    .set({ status: 'disabled' })
    .where('number', '=', numbers[3] ?? '')
    .execute()
  const {
    rows: all,
    shoppingCartQty,
    pieces,
    shoppingCartPrice,
    currency,
    priceChanges,
    ...others
  } = (await buyer.call(listBasket, { query: {} })).data
  expect({ all: all.length, shoppingCartQty, pieces, priceChanges }).toEqual({
    all: 42,
    shoppingCartQty: 42,
    pieces: 84,
    priceChanges: 0,
  })

  const { rows: first, ...said } = (await buyer.call(firstBasketRows, {})).data
  expect(first).toEqual(all.slice(0, rowsAtFirst))
  expect(said).toEqual(others)
  expect(first[3]).toMatchObject({ unitPrice: null, price: null })

  const after = first.at(-1)?.shoppingCartId ?? 0
  const { rows: rest, ...sums } = (await buyer.call(listBasket, { query: { after } })).data
  expect([...first, ...rest]).toEqual(all)
  expect(sums).toMatchObject({ total: 42, pieces: 84, shoppingCartPrice, currency })
})

test('the keyword narrows the rows, not the sums', async () => {
  const [black, cyan] = [await world.sku({ name: 'Toner black' }), await world.sku({ name: 'Toner cyan' })]
  await add(black.number, 1)
  await add(cyan.number, 2)
  const { data } = await buyer.call(listBasket, { query: { keyword: 'CYAN' } })
  expect(data.rows.map((row) => row.number)).toEqual([cyan.number])
  expect(data).toMatchObject({ shoppingCartQty: 2, pieces: 3, total: 1 })
})

test('the customer price is what counts', async () => {
  const { id, number } = await world.sku({ unitPrice: 1999 })
  await world.db
    .insertInto('customer_prices')
    .values({ customer_id: buyer.customerId, sku_id: id, unit_price: 1500 })
    .execute()
  expect((await add(number, 2)).data.shoppingCartPrice).toBe(30)
})

test('a running promotion of the site lowers the price, one that ended does not', async () => {
  const [running, ended] = [await world.sku({ unitPrice: 2000 }), await world.sku({ unitPrice: 2000 })]
  const promotion = (starts_on: string, ends_on: string) =>
    world.db
      .insertInto('promotions')
      .values({ org_id: 1, currency: 'EUR', title: JSON.stringify({ en: 'Test' }), starts_on, ends_on })
      .returning('id')
      .executeTakeFirstOrThrow()
  const now = await promotion('2026-11-01', '2026-11-30')
  const over = await promotion('2026-10-01', '2026-10-31')
  await world.db
    .insertInto('promotion_prices')
    .values([
      { promotion_id: now.id, sku_id: running.id, discount_price: 1800 },
      { promotion_id: over.id, sku_id: ended.id, discount_price: 1800 },
    ])
    .execute()

  await add(running.number, 1)
  expect((await add(ended.number, 1)).data.shoppingCartPrice).toBe(38)
})

test('twenty adds at once lose nothing', async () => {
  const { number } = await world.sku()
  await Promise.all(Array.from({ length: 20 }, () => add(number, 1)))
  expect((await buyer.call(basketStat, {})).data.pieces).toBe(20)
})

test('twenty different products added at once make twenty lines', async () => {
  const skus = await Promise.all(Array.from({ length: 20 }, () => world.sku()))
  await Promise.all(skus.map(({ number }) => add(number, 1)))
  expect(await rows()).toHaveLength(20)
})

test('a line never exceeds 9999 pieces', async () => {
  const { number } = await world.sku()
  await add(number, maxQuantity)
  expect(await add(number, 1)).toMatchObject({
    status: 200,
    code: 30_004,
    failure: { reason: 'basket.quantity_out_of_range', fields: ['qty'] },
  })
})

test('disabled and unknown products are refused', async () => {
  const { number } = await world.sku({ status: 'disabled' })
  expect((await add(number, 1)).code).toBe(30_002)
  expect((await add('AS-NOTHING', 1)).code).toBe(30_003)
})

test('each line of a batch is answered on its own, the same product adds up', async () => {
  const [good, disabled] = [await world.sku(), await world.sku({ status: 'disabled' })]
  const { data } = await buyer.call(addManyToBasket, {
    body: [
      { number: good.number, qty: 2 },
      { number: disabled.number, qty: 1 },
      { number: 'AS-NOTHING', qty: 1 },
      { number: good.number, qty: 3 },
      { number: good.number, qty: maxQuantity },
    ],
  })
  expect(data.lines.map((line) => [line.added, line.qty, line.reason])).toEqual([
    [true, 2, null],
    [false, 0, 'basket.product_disabled'],
    [false, 0, 'basket.product_unknown'],
    [true, 5, null],
    [false, 0, 'basket.quantity_out_of_range'],
  ])
  expect(data.lines[1]?.msg).toContain(disabled.number)
  expect(data).toMatchObject({ shoppingCartQty: 1, pieces: 5 })
})

test('a batch costs as many queries for 200 products as for 2', async () => {
  const skus = await Promise.all(Array.from({ length: 200 }, () => world.sku()))
  const batch = (count: number) =>
    world.queriesOf(() =>
      buyer.call(addManyToBasket, { body: skus.slice(0, count).map(({ number }) => ({ number, qty: 1 })) }),
    )
  const two = await batch(2)
  expect(await batch(200)).toHaveLength(two.length)
})

test('the basket opens with as many queries for 50 lines as for 1', async () => {
  const skus = await Promise.all(Array.from({ length: 50 }, () => world.sku()))
  const open = async () => {
    const whole = await world.queriesOf(() => buyer.call(listBasket, { query: {} }))
    const first = await world.queriesOf(() => buyer.call(firstBasketRows, {}))
    return [whole.length, first.length]
  }
  await add(skus[0]?.number ?? '', 1)
  const one = await open()
  await buyer.call(addManyToBasket, { body: skus.map(({ number }) => ({ number, qty: 1 })) })
  expect(await open()).toEqual(one)
})

test('a line can be changed, reduced and removed', async () => {
  const { number } = await world.sku()
  const { shoppingCartId } = (await add(number, 2)).data

  expect((await buyer.call(changeBasketLine, { body: { shoppingCartId, qty: 7 } })).data).toMatchObject({
    qty: 7,
    pieces: 7,
  })
  expect((await buyer.call(reduceBasket, { body: { items: [{ shoppingCartId, qty: 3 }] } })).data.pieces).toBe(4)
  expect((await buyer.call(reduceBasket, { body: { items: [{ shoppingCartId, qty: 9 }] } })).data.shoppingCartQty).toBe(
    0,
  )

  const again = (await add(number, 1)).data.shoppingCartId
  expect((await buyer.call(removeFromBasket, { params: { id: again } })).data.shoppingCartQty).toBe(0)
  expect((await buyer.call(removeFromBasket, { params: { id: again } })).status).toBe(404)
})

test("another account's line is not found, on every path, and stays as it was", async () => {
  const { number } = await world.sku()
  const owner = await world.signedIn()
  const colleague = await world.signedIn({ customerId: owner.customerId })
  const { shoppingCartId } = (await add(number, 2, owner)).data

  for (const stranger of [buyer, colleague]) {
    const answers = [
      await stranger.call(changeBasketLine, { body: { shoppingCartId, qty: 1 } }),
      await stranger.call(reduceBasket, { body: { items: [{ shoppingCartId, qty: 1 }] } }),
      await stranger.call(removeFromBasket, { params: { id: shoppingCartId } }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
  }
  expect((await rows(owner)).map((row) => row.qty)).toEqual([2])
})

test('a reduction with one foreign line changes nothing', async () => {
  const { number } = await world.sku()
  const foreign = (await add(number, 2, await world.signedIn())).data.shoppingCartId
  const own = (await add(number, 5)).data.shoppingCartId
  const items = [
    { shoppingCartId: own, qty: 1 },
    { shoppingCartId: foreign, qty: 1 },
  ]
  expect((await buyer.call(reduceBasket, { body: { items } })).status).toBe(404)
  expect((await rows()).map((row) => row.qty)).toEqual([5])
})

test('a foreign order cannot be bought again', async () => {
  expect((await buyer.call(buyAgain, { body: { orderno: 'ONL000001' } })).status).toBe(404)
})

test('a sales rep sees no purchase price', async () => {
  const { number } = await world.sku()
  const rep = await world.signedIn({ role: 'salesrep' })
  expect((await add(number, 3, rep)).data.shoppingCartPrice).toBe(0)
  const [row] = await rows(rep)
  expect(row).toMatchObject({ unitPrice: null, price: null, priceSeen: null })
  expect(row?.goodsSku.price).toBeUndefined()
})

test('prices and identities that the client sends are not read', async () => {
  const { number } = await world.sku({ unitPrice: 1999 })
  const body = { number, qty: 1, unitPrice: 0.01, discountPrice: 0, custId: 1, accountId: 1, price: 0 }
  expect((await buyer.call(addToBasket, { body })).data.shoppingCartPrice).toBe(19.99)
})

test.each([
  ['nothing', {}, ['number', 'qty']],
  ['zero', { number: 'AS-1', qty: 0 }, ['qty']],
  ['negative', { number: 'AS-1', qty: -5 }, ['qty']],
  ['a part', { number: 'AS-1', qty: 1.5 }, ['qty']],
  ['too many', { number: 'AS-1', qty: 10_000 }, ['qty']],
  ['a word', { number: 'AS-1', qty: '3' }, ['qty']],
  ['huge', { number: 'AS-1', qty: 1e300 }, ['qty']],
  ['null', { number: null, qty: 1 }, ['number']],
  ['no text', { number: '', qty: 1 }, ['number']],
  ['U+0000', { number: 'AS\u00001', qty: 1 }, ['number']],
  ['a lone surrogate', { number: 'AS\ud800', qty: 1 }, ['number']],
  ['too long', { number: 'A'.repeat(81), qty: 1 }, ['number']],
  ['a list', [1, 2], ['body']],
])('%s is refused with the field', async (_, body, fields) => {
  const answer = await buyer.call(addToBasket, { body: body as { number: string; qty: number } })
  expect(answer).toMatchObject({ status: 400, code: 400, failure: { reason: 'request.invalid' } })
  expect(answer.failure.fields.sort()).toEqual(fields)
})

test('text of a megabyte is refused by its size, an id beyond all numbers by its range', async () => {
  expect((await add('A'.repeat(1_100_000), 1)).status).toBe(413)
  expect((await buyer.call(removeFromBasket, { params: { id: 1e300 } })).status).toBe(400)
})
