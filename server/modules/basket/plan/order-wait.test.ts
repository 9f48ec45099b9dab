import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addToBasket } from '../../../../contract/basket/basket.ts'
import { planBasket } from '../../../../contract/basket/plan.ts'
import { findDelivery } from '../../../../contract/customer/delivery.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { addPromotion, threeAndOne } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('promotions').execute()
  await world.db.deleteFrom('handling_fees').execute()
})

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Goods = [stock: Record<string, number>, qty: number][]

async function fill(buyer: Buyer, goods: Goods) {
  const lines: { number: string; qty: number }[] = []
  for (const [stock, qty] of goods) {
    const { number } = await world.sku({ unitPrice: 1_099, stock })
    await buyer.call(addToBasket, { body: { number, qty } })
    lines.push({ number, qty })
  }
  return lines
}
const preview = async (buyer: Buyer, lines: { number: string; qty: number }[]) =>
  (await buyer.call(previewOrder, { body: { lines, fromBasket: true } })).data
const cents = (amount: number) => Math.round(amount * 100)
const waitsFor = async (buyer: Buyer) => (await buyer.call(planBasket, {})).data.waitsFor

const handlingFee = () =>
  world.db.insertInto('handling_fees').values({ org_id: 1, currency: 'EUR', order_type: 'REG', fee: 275 }).execute()
const freePieces = () => addPromotion(world.db, threeAndOne)
const freeShipping = () => addPromotion(world.db, { kind: 'freeShipping', value: 5_000 })
const twoParcels: Goods = [
  [{ NL: 4, FR: 9 }, 7],
  [{ FR: 9 }, 5],
]

test.each<[what: string, circumstance: () => unknown, goods: Goods]>([
  ['two parcels', () => {}, twoParcels],
  ['the handling fee', handlingFee, twoParcels],
  ['free pieces', freePieces, twoParcels],
  ['free shipping', freeShipping, twoParcels],
  ['all of them', () => Promise.all([handlingFee(), freePieces(), freeShipping()]), twoParcels],
  ['pieces that wait', handlingFee, [[{ NL: 2 }, 9]]],
  ['nothing in stock', handlingFee, [[{}, 3]]],
])('with %s a basket waits from the cent on from which its order does', async (_, circumstance, goods) => {
  await circumstance()
  const customerId = await world.customer()
  const buyer = await world.signedIn({ customerId })
  const lines = await fill(buyer, goods)
  const total = cents((await preview(buyer, lines)).totals.total)
  const limitCredit = (limit: number) =>
    world.db.updateTable('customers').set({ credit_limit: limit }).where('id', '=', customerId).execute()
  await limitCredit(total)
  expect([(await preview(buyer, lines)).outcome, await waitsFor(buyer)]).toEqual(['submitted', null])
  await limitCredit(total - 1)
  expect([(await preview(buyer, lines)).outcome, await waitsFor(buyer)]).toEqual(['held_limit', 'limit'])
})

test('over a limit of its account a basket is named no day, as its order waits for approval', async () => {
  const buyer = await world.signedIn({ role: 'buyer' })
  const lines = await fill(buyer, [[{ NL: 9 }, 2]])
  const { revision, totals } = await preview(buyer, lines)
  const total = cents(totals.total)
  const limit = (limits: { order_limit?: number | null; month_limit?: number | null }) =>
    world.db.updateTable('accounts').set(limits).where('id', '=', buyer.accountId).execute()
  await limit({ order_limit: total })
  expect(await waitsFor(buyer)).toBeNull()
  await limit({ order_limit: total - 1 })
  expect((await preview(buyer, lines)).outcome).toBe('over_order')
  expect((await buyer.call(planBasket, {})).data).toMatchObject({
    waitsFor: 'approval',
    parcels: [{ arrivesOn: null }],
  })
  await limit({ order_limit: null, month_limit: 2 * total - 1 })
  expect(await waitsFor(buyer)).toBeNull()
  expect((await buyer.call(placeOrder, { body: { lines, revision } })).code).toBe(200)
  for (const line of lines) await buyer.call(addToBasket, { body: line })
  expect([(await preview(buyer, lines)).outcome, await waitsFor(buyer)]).toEqual(['over_month', 'approval'])
  // A small order may still go: no product says that it waits.
  expect((await buyer.call(findDelivery, { query: {} })).data.waitsFor).toBeNull()
  await limit({ month_limit: total - 1 })
  expect((await buyer.call(findDelivery, { query: {} })).data.waitsFor).toBe('approval')
})
