import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCoupon, claimCoupon, offerCoupons } from '../../../../contract/catalogue/coupon.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { languages } from '../../../../texts/index.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>
type Given = Parameters<typeof addCoupon>[1]

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  number = (await world.sku({ unitPrice: 1999, stock: { NL: 10_000 } })).number
})
afterAll(() => world.close())

/** An order of 59.97. */
const order = () => ({ lines: [{ number, qty: 3 }], shipVia: 'STD' })

/** Puts a new coupon into a company's wallet; its code. */
async function holds(person: Person, given: Given = {}) {
  const { code } = await addCoupon(world.db, given)
  expect((await person.call(claimCoupon, { body: { code } })).code).toBe(200)
  return code
}
const offers = async (person: Person, body: object = order()) =>
  (await person.call(offerCoupons, { body: { ...order(), ...body } })).data

async function brand(name: string) {
  const row = { name }
  return (await world.db.insertInto('brands').values(row).returning('id').executeTakeFirstOrThrow()).id
}

test('the wallet is offered for the order as it stands, the best first, then what cannot be used and why', async () => {
  const buyer = await world.signedIn()
  const percent = await holds(buyer, { value: 1000 })
  const late = await holds(buyer, { kind: 'fixed', value: 1500, startAmount: 9999, to: '2026-12-31' })
  const fixed = await holds(buyer, { kind: 'fixed', value: 1234 })
  const shipping = await holds(buyer, { kind: 'shipping', value: 100 })
  const elsewhere = await holds(buyer, { brandId: await brand('Elsebrand') })
  await addCoupon(world.db)
  const used = await holds(buyer)
  const body = { ...order(), couponCode: used }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  expect((await buyer.call(placeOrder, { body: { ...body, revision } })).code).toBe(200)

  const { rows, currency } = await offers(buyer)
  expect(currency).toBe('EUR')
  expect(rows.map(({ code, discount, reason }) => [code, discount, reason])).toEqual([
    [fixed, 12.34, ''],
    [percent, 6, ''],
    [shipping, 1, ''],
    [elsewhere, null, 'coupon.other_products'],
    [late, null, 'coupon.condition'],
  ])
  expect(rows[0]).toMatchObject({ title: 'Ten off', endsOn: '2026-11-30', msg: '' })
  expect(rows[4]?.msg).toBe('This coupon cannot be used under this condition: add €40.02 more of eligible goods')
})

test('what is offered is what the order gives, whatever coupon is in it already', async () => {
  const buyer = await world.signedIn()
  const codes = [await holds(buyer, { kind: 'shipping', value: 300 }), await holds(buyer, { value: 2500 })]
  const { rows } = await offers(buyer, { couponCode: codes[0] })
  expect(rows.map(({ code }) => code).sort()).toEqual(codes.toSorted())
  for (const { code, discount } of rows) {
    const { data } = await buyer.call(checkCoupon, { body: { ...order(), couponCode: code } })
    expect(data.discount).toBe(discount)
  }
})

test('a wallet of twenty asks as many queries as one of two', async () => {
  const buyer = await world.signedIn()
  await holds(buyer)
  await holds(buyer, { brandId: await brand('Fewbrand') })
  const few = await world.queriesOf(() => offers(buyer))
  for (let at = 0; at < 18; at++) await holds(buyer)
  expect(await world.queriesOf(() => offers(buyer))).toHaveLength(few.length)
})

test('a stranger and a colleague without orders are offered nothing', async () => {
  const owner = await world.signedIn()
  await holds(owner)
  expect((await offers(await world.signedIn())).rows).toEqual([])
  const requester = await world.signedIn({ customerId: owner.customerId, role: 'requester' })
  expect((await requester.call(offerCoupons, { body: order() })).status).toBe(403)
})

test.each([
  ['the amount', { startAmount: 9999 }, { shipVia: 'STD' }, 'add €40.02 more of eligible goods', '40,02'],
  ['a carrier', { kind: 'shipping' }, {}, 'choose a carrier first', 'Versandart'],
] as const)(
  '20007 says that %s is missing, in the preview and where it is refused',
  async (_, given, chosen, en, de) => {
    const buyer = await world.signedIn()
    const { code } = await addCoupon(world.db, given)
    const body = { lines: order().lines, ...chosen, couponCode: code }
    const words = `This coupon cannot be used under this condition: ${en}`
    const refused = await buyer.call(checkCoupon, { body })
    expect([refused.code, refused.failure.reason, refused.msg]).toEqual([20_007, 'coupon.condition', words])
    const { data } = await buyer.call(previewOrder, { body })
    expect(data.warnings).toEqual([{ reason: 'coupon.condition', msg: words }])
    const placed = await buyer.call(placeOrder, { body: { ...body, revision: data.revision } })
    expect([placed.code, placed.msg]).toEqual([20_007, words])
    const offerTitles = await Promise.all(
      languages.map((language) => buyer.call(checkCoupon, { body }, { headers: { 'accept-language': language } })),
    )
    expect(new Set(offerTitles.map(({ msg }) => msg)).size).toBe(languages.length)
    expect(offerTitles[languages.indexOf('de')]?.msg).toContain(de)
  },
)

test('20007 says that shipping is free already', async () => {
  const buyer = await world.signedIn()
  const { code } = await addCoupon(world.db, { kind: 'shipping' })
  const body = { ...order(), lines: [{ number, qty: 500 }], couponCode: code }
  const { data } = await buyer.call(previewOrder, { body })
  expect(data.totals.shippingCost).toBe(0)
  expect(data.warnings.map(({ msg }) => msg)).toContain(
    'This coupon cannot be used under this condition: shipping is already free',
  )
})
