import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { placeOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getPlacedOrder, listOrders } from '../../../../contract/order/order.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { allocated, detail, line, place, preview, split } from '../../../testing/order/split-orders.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const ordersOf = async (buyer: Awaited<ReturnType<World['signedIn']>>) =>
  (await buyer.call(listOrders, { query: {} })).data.rows

test('what no single warehouse has is shown as an order for each, with its own costs', async () => {
  const buyer = await world.signedIn()
  const lines = [await line(world, { NL: 3, FR: 2 }, 5), await line(world, { NL: 9 }, 1)]
  const one = await preview(buyer, split(lines, { shipFrom: 'NL' }))
  expect(one).toMatchObject({ parts: [], waiting: 2, shipFrom: 'NL' })

  const two = await preview(buyer, split(lines))
  expect(two).toMatchObject({ waiting: 0, shipFrom: 'NL', sourcing: 'fewestParcels', plans: [] })
  expect(
    two.parts.map(({ shipFrom, lines: own }) => [shipFrom, own.map(({ qty, shipsNow }) => [qty, shipsNow])]),
  ).toEqual([
    [
      'NL',
      [
        [3, 3],
        [1, 1],
      ],
    ],
    ['FR', [[2, 2]]],
  ])
  for (const { totals, promisedOn } of two.parts) {
    expect(totals.shippingCost).toBeGreaterThan(0)
    expect(promisedOn).not.toBeNull()
  }
  const sumOf = (key: 'subtotal' | 'shippingCost' | 'vat' | 'total') =>
    two.parts.reduce((sum, { totals }) => sum + Math.round(totals[key] * 100), 0) / 100
  for (const key of ['subtotal', 'shippingCost', 'vat', 'total'] as const) expect(two.totals[key]).toBe(sumOf(key))
  expect(two.totals.subtotal).toBe(60)
  expect(two.revision).not.toBe(one.revision)
  const ready = two.warehouses.flatMap(({ warehouse, ready }) => (ready ? [[warehouse, ready]] : []))
  expect(Object.fromEntries(ready)).toEqual({ FR: 2, NL: 4 })
})

test.each([
  [{ NL: 5, FR: 5 }, 'NL', 0],
  [{ NL: 3, FR: 9 }, 'FR', 0],
  [{ FR: 5, IT: 2 }, 'FR', 0],
  [{ NL: 3 }, 'NL', 2],
  [{ NL: 3, US: 9 }, 'NL', 2],
])('of %j all that can leaves from one: %s, %i wait', async (stock, shipFrom, waiting) => {
  const buyer = await world.signedIn()
  expect(await preview(buyer, split([await line(world, stock, 5)]))).toMatchObject({ parts: [], shipFrom, waiting })
})

test('one click places both, each with its number, its mail and its pieces, out of one basket', async () => {
  const buyer = await world.signedIn()
  const [one, two] = [await line(world, { NL: 3, FR: 2 }, 5), await line(world, { NL: 9 }, 1)]
  for (const { number, qty } of [one, two]) await buyer.call(addToBasket, { body: { number, qty } })
  const body = split([one, two], { fromBasket: true, poNumber: 'PO-7', instruction: 'At the back' })
  const shownPreview = await preview(buyer, body)
  const { data, code } = await place(buyer, body)
  expect(code).toBe(200)
  expect(data).toMatchObject({ total: shownPreview.totals.total, status: 'submitted' })
  expect(data.orders).toHaveLength(2)
  expect(data.orders[0]).toMatchObject({ orderId: data.orderId, orderno: data.orderno })

  const placed = await Promise.all(data.orders.map(({ orderno }) => detail(buyer, orderno)))
  for (const [at, order] of placed.entries()) {
    const part = shownPreview.parts[at]
    expect(order).toMatchObject({ shipFrom: part?.shipFrom, totals: part?.totals, total: part?.totals.total })
    expect(order).toMatchObject({
      poNumber: 'PO-7',
      instruction: 'At the back',
      shipTo: shownPreview.shipTo,
      billTo: shownPreview.billTo,
    })
    expect(order.lines.map(({ qty }) => qty)).toEqual(part?.lines.map(({ qty }) => qty))
    const others = placed.filter((other) => other !== order)
    expect(order.placedWith.map(({ orderno }) => orderno)).toEqual(others.map(({ orderno }) => orderno))
    expect((await buyer.call(getPlacedOrder, { params: { id: order.orderId } })).data).toEqual(order)
  }
  const [first, second] = data.orders.map(({ orderno }) => Number(orderno.slice(3)))
  expect(second).toBe((first ?? 0) + 1)
  const mails = await world.mailsTo(`${buyer.userName}@example.com`)
  expect(mails.map(({ cause }) => cause)).toEqual(data.orders.map(({ orderno }) => `order ${orderno}`))
  expect(mails.map(({ text }) => text.includes(`Placed together with`))).toEqual([true, true])
  expect((await ordersOf(buyer)).map(({ orderno, placedWith }) => [orderno, placedWith])).toEqual([
    [data.orders[1]?.orderno, [data.orderno]],
    [data.orderno, [data.orders[1]?.orderno]],
  ])
  expect((await buyer.call(listBasket, { query: {} })).data.rows).toEqual([])
  expect(await allocated(world, one.id)).toEqual({ NL: 3, FR: 2 })
  expect(await stockDisagreements(world)).toEqual([])
})

test("nobody sees of another customer's order what it was placed with", async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  const { data } = await place(buyer, split([await line(world, { NL: 3, FR: 2 }, 5)]))
  for (const { orderno, orderId } of data.orders) {
    expect((await stranger.call(getOrder, { params: { orderno } })).code).toBe(404)
    expect((await stranger.call(getPlacedOrder, { params: { id: orderId } })).code).toBe(404)
  }
})

test('the same request again answers both orders, and places none', async () => {
  const buyer = await world.signedIn()
  const body = split([await line(world, { NL: 3, FR: 2 }, 5)])
  const { revision } = await preview(buyer, body)
  const headers = { 'idempotency-key': randomUUID() }
  const again = () => buyer.call(placeOrder, { body: { ...body, revision } }, { headers })
  const answers = [await again(), await again(), ...(await Promise.all([again(), again()]))]
  expect(answers[0]?.data.orders).toHaveLength(2)
  for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
  expect(await ordersOf(buyer)).toHaveLength(2)
})

test('an answer that was kept before orders were split is given again, with its one order', async () => {
  const buyer = await world.signedIn()
  const body = split([await line(world, { NL: 9 }, 1)])
  const { revision } = await preview(buyer, body)
  const headers = { 'idempotency-key': randomUUID() }
  const again = async () => (await buyer.call(placeOrder, { body: { ...body, revision } }, { headers })).data
  const first = await again()
  await sql`update idempotency_keys set answer = answer - 'orders' where account_id = ${buyer.accountId}`.execute(
    world.db,
  )
  expect(await again()).toEqual(first)
  expect(first.orders).toEqual([{ orderId: first.orderId, orderno: first.orderno, total: first.total }])
})

test('where the second cannot be written the first is not there either, and nothing is taken', async () => {
  const buyer = await world.signedIn()
  const one = await line(world, { NL: 3, FR: 2 }, 5)
  const { couponId, code: couponCode } = await addCoupon(world.db)
  await buyer.call(addToBasket, { body: { number: one.number, qty: 5 } })
  const body = split([one], { fromBasket: true, couponCode })
  await sql`
    create function refuse_second() returns trigger language plpgsql as $$ begin raise exception 'no second'; end $$;
  `.execute(world.db)
  await sql`
    create trigger refuse_second before insert on orders for each row when (new.split_from is not null)
    execute function refuse_second()
  `.execute(world.db)
  const failed = await place(buyer, body)
  await sql`drop function refuse_second cascade`.execute(world.db)
  expect(failed.status).toBe(500)
  expect(await ordersOf(buyer)).toEqual([])
  expect((await buyer.call(listBasket, { query: {} })).data.rows).toMatchObject([{ qty: 5 }])
  expect(await allocated(world, one.id)).toEqual({ NL: 0, FR: 0 })
  expect(await world.mailsTo(`${buyer.userName}@example.com`)).toEqual([])
  const used = () => world.db.selectFrom('coupons').select('used').where('id', '=', couponId).executeTakeFirst()
  expect(await used()).toEqual({ used: 0 })

  expect((await place(buyer, body)).data.orders).toHaveLength(2)
  expect(await used()).toEqual({ used: 1 })
})

test('of those who race for the last pieces in the other warehouse one gets them, the others are refused', async () => {
  for (let round = 0; round < 5; round++) {
    const one = await line(world, { NL: 1_000 }, 0)
    const two = await line(world, { FR: 4, IT: 1_000 }, 4)
    const buyers = await Promise.all(Array.from({ length: 8 }, () => world.signedIn()))
    const body = split([{ ...one, qty: 1 }, two])
    const shownPreviews = await Promise.all(buyers.map((buyer) => preview(buyer, body)))
    const [{ revision }] = shownPreviews as [(typeof shownPreviews)[number]]
    expect(shownPreviews.map(({ parts }) => parts.map(({ shipFrom }) => shipFrom))).toEqual(
      shownPreviews.map(() => ['NL', 'FR']),
    )
    const answers = await Promise.all(buyers.map((buyer) => buyer.call(placeOrder, { body: { ...body, revision } })))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(7).fill(30_001)])
    for (const { code, failure } of answers) {
      if (code === 30_001) expect(failure.details).toMatchObject({ parts: [{ shipFrom: 'NL' }, { shipFrom: 'IT' }] })
    }
    expect(await allocated(world, two.id)).toEqual({ FR: 4, IT: 0 })
  }
  expect(await stockDisagreements(world)).toEqual([])
})

test('orders that leave from the same warehouses the other way round never lock each other out', async () => {
  const [one, two] = [await line(world, { NL: 500, FR: 500 }, 1), await line(world, { NL: 500, FR: 500 }, 1)]
  const scarce = [await line(world, { NL: 100, FR: 40 }, 5), await line(world, { NL: 40, FR: 100 }, 5)]
  const buyers = await Promise.all(Array.from({ length: 12 }, () => world.signedIn()))
  const lines = [one, two, ...scarce]
  const codes = await Promise.all(
    buyers.map(async (buyer, at) => {
      const own = split(at % 2 ? lines : lines.toReversed(), { sourcing: at % 3 ? 'earliest' : 'fewestParcels' })
      for (let tries = 0; ; tries++) {
        const { code } = await place(buyer, own)
        if (code !== 30_001 || tries > 100) return code
      }
    }),
  )
  expect(codes).toEqual(buyers.map(() => 200))
  expect(await stockDisagreements(world)).toEqual([])
})
