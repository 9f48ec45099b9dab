import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { exportOrders, getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import { languages } from '../../../../texts/index.ts'
import { randomRequest } from '../../../testing/order/random-customers.ts'
import { expectedOf, requestOf, saidBy } from '../../../testing/order/random-order.ts'
import { type Buyer, fillRandomShop } from '../../../testing/order/random-rows.ts'
import { type Dice, diceOf } from '../../../testing/order/random-shop.ts'
import { amountsInMail, amountsOnPdf, csvRows, exportRows } from '../../../testing/order/said-amounts.ts'
import { type Division, secondSplit } from '../../../testing/order/second-split.ts'
import type { Sum } from '../../../testing/order/second-sum.ts'
import type { Coupon, Product, Shop } from '../../../testing/order/second-sum-facts.ts'
import { buildWorld, stockDisagreements, type World } from '../../../testing/world.ts'

/** `ORDERS_SEED` repeats a run that failed, `SPLITS_COUNT` makes it a longer one. */
const seed = process.env.ORDERS_SEED ?? String(Date.now())
const count = Number(process.env.SPLITS_COUNT ?? 120)
const pdfOfEvery = 10

let world: World
let shop: Shop
let buyers: readonly Buyer[]
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T23:30:00Z') })
  const filled = await fillRandomShop(world, diceOf(seed))
  await sql`update stock set on_hand = 0`.execute(world.db)
  shop = filled.shop
  // In the United States there is one warehouse.
  buyers = filled.buyers.filter(({ site }) => site.region === 'EU')
})
afterAll(() => world.close())

type Language = (typeof languages)[number]
type Placed = { orderno: string; buyer: Buyer; sum: Sum; language: Language }
type RandomRequest = ReturnType<typeof randomRequest>

const placed: Placed[] = []
const uses = new Map<string, number>()
const keyOf = ({ id }: Coupon, buyer?: Buyer) => `${id} ${buyer?.customerId ?? ''}`
const used = (coupon: Coupon, buyer?: Buyer) => uses.get(keyOf(coupon, buyer)) ?? 0

test(`${count} random orders out of two warehouses cost what a second program says, seed ${seed}`, {
  timeout: 300_000 + count * 400,
}, async () => {
  for (let at = 0, done = 0; done < count; at++) {
    const dice = diceOf(`${seed} split ${at}`)
    const buyer = dice.oneOf(buyers)
    const request = { ...randomRequest(dice, buyer.site, buyer.places, shop), backOrders: 'split' as const }
    if (await order(dice, { buyer, request, language: dice.oneOf(languages), about: `seed ${seed}, split ${at}` }))
      done++
  }
  expect(placed).toHaveLength(count * 2)
  expect(await stockDisagreements(world)).toEqual([])
})

type Attempt = { buyer: Buyer; request: RandomRequest; language: Language; about: string }

/** Puts what is ordered into two warehouses, previews it and places it; false where that cannot be, or is refused rightly. */
async function order(dice: Dice, attempt: Attempt): Promise<boolean> {
  const { buyer, request } = attempt
  const division = await divide(dice, attempt)
  if (!division) return false
  const { shipFrom: _all, ...body } = await requestOf(world, attempt)
  const about = `${attempt.about}: ${JSON.stringify(body)}`
  const headers = { 'accept-language': attempt.language }
  const preview = await buyer.call(previewOrder, { body }, { headers })
  const isOtherFirst = preview.data.parts?.[0]?.shipFrom === division.codes[1]
  const sums = secondSplit(
    shop,
    buyer,
    request,
    (coupon) => ({ all: used(coupon), own: used(coupon, buyer) }),
    isOtherFirst ? turnRound(division, request) : division,
  )
  if (!Array.isArray(sums)) {
    expect(sums.refused, about).toContain(preview.failure.reason)
    return false
  }
  expect(preview.code, about).toBe(200)
  const expected = sums.map((sum) => ofOrder(sum))
  expect(preview.data.parts.map(saidBy), about).toEqual(expected)
  const all = sums.reduce((cents, { total }) => cents + total, 0) / 100
  expect(preview.data.totals.total, about).toBe(all)

  const answer = await buyer.call(placeOrder, { body: { ...body, revision: preview.data.revision } }, { headers })
  const refused = sums[0]?.couponRefused ?? []
  if (refused.length > 0) {
    expect(refused, about).toContain(answer.failure.reason)
    return order(dice, { ...attempt, request: { ...request, couponCode: null } })
  }
  expect(answer.code, about).toBe(200)
  expect(answer.data, about).toMatchObject({ total: all })
  for (const [at, { orderno }] of answer.data.orders.entries()) {
    expect(saidBy((await buyer.call(getOrder, { params: { orderno } })).data), about).toEqual(expected[at])
    const sum = sums[at]
    if (sum) placed.push({ ...attempt, orderno, sum })
  }
  const coupon = shop.coupons.find(({ code }) => sums.some(({ couponCode }) => couponCode === code))
  if (coupon) for (const key of [keyOf(coupon), keyOf(coupon, buyer)]) uses.set(key, (uses.get(key) ?? 0) + 1)
  return true
}

/** The same, seen from the other warehouse. */
function turnRound({ codes: [one, other], first }: Division, request: RandomRequest): Division {
  const all = [...piecesOf(request)]
  return {
    codes: [other, one],
    first: new Map(all.map(([product, qty]) => [product, qty - (first.get(product) ?? 0)])),
  }
}

function piecesOf({ lines }: RandomRequest) {
  const pieces = new Map<Product, number>()
  for (const { product, qty } of lines) pieces.set(product, (pieces.get(product) ?? 0) + qty)
  return pieces
}

function ofOrder(sum: Sum) {
  const { carriers: _, handlingFees: __, ...order } = expectedOf(sum)
  return order
}

/** Some of it into one warehouse, the rest into another; undefined where not both send to the address by the carrier that is asked for. */
async function divide(dice: Dice, { buyer: { site }, request }: Attempt): Promise<Division | undefined> {
  const from = request.shipFrom ?? site.warehouse
  const { shipVia } = request
  const serving = shop.rates.filter(
    ({ country, currency, carrier }) =>
      country === request.shipTo.country &&
      currency === site.currency &&
      (!shipVia || shipVia === 'OWN' || shipVia === carrier),
  )
  const others = serving.filter(({ warehouse }) => warehouse !== from)
  if (others.length === 0 || serving.length === others.length) return undefined
  const other = dice.oneOf(others).warehouse
  const pieces = piecesOf(request)
  const own = new Map([...pieces].map(([product, qty]) => [product, dice.oneOf([0, qty, dice.between(0, qty)])]))
  const ofOwn = [...own.values()].reduce((sum, one) => sum + one, 0)
  const all = [...pieces.values()].reduce((sum, one) => sum + one, 0)
  if (ofOwn === 0 || ofOwn === all) return undefined

  const rows = [...pieces].flatMap(([{ id }, qty]) =>
    shop.warehouses.map(({ code }) => {
      const first = [...own].find(([product]) => product.id === id)?.[1] ?? 0
      return { id, code, pieces: code === from ? first : code === other ? qty - first : 0 }
    }),
  )
  await sql`
    insert into stock (sku_id, warehouse, on_hand)
    select * from unnest(${rows.map(({ id }) => id)}::integer[], ${rows.map(({ code }) => code)}::text[],
                         ${rows.map((row) => row.pieces)}::integer[]) as r (sku_id, warehouse, pieces)
    on conflict (sku_id, warehouse) do update set on_hand = stock.allocated + excluded.on_hand
  `.execute(world.db)
  return { codes: [from, other], first: own }
}

test('every mail, every export and the PDF of some say these amounts', { timeout: 300_000 + count * 200 }, async () => {
  for (const [buyer, orders] of Map.groupBy(placed, ({ buyer }) => buyer)) {
    const mails = new Map((await world.mailsTo(`${buyer.userName}@example.com`)).map((one) => [one.cause, one]))
    const headers = { authorization: `Bearer ${buyer.token}` }
    for (const { orderno, sum, language } of orders) {
      const { expected, ...said } = amountsInMail(mails.get(`order ${orderno}`)?.parts ?? [], sum, language)
      expect(said, `seed ${seed}, ${orderno}`).toEqual(expected)
    }
    const url = `${apiPrefix}${exportOrders.path}?format=csv&sort=oldest`
    const { payload } = await world.app.inject({ url, headers })
    const rows = orders.flatMap(({ orderno, sum }) => exportRows(sum, orderno))
    expect(csvRows(payload), `seed ${seed}`).toMatchObject(rows)
  }
  for (const { orderno, buyer, sum, language } of placed.filter((_, at) => at % pdfOfEvery === 0)) {
    const url = `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`
    const headers = { authorization: `Bearer ${buyer.token}`, 'accept-language': language }
    const { rawPayload } = await world.app.inject({ url, headers })
    const { drawn, expected } = amountsOnPdf(rawPayload, sum, language)
    expect(drawn, `seed ${seed}, ${orderno}`).toEqual(expected)
  }
})

test.runIf(count >= 500)('there was enough of everything among them', () => {
  const pairs = [...Map.groupBy(placed, (_, at) => Math.floor(at / 2)).values()].map((both) =>
    both.map(({ sum }) => sum),
  )
  const orders = (that: (sums: Sum[]) => boolean) => pairs.filter(that).length
  const both = (that: (sum: Sum) => boolean) => orders((sums) => sums.every(that))
  const differ = (of: (sum: Sum) => unknown) => orders((sums) => new Set(sums.map(of)).size > 1)
  const numbers = ({ lines }: Sum) => new Set(lines.map(({ number }) => number))
  const figures = {
    vatReasons: [differ(({ reason }) => reason), 50],
    sharedLines: [
      orders(
        ([one, two]) =>
          one !== undefined && two !== undefined && [...numbers(one)].some((number) => numbers(two).has(number)),
      ),
      50,
    ],
    sharedCoupons: [both(({ couponCode }) => couponCode !== ''), 10],
    freePieces: [both(({ lines }) => lines.some(({ promotion, discount }) => promotion !== '' && discount > 0)), 5],
    freeSending: [both(({ shippingPromotion }) => shippingPromotion !== ''), 3],
    fees: [orders(([one]) => (one?.handlingFee ?? 0) > 0), 20],
  }
  expect(Object.entries(figures).filter(([, [found = 0, least = 0]]) => found < least)).toEqual([])
})
