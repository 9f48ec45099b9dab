import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket, removeFromBasket } from '../../../../contract/basket/basket.ts'
import { getSku } from '../../../../contract/catalogue/catalogue.ts'
import { findDelivery } from '../../../../contract/customer/delivery.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { promiseToReader } from '../../../../rules/sourcing/reader-promise.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { diceOf } from '../../../testing/order/random-shop.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'

/** `PROMISE_SEED` repeats a walk that failed, `PROMISE_PRODUCTS=500` makes it a long one. */
const seed = process.env.PROMISE_SEED ?? String(Date.now())
const products = Number(process.env.PROMISE_PRODUCTS ?? 10)
const quantities = [1, 4, 9]

let world: World
let numbers: { id: number; number: string }[]
beforeAll(async () => {
  world = await buildWorld()
  const dice = diceOf(seed)
  const codes = ['NL', 'UK', 'FR', 'IT', 'PL']
  numbers = []
  for (let at = 0; at < products; at++) {
    const stock = Object.fromEntries(codes.flatMap((code) => (dice.happens(45) ? [[code, dice.between(0, 30)]] : [])))
    const sku = await world.sku({ stock: { NL: 0, ...stock }, unitPrice: dice.between(5, 90) * 100 })
    numbers.push(sku)
    for (const code of codes) {
      if (!dice.happens(30)) continue
      const expected_on = `2026-12-${String(dice.between(1, 28)).padStart(2, '0')}`
      const arrival = { sku_id: sku.id, warehouse: code, expected_on, quantity: dice.between(1, 40) }
      await world.db.insertInto('expected_arrivals').values(arrival).execute()
    }
  }
})
afterAll(() => world.close())

type Buyer = Awaited<ReturnType<World['signedIn']>>

/** Customers of six countries, one who pays in advance, and one whose goods go abroad. */
async function eightBuyers(): Promise<Buyer[]> {
  const home = await Promise.all(
    [1, 3, 5, 7, 8, 11].map((orgId) => world.customer({ orgId, creditLimit: 1_000_000_00 })),
  )
  const advance = await world.customer({ orgId: 7, termsNetDays: 0 })
  const abroad = await world.customer({ orgId: 1, creditLimit: 1_000_000_00 })
  await sql`update addresses set country = 'PL' where customer_id = ${abroad}`.execute(world.db)
  return Promise.all([...home, advance, abroad].map((customerId) => world.signedIn({ customerId })))
}

type Said = { day: string | null; from: string[]; waiting: number }
const bySku = (one: Said) => ({ ...one, from: one.from.toSorted() })

/** What the page of a product says to the customer who is about to buy so many. */
async function pagePromise(buyer: Buyer, id: number, pieces: number): Promise<Said> {
  const product = (await buyer.call(getSku, { params: { id }, query: {} })).data
  const facts = (await buyer.call(findDelivery, { query: {} })).data
  const promise = promiseToReader(facts, product, { pieces, now: world.now() })
  if (!promise) throw new Error('not sold')
  return bySku({
    day: promise.waitsFor ? null : promise.arrivesOn,
    from: promise.parcels.map(({ warehouse }) => warehouse),
    waiting: promise.waiting,
  })
}

/** What its preview says; an order of goods that only wait is promised for their arrival, which a page names apart. */
async function previewPromise(buyer: Buyer, lines: { number: string; qty: number }[], more: object = {}) {
  const { data } = await buyer.call(previewOrder, { body: { lines, ...more } })
  const parts = data.parts.length > 0 ? data.parts : [data]
  const leaving = parts.filter((part) => part.lines.some(({ shipsNow }) => shipsNow > 0))
  const said = {
    day:
      leaving
        .map(({ promisedOn }) => promisedOn)
        .sort()
        .at(-1) ?? null,
    from: leaving.map(({ shipFrom }) => shipFrom),
    waiting: data.waiting,
  }
  return { said: bySku(said), data, parts }
}

test(`page, basket, preview, order and mail promise the same of ${products} products, seed ${seed}`, {
  timeout: 120_000 + products * 20_000,
}, async () => {
  let tried = 0
  for (const [at, buyer] of (await eightBuyers()).entries()) {
    for (const { id, number } of numbers) {
      for (const qty of quantities) {
        const about = `seed ${seed}, buyer ${at}, ${qty} x ${number}`
        const page = await pagePromise(buyer, id, qty)
        const { said, data, parts } = await previewPromise(buyer, [{ number, qty }])
        expect(said, about).toEqual(page)
        await expectBasket(buyer, { number, qty }, data, about)
        // Orders take the pieces away: of the others the next to look is promised less.
        if (qty === 4) await expectOrder(buyer, { number, qty }, { revision: data.revision, parts }, about)
        tried++
      }
    }
  }
  expect(tried).toBe(8 * products * quantities.length)
  expect(await stockDisagreements(world)).toEqual([])
})

type Preview = Awaited<ReturnType<typeof previewPromise>>

async function expectBasket(buyer: Buyer, line: { number: string; qty: number }, data: Preview['data'], about: string) {
  await buyer.call(addToBasket, { body: line })
  const [row] = (await buyer.call(listBasket, { query: {} })).data.rows
  const [previewed] = data.lines
  expect(row, about).toMatchObject({ backOrdered: data.waiting, expectedOn: previewed?.expectedOn ?? null })
  const again = await previewPromise(buyer, [line], { fromBasket: true })
  expect(again.data.parts, about).toEqual(data.parts)
  expect([again.data.shipFrom, again.data.promisedOn], about).toEqual([data.shipFrom, data.promisedOn])
  await buyer.call(removeFromBasket, { params: { id: row?.shoppingCartId ?? 0 } })
}

async function expectOrder(
  buyer: Buyer,
  line: { number: string; qty: number },
  { revision, parts }: Pick<Preview, 'parts'> & { revision: string },
  about: string,
) {
  const { data, code } = await buyer.call(placeOrder, { body: { lines: [line], revision } })
  expect(code, about).toBe(200)
  const mails = new Map((await world.mailsTo(`${buyer.userName}@example.com`)).map((mail) => [mail.cause, mail]))
  for (const [at, { orderno }] of data.orders.entries()) {
    const part = parts[at]
    const order = (await buyer.call(getOrder, { params: { orderno } })).data
    expect([order.shipFrom, order.promisedOn], about).toEqual([part?.shipFrom, part?.promisedOn ?? null])
    const { day } = makeFormats('en', order.totals.currency)
    if (part?.promisedOn) expect(mails.get(`order ${orderno}`)?.text, about).toContain(day(part.promisedOn))
  }
}
