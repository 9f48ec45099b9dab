import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Reply } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { exportOrders, getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import { languages } from '../../../../texts/index.ts'
import { randomRequest } from '../../../testing/order/random-customers.ts'
import { expectedOf, requestOf, saidBy } from '../../../testing/order/random-order.ts'
import { type Buyer, fillRandomShop } from '../../../testing/order/random-rows.ts'
import { diceOf } from '../../../testing/order/random-shop.ts'
import { amountsInMail, amountsOnPdf, csvRows, exportRows } from '../../../testing/order/said-amounts.ts'
import { type Sum, secondSum } from '../../../testing/order/second-sum.ts'
import type { Coupon, Shop, Site } from '../../../testing/order/second-sum-facts.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

/** `ORDERS_SEED` repeats a run that failed, `ORDERS_COUNT` makes it a longer one. */
const seed = process.env.ORDERS_SEED ?? String(Date.now())
const count = Number(process.env.ORDERS_COUNT ?? 1_000)
/** A PDF takes longer than all else that is said of an order. */
const pdfOfEvery = 10

let world: World
let shop: Shop
let sites: readonly Site[]
let buyers: readonly Buyer[]
beforeAll(async () => {
  // In Amsterdam and Warsaw the next day has begun; in London and Pennsylvania it has not.
  world = await buildWorld({ now: new Date('2026-11-18T23:30:00Z') })
  const filled = await fillRandomShop(world, diceOf(seed))
  shop = filled.shop
  sites = filled.sites
  buyers = filled.buyers
})
afterAll(() => world.close())

type Language = (typeof languages)[number]
type Placed = { orderno: string; buyer: Buyer; sum: Sum; language: Language }

const placed: Placed[] = []
const uses = new Map<string, number>()
const refusals = new Set<string>()

test(`${count} random orders cost in preview and order what a second program says, seed ${seed}`, {
  timeout: 300_000 + count * 200,
}, async () => {
  const runs = sites.map((site, at) => orderFrom(site, Math.floor((count + at) / sites.length)))
  // Also where one fails, the others come to their end before the next test looks at what was placed.
  for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason
  expect(placed).toHaveLength(count)
})

/** So many orders of a site, one after the other: each knows which coupons those before it used. */
async function orderFrom(site: Site, most: number) {
  const own = buyers.filter((buyer) => buyer.site.orgId === site.orgId)
  for (let at = 0, done = 0; done < most; at++) {
    const dice = diceOf(`${seed} ${site.orgId} ${at}`)
    const buyer = dice.oneOf(own)
    const request = randomRequest(dice, site, buyer.places, shop)
    if (
      await order({ buyer, request, language: dice.oneOf(languages), about: `seed ${seed}, order ${site.orgId} ${at}` })
    )
      done++
  }
}

type Attempt = { buyer: Buyer; request: ReturnType<typeof randomRequest>; language: Language; about: string }

/**
 * Previews an order and places it; false where it is refused, for a reason that the second program has too. Whoever has
 * a coupon that does not count goes on without it, and orders what is in no stock nevertheless.
 */
async function order(attempt: Attempt): Promise<boolean> {
  const { buyer, request } = attempt
  const sum = secondSum(shop, buyer, request, (coupon) => ({ all: used(coupon), own: used(coupon, buyer) }))
  // From one warehouse, whatever lies in others: where it is divided is a test of its own.
  const body = { shipFrom: buyer.site.warehouse, ...(await requestOf(world, attempt)) }
  const about = `${attempt.about}: ${JSON.stringify(body)}`
  const headers = { 'accept-language': attempt.language }
  const preview = await buyer.call(previewOrder, { body }, { headers })
  if ('refused' in sum) {
    expect(sum.refused, about).toContain(preview.failure.reason)
    return false
  }
  expect(preview.code, about).toBe(200)
  expect(saidBy(preview.data), about).toEqual(expectedOf(sum))
  expectWarning(preview.data, sum, about)

  const answer = await buyer.call(placeOrder, { body: { ...body, revision: preview.data.revision } }, { headers })
  if (sum.couponRefused.length > 0 || sum.nothingInStock) {
    expect([...sum.couponRefused, 'order.nothing_in_stock'], about).toContain(answer.failure.reason)
    return order({ ...attempt, request: { ...request, couponCode: null, backOrders: 'split' } })
  }
  expect(answer.code, about).toBe(200)
  expect(answer.data, about).toMatchObject({ total: sum.total / 100, currency: sum.currency })
  await expectOrder({ ...attempt, about, sum, orderno: answer.data.orderno })
  return true
}

/** A coupon that does not count is warned of, by one of the reasons against it. */
function expectWarning({ warnings }: Reply<typeof previewOrder>, { couponRefused }: Sum, about: string) {
  const couponWarnings = warnings.map(({ reason }) => reason).filter((reason) => reason.startsWith('coupon.'))
  expect(couponWarnings, about).toHaveLength(couponRefused.length > 0 ? 1 : 0)
  for (const reason of couponWarnings) {
    expect(couponRefused, about).toContain(reason)
    refusals.add(reason)
  }
}

async function expectOrder({ about, ...order }: Placed & { about: string }) {
  const { buyer, sum, orderno } = order
  const { carriers: _, handlingFees: __, ...expected } = expectedOf(sum)
  expect(saidBy((await buyer.call(getOrder, { params: { orderno } })).data), about).toEqual(expected)
  const coupon = couponOf(sum)
  if (coupon) for (const key of [keyOf(coupon), keyOf(coupon, buyer)]) uses.set(key, (uses.get(key) ?? 0) + 1)
  placed.push(order)
}

const couponOf = ({ couponCode }: Sum) => shop.coupons.find(({ code }) => code === couponCode)
const keyOf = ({ id }: Coupon, buyer?: Buyer) => `${id} ${buyer?.customerId ?? ''}`
const used = (coupon: Coupon, buyer?: Buyer) => uses.get(keyOf(coupon, buyer)) ?? 0

const ofBuyers = () => Map.groupBy(placed, ({ buyer }) => buyer)

test('every mail says these amounts', async () => {
  for (const [buyer, orders] of ofBuyers()) {
    const mails = await world.mailsTo(`${buyer.userName}@example.com`)
    const about = new Map(mails.map((mail) => [mail.cause, mail]))
    for (const { orderno, sum, language } of orders) {
      const { expected, ...said } = amountsInMail(about.get(`order ${orderno}`)?.parts ?? [], sum, language)
      expect(said, `seed ${seed}, ${orderno}`).toEqual(expected)
    }
  }
})

test(`the PDF of every ${pdfOfEvery}th order says them`, { timeout: 300_000 + count * 100 }, async () => {
  const sampled = placed.filter((_, at) => at % pdfOfEvery === 0)
  const draw = async () => {
    for (let next = sampled.pop(); next; next = sampled.pop()) {
      const { orderno, buyer, sum, language } = next
      const url = `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`
      const headers = { authorization: `Bearer ${buyer.token}`, 'accept-language': language }
      const { rawPayload } = await world.app.inject({ url, headers })
      const { drawn, expected } = amountsOnPdf(rawPayload, sum, language)
      expect(drawn, `seed ${seed}, ${orderno}`).toEqual(expected)
    }
  }
  // As many as are drawn at a time, and one that waits.
  await Promise.all([draw(), draw(), draw()])
})

test('the export of each customer says them', async () => {
  for (const [buyer, orders] of ofBuyers()) {
    const url = `${apiPrefix}${exportOrders.path}?format=csv&sort=oldest`
    const { payload } = await world.app.inject({ url, headers: { authorization: `Bearer ${buyer.token}` } })
    const expected = orders.flatMap(({ orderno, sum }) => exportRows(sum, orderno))
    expect(csvRows(payload), `seed ${seed}`).toMatchObject(expected)
  }
})

test.runIf(count >= 1_000)('there was enough of everything among them', () => {
  const sums = placed.map(({ sum }) => sum)
  const kinds = <Value>(of: (sum: Sum) => Value) => new Set(sums.map(of)).size
  const orders = (that: (sum: Sum) => boolean) => sums.filter(that).length
  const byCoupon = (kind: Coupon['kind']) => orders((sum) => couponOf(sum)?.kind === kind)
  const figures = {
    sites: [new Set(placed.map(({ buyer }) => buyer.site.orgId)).size, 8],
    currencies: [kinds(({ currency }) => currency), 4],
    vatReasons: [kinds(({ reason }) => reason), 5],
    vatRates: [kinds(({ rateBp }) => rateBp), 5],
    discountPrices: [orders(({ lines }) => lines.some(({ discountPrice }) => discountPrice !== null)), 50],
    freePieces: [orders(({ lines }) => lines.some((line) => line.promotion !== '' && line.discount > 0)), 10],
    sentForNothing: [orders(({ shippingPromotion }) => shippingPromotion !== ''), 5],
    percentageCoupons: [byCoupon('percentage'), 10],
    fixedCoupons: [byCoupon('fixed'), 2],
    shippingCoupons: [byCoupon('shipping'), 2],
    sharedCoupons: [orders((sum) => sum.lines.filter(({ discount }) => sum.couponCode && discount).length > 1), 5],
    couponRefusals: [refusals.size, 5],
  }
  expect(Object.entries(figures).filter(([, [found = 0, least = 0]]) => found < least)).toEqual([])
})
