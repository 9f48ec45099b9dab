import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, buyAgain, listBasket } from '../../../../contract/basket/basket.ts'
import { listAddresses } from '../../../../contract/customer/address.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getPlacedOrder, listOrders } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Lines = { number: string; qty: number; custNumber?: string }[]

const preview = (buyer: Buyer, lines: Lines, more: object = {}) =>
  buyer.call(previewOrder, { body: { lines, ...more } })

async function order(buyer: Buyer, lines: Lines, more: object = {}) {
  const { data } = await preview(buyer, lines, more)
  return buyer.call(placeOrder, { body: { lines, revision: data.revision, ...more } })
}

test('the preview shows prices, dates, sums and choices, and changes nothing', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 1999, stock: { NL: 2 } })
  const { data } = await preview(buyer, [{ number, qty: 3 }])

  expect(data.lines[0]).toMatchObject({ number, qty: 3, shipsNow: 2, backOrdered: 1, unitPrice: 19.99, price: 59.97 })
  const { subtotal, shippingCost, vat, total, vatRate } = data.totals
  expect({ subtotal, vatRate }).toEqual({ subtotal: 59.97, vatRate: 21 })
  expect(total).toBeCloseTo(subtotal + shippingCost + vat, 2)
  expect(data.carriers.length).toBeGreaterThan(0)
  expect(data.addresses).toHaveLength(1)
  expect(
    await world.db.selectFrom('orders').select('id').where('customer_id', '=', buyer.customerId).execute(),
  ).toEqual([])
})

test('a placed order is stored as it was confirmed, leaves the basket, and its mail is queued', async () => {
  const buyer = await world.signedIn()
  const { id, number } = await world.sku({ stock: { NL: 10 } })
  await buyer.call(addToBasket, { body: { number, qty: 5 } })

  const placed = await order(buyer, [{ number, qty: 3, custNumber: 'OWN-1' }], { poNumber: 'PO-77' })
  expect(placed).toMatchObject({ code: 200, data: { status: 'submitted', currency: 'EUR' } })

  const { data } = await buyer.call(getOrder, { params: { orderno: placed.data.orderno } })
  expect(data).toMatchObject({ poNumber: 'PO-77', placedBy: 'Test Person', total: placed.data.total })
  expect(data.lines).toMatchObject([{ number, qty: 3, shipsNow: 3, custNumber: 'OWN-1' }])
  expect(data.shipTo.city).toBe('Utrecht')
  expect((await buyer.call(getPlacedOrder, { params: { id: placed.data.orderId ?? 0 } })).data.orderno).toBe(
    data.orderno,
  )
  expect((await buyer.call(listOrders, { query: {} })).data).toMatchObject({
    total: 1,
    rows: [{ pieces: 3, lines: 1 }],
  })

  const basket = await buyer.call(listBasket, { query: {} })
  expect(basket.data.rows.map((row) => row.qty)).toEqual([2])
  expect(await stockOf(id)).toEqual({ on_hand: 10, allocated: 3 })
  expect((await mailsAbout(data.orderno)).map(({ recipient }) => recipient)).toEqual([
    expect.stringMatching(/@example\.com$/),
    'orders.nl@aster.example',
  ])
})

test('the parts of the total agree to the cent', async () => {
  const buyer = await world.signedIn()
  const skus = await Promise.all([333, 1999, 1, 77_777].map((unitPrice) => world.sku({ unitPrice })))
  const placed = await order(
    buyer,
    skus.map(({ number }, index) => ({ number, qty: index * 3 + 1 })),
  )
  const { lines, totals } = (await buyer.call(getOrder, { params: { orderno: placed.data.orderno } })).data
  const cents = (amount: number) => Math.round(amount * 100)
  expect(lines.reduce((sum, line) => sum + cents(line.price), 0)).toBe(cents(totals.subtotal))
  expect(cents(totals.subtotal) + cents(totals.shippingCost) + cents(totals.vat)).toBe(cents(totals.total))
})

test('the same product asked twice keeps both article numbers; those without room are refused by their place', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku({ stock: { NL: 10 } })
  const toLines = (...own: string[]) => own.map((custNumber) => ({ number, qty: 1, custNumber }))
  const placed = await order(buyer, toLines('SHELF-1', 'SHELF-2', 'SHELF-1'))
  const { data } = await buyer.call(getOrder, { params: { orderno: placed.data.orderno } })
  expect(data.lines).toMatchObject([{ number, qty: 3, custNumber: 'SHELF-1, SHELF-2' }])
  expect(await preview(buyer, toLines('x'.repeat(30), 'y'.repeat(30)))).toMatchObject({
    code: 30_019,
    failure: { fields: ['lines.1.custNumber'] },
  })
})

test('the same product asked twice is one line, checked against the sum', async () => {
  const buyer = await world.signedIn()
  const { id, number } = await world.sku({ stock: { NL: 5 } })
  await order(buyer, [
    { number, qty: 4 },
    { number, qty: 4 },
  ])
  expect(await stockOf(id)).toEqual({ on_hand: 5, allocated: 5 })
})

test.each([
  [
    'a price',
    (sku: { id: number }) =>
      world.db.updateTable('list_prices').set({ unit_price: 2500 }).where('sku_id', '=', sku.id).execute(),
  ],
  [
    'the stock',
    (sku: { id: number }) => world.db.updateTable('stock').set({ on_hand: 1 }).where('sku_id', '=', sku.id).execute(),
  ],
])('where %s changed since the preview, the order has to be confirmed again', async (_, change) => {
  const buyer = await world.signedIn()
  const sku = await world.sku({ unitPrice: 1999, stock: { NL: 10 } })
  const lines = [{ number: sku.number, qty: 2 }]
  const { revision } = (await preview(buyer, lines)).data
  await change(sku)

  const refused = await buyer.call(placeOrder, { body: { lines, revision } })
  expect(refused).toMatchObject({ status: 200, code: 30_001, failure: { reason: 'order.changed' } })
  const fresh = refused.failure.details as { revision: string }
  expect((await buyer.call(placeOrder, { body: { lines, revision: fresh.revision } })).code).toBe(200)
})

test('the same order sent twice with one key is one order; with another body it is refused', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  const lines = [{ number, qty: 1 }]
  const { revision } = (await preview(buyer, lines)).data
  const headers = { 'idempotency-key': 'key-1' }
  const send = (body: { lines: Lines; revision: string }) => buyer.call(placeOrder, { body }, { headers })

  const answers = await Promise.all(Array.from({ length: 10 }, () => send({ lines, revision })))
  expect(new Set(answers.map((answer) => answer.data.orderno)).size).toBe(1)
  expect((await buyer.call(listOrders, { query: {} })).data.total).toBe(1)
  expect(await send({ lines: [{ number, qty: 2 }], revision })).toMatchObject({ status: 409, code: 409 })
})

test("one customer's key does not answer another's", async () => {
  const [one, other] = [await world.signedIn(), await world.signedIn()]
  const { number } = await world.sku()
  const lines = [{ number, qty: 1 }]
  const headers = { 'idempotency-key': 'the-same' }
  const place = async (buyer: Buyer) =>
    buyer.call(placeOrder, { body: { lines, revision: (await preview(buyer, lines)).data.revision } }, { headers })
  expect((await place(one)).data.orderno).not.toBe((await place(other)).data.orderno)
})

test('an order without a key is refused', async () => {
  const buyer = await world.signedIn()
  const body = { lines: [{ number: 'AS-1', qty: 1 }], revision: 'x' }
  const answer = await buyer.call(placeOrder, { body }, { headers: { 'idempotency-key': '' } })
  expect(answer).toMatchObject({ status: 400, failure: { fields: ['Idempotency-Key'] } })
})

test('payment in advance waits, an order over the credit limit is held', async () => {
  const { number } = await world.sku({ unitPrice: 10_000 })
  const prepaying = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0, creditLimit: 0 }) })
  expect((await order(prepaying, [{ number, qty: 1 }])).data.status).toBe('awaitingPayment')
  const limited = await world.signedIn({ customerId: await world.customer({ creditLimit: 30_000 }) })
  expect((await order(limited, [{ number, qty: 1 }])).data.status).toBe('submitted')
  expect((await order(limited, [{ number, qty: 2 }])).data.status).toBe('onHold')
})

test('a PO number used before is a warning, not a refusal', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  const lines = [{ number, qty: 1 }]
  await order(buyer, lines, { poNumber: 'PO-1' })
  for (const poNumber of ['PO-1', ' PO-1 ', 'po-1']) {
    const { warnings } = (await preview(buyer, lines, { poNumber })).data
    expect([poNumber, warnings]).toMatchObject([poNumber, [{ reason: 'order.duplicate_po' }]])
  }
  expect((await preview(buyer, lines, { poNumber: 'PO-11' })).data.warnings).toEqual([])
  expect((await preview(await world.signedIn(), lines, { poNumber: 'PO-1' })).data.warnings).toEqual([])
  expect((await order(buyer, lines, { poNumber: 'PO-1' })).code).toBe(200)
})

test('an announced product is pre-ordered and takes no stock', async () => {
  const buyer = await world.signedIn()
  const { id, number } = await world.sku({ status: 'announced', stock: { NL: 9 } })
  await order(buyer, [{ number, qty: 2 }])
  expect(await stockOf(id)).toEqual({ on_hand: 9, allocated: 0 })
})

test('nothing of another customer can be seen or used', async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  const { number } = await world.sku()
  const { data } = await order(buyer, [{ number, qty: 1 }])
  const foreignAddress = (await buyer.call(listAddresses, { query: {} })).data.rows[0]?.addressId ?? 0

  expect((await stranger.call(getOrder, { params: { orderno: data.orderno } })).status).toBe(404)
  expect((await stranger.call(getPlacedOrder, { params: { id: data.orderId ?? 0 } })).status).toBe(404)
  expect((await stranger.call(buyAgain, { body: { orderno: data.orderno } })).status).toBe(404)
  expect((await stranger.call(listOrders, { query: { keyword: data.orderno } })).data.total).toBe(0)
  const used = await preview(stranger, [{ number, qty: 1 }], { addressId: foreignAddress })
  expect(used).toMatchObject({ code: 30_006, failure: { fields: ['addressId'] } })
})

test('a colleague of the company sees its orders', async () => {
  const buyer = await world.signedIn()
  const colleague = await world.signedIn({ customerId: buyer.customerId, role: 'buyer' })
  const { number } = await world.sku()
  const { data } = await order(buyer, [{ number, qty: 1 }])
  expect((await colleague.call(getOrder, { params: { orderno: data.orderno } })).code).toBe(200)
})

test('buying again adds to what is in the basket', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku()
  const { data } = await order(buyer, [{ number, qty: 3 }])
  await buyer.call(addToBasket, { body: { number, qty: 2 } })
  expect((await buyer.call(buyAgain, { body: { orderno: data.orderno } })).data.lines).toMatchObject([
    { added: true, qty: 5 },
  ])
})

test.each([
  ['no lines', { lines: [] }, 400, 'request.invalid'],
  ['an unknown product', { lines: [{ number: 'AS-NOTHING', qty: 1 }] }, 200, 'basket.product_unknown'],
  ['a quantity of zero', { lines: [{ number: 'AS-1', qty: 0 }] }, 400, 'request.invalid'],
  ['an unknown warehouse', { lines: [{ number: 'AS-1', qty: 1 }], shipFrom: 'ZZ' }, 400, 'request.invalid'],
  ['an unknown order type', { lines: [{ number: 'AS-1', qty: 1 }], orderType: 'FREE' }, 400, 'request.invalid'],
  [
    'a long instruction',
    { lines: [{ number: 'AS-1', qty: 1 }], instruction: 'x'.repeat(1001) },
    400,
    'request.invalid',
  ],
  ['U+0000 in the instruction', { lines: [{ number: 'AS-1', qty: 1 }], instruction: '\u0000' }, 400, 'request.invalid'],
])('%s is refused', async (_, body, status, reason) => {
  const buyer = await world.signedIn()
  const answer = await buyer.call(previewOrder, { body: body as { lines: Lines } })
  expect(answer).toMatchObject({ status, failure: { reason } })
})

test('products without a price and unknown carriers are refused, naming the field', async () => {
  const buyer = await world.signedIn()
  const [unpriced, good] = [await world.sku({ unitPrice: null, oemCode: 'W2072A' }), await world.sku()]
  const refusals = [
    await preview(buyer, [{ number: unpriced.number, qty: 1 }]),
    await preview(buyer, [{ number: good.number, qty: 1 }], { shipVia: 'PIGEON' }),
  ]
  expect(refusals.map(({ code, failure }) => [code, failure.fields])).toEqual([
    [30_005, ['lines.0.number']],
    [30_007, ['shipVia']],
  ])
  expect(refusals[0]?.msg).toMatch(/^You have no price for W2072A yet/)
})

test('prices and sums sent by the client are not read', async () => {
  const buyer = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 5000 })
  const cheap = { totals: { total: 0.01 }, total: 0.01, lines: [{ number, qty: 1, unitPrice: 0.01, price: 0.01 }] }
  expect((await buyer.call(previewOrder, { body: cheap })).data.totals.subtotal).toBe(50)
})

test('a site that takes no orders says so, keeps the basket, and goes on when it is opened', async () => {
  const buyer = await world.signedIn({ orgId: 8 })
  const { number } = await world.sku({ stock: { FR: 5 } })
  const lines = [{ number, qty: 1 }]
  await buyer.call(addToBasket, { body: { number, qty: 1 } })
  const open = (takes_orders: boolean) =>
    world.db.updateTable('orgs').set({ takes_orders }).where('id', '=', 8).execute()
  await open(false)
  const { revision, warnings } = (await preview(buyer, lines)).data
  expect(warnings).toMatchObject([{ reason: 'order.site_closed' }])
  expect((await buyer.call(placeOrder, { body: { lines, revision } })).code).toBe(30_016)
  expect((await buyer.call(listBasket, { query: {} })).data.rows).toMatchObject([{ number, qty: 1 }])
  await open(true)
  expect((await buyer.call(placeOrder, { body: { lines, revision } })).code).toBe(200)
})

const stockOf = (skuId: number) =>
  world.db.selectFrom('stock').select(['on_hand', 'allocated']).where('sku_id', '=', skuId).executeTakeFirst()

const mailsAbout = (orderno: string) =>
  world.db.selectFrom('mails').selectAll().where('cause', '=', `order ${orderno}`).execute()
