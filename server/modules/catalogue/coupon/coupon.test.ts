import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCoupon, claimCoupon, listCoupons } from '../../../../contract/catalogue/coupon.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { getRouters } from '../../../../contract/site/site.ts'
import { languages, loadTexts } from '../../../../texts/index.ts'
import { addCoupon } from '../../../testing/order/coupon.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
  number = (await world.sku({ unitPrice: 1999, stock: { NL: 10_000, IT: 10_000 } })).number
})
afterAll(() => world.close())

const lines = (qty = 1) => [{ number, qty }]
const ask = (person: Person, couponCode: string, more: object = {}) =>
  person.call(checkCoupon, { body: { lines: lines(), couponCode, ...more } })

async function order(person: Person, couponCode: string, more: object = {}) {
  const body = { lines: lines(), couponCode, ...more }
  const { revision } = (await person.call(previewOrder, { body })).data
  return person.call(placeOrder, { body: { ...body, revision } })
}

const row = (couponId: number) =>
  world.db.selectFrom('coupons').selectAll().where('id', '=', couponId).executeTakeFirstOrThrow()

describe('an order with a coupon', () => {
  test('is cheaper by it, before VAT, and keeps its code; the lines and shipping make up the total', async () => {
    const buyer = await world.signedIn()
    const { couponId, code } = await addCoupon(world.db, { value: 1234 })
    const body = { lines: lines(3), couponCode: ` ${code.toLowerCase()} `, shipVia: 'STD' }
    const preview = (await buyer.call(previewOrder, { body })).data
    // 3 x 19.99 = 59.97, of it 12.34 % = 7.40; with 21 % VAT on goods and shipping.
    const net = 59.97 - 7.4 + preview.totals.shippingCost
    const vat = Math.round(net * 21) / 100
    expect(preview).toMatchObject({
      couponCode: code,
      warnings: [],
      totals: { subtotal: 59.97, discount: 7.4, vat, total: Math.round((net + vat) * 100) / 100 },
    })
    const { data } = await buyer.call(placeOrder, { body: { ...body, revision: preview.revision } })
    const placed = (await buyer.call(getOrder, { params: data })).data
    expect(placed).toMatchObject({ couponCode: code, totals: preview.totals })
    expect(await row(couponId)).toMatchObject({ used: 1 })
    const stored = await world.db
      .selectFrom('order_lines')
      .select(['amount', 'discount'])
      .where('order_id', '=', data.orderId)
      .execute()
    expect(stored).toEqual([{ amount: 5997, discount: 740 }])
  })

  test('says in its mail what the coupon took off', async () => {
    const buyer = await world.signedIn()
    const { code } = await addCoupon(world.db)
    await order(buyer, code)
    const [mail] = await world.mailsTo(`${buyer.userName}@example.com`)
    expect(mail?.text).toContain(`Discount (${code})`)
    expect(mail?.text).toContain('-€2.00')
  })

  test('of shipping costs no more than the rest of shipping, once a carrier is chosen', async () => {
    const buyer = await world.signedIn()
    const { code } = await addCoupon(world.db, { kind: 'shipping', value: 300 })
    const refused = await ask(buyer, code)
    expect([refused.code, refused.failure.reason]).toEqual([20_007, 'coupon.condition'])
    expect((await ask(buyer, code, { shipVia: 'STD' })).data).toEqual({ code, discount: 3, currency: 'EUR' })
  })

  test('is another order for who has confirmed it without the coupon', async () => {
    const buyer = await world.signedIn()
    const { code } = await addCoupon(world.db)
    const { revision } = (await buyer.call(previewOrder, { body: { lines: lines() } })).data
    const answer = await buyer.call(placeOrder, { body: { lines: lines(), couponCode: code, revision } })
    expect(answer.code).toBe(30_001)
    expect(answer.failure.details).toMatchObject({ couponCode: code })
  })

  test('asks no further query where there is none', async () => {
    const buyer = await world.signedIn()
    const queries = await world.queriesOf(() => buyer.call(previewOrder, { body: { lines: lines() } }))
    expect(queries.join('\n')).not.toContain('coupon')
  })
})

describe('a coupon is refused', () => {
  type Reason =
    | 'not_found'
    | 'code_missing'
    | 'used_up'
    | 'not_valid'
    | 'over'
    | 'discounted_items'
    | 'other_products'
    | 'condition'
  const cases: [string, number, Reason, () => Promise<{ code: string; lines?: object[]; used?: boolean }>][] = [
    ['nobody knows', 20_000, 'not_found', async () => ({ code: 'NO-SUCH' })],
    ['of another site', 20_000, 'not_found', () => addCoupon(world.db, { orgId: 5 })],
    ['was given to others', 20_000, 'not_found', () => addCoupon(world.db, { audience: 'holders' })],
    ['has no code', 20_001, 'code_missing', async () => ({ code: ' ' })],
    ['was used up by others', 20_002, 'used_up', () => usedUp()],
    ['begins tomorrow', 20_003, 'not_valid', () => addCoupon(world.db, { from: '2026-11-19' })],
    ['was switched off', 20_003, 'not_valid', () => addCoupon(world.db, { active: false })],
    ['ended yesterday', 20_004, 'over', () => addCoupon(world.db, { to: '2026-11-17' })],
    ['they have used', 20_004, 'over', async () => ({ ...(await addCoupon(world.db)), used: true })],
    [
      'meets a discounted item',
      20_005,
      'discounted_items',
      async () => ({ ...(await addCoupon(world.db)), lines: await discounted() }),
    ],
    [
      'is for another brand',
      20_006,
      'other_products',
      async () => addCoupon(world.db, { brandId: await otherBrand() }),
    ],
    ['begins at a larger order', 20_007, 'condition', () => addCoupon(world.db, { startAmount: 2000 })],
    ['is of shipping, with no carrier chosen', 20_007, 'condition', () => addCoupon(world.db, { kind: 'shipping' })],
  ]

  test.each(cases)('that %s: %i', async (_, code, reason, coupon) => {
    const buyer = await world.signedIn()
    const { used, lines: asked = lines(), ...made } = await coupon()
    if (used) expect((await order(buyer, made.code)).code).toBe(200)

    const body = { lines: asked as ReturnType<typeof lines>, couponCode: made.code }
    const checked = await buyer.call(checkCoupon, { body })
    expect([checked.status, checked.code, checked.failure.reason]).toEqual([200, code, `coupon.${reason}`])
    expect(checked.failure.fields).toEqual(['couponCode'])

    // Nothing of the order is lost: it is shown without the coupon, and why.
    const preview = await buyer.call(previewOrder, { body })
    expect([preview.code, preview.data.couponCode, preview.data.totals.discount]).toEqual([200, '', 0])
    expect(preview.data.warnings).toEqual([{ reason: `coupon.${reason}`, msg: checked.msg }])
    const placed = await buyer.call(placeOrder, { body: { ...body, revision: preview.data.revision } })
    expect([placed.code, placed.failure.reason, placed.msg]).toEqual([code, `coupon.${reason}`, checked.msg])
    const orders = world.db.selectFrom('orders').select('id').where('account_id', '=', buyer.accountId)
    expect(await orders.execute()).toHaveLength(used ? 1 : 0)

    for (const language of languages) {
      const { msg } = await buyer.call(checkCoupon, { body }, { headers: { 'accept-language': language } })
      const words = (await loadTexts[language]())[`coupon.${reason}`]
      // What is missing follows the words of the code.
      expect(reason === 'condition' ? msg.slice(0, msg.lastIndexOf(':')).trim() : msg).toBe(words)
    }
  })

  test('by a sentence of its own for each reason, in each language', async () => {
    const reasons = [...new Set(cases.map(([, , reason]) => reason))]
    expect(new Set(cases.map(([, code]) => code)).size).toBe(8)
    for (const language of languages) {
      const texts = await loadTexts[language]()
      expect(new Set(reasons.map((reason) => texts[`coupon.${reason}`])).size).toBe(8)
    }
  })

  async function usedUp() {
    const made = await addCoupon(world.db, { useLimit: 1 })
    expect((await order(await world.signedIn(), made.code)).code).toBe(200)
    return made
  }

  async function discounted() {
    const sku = await world.sku({ unitPrice: 1999 })
    const days = { starts_on: '2026-11-01', ends_on: '2026-11-30' }
    const promotion = { org_id: 1, currency: 'EUR', title: JSON.stringify({ en: 'Winter' }), ...days }
    const { id } = await world.db.insertInto('promotions').values(promotion).returning('id').executeTakeFirstOrThrow()
    await world.db
      .insertInto('promotion_prices')
      .values({ promotion_id: id, sku_id: sku.id, discount_price: 1500 })
      .execute()
    return [...lines(), { number: sku.number, qty: 1 }]
  }

  async function otherBrand() {
    const brand = { name: 'Otherbrand' }
    return (await world.db.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow()).id
  }
})

describe('the wallet', () => {
  test('takes a coupon by its code, once, and shows each on its tab', async () => {
    const buyer = await world.signedIn()
    const [fresh, later, gone] = [
      await addCoupon(world.db, { customerLimit: 2, kind: 'fixed', value: 550, startAmount: 1000 }),
      await addCoupon(world.db),
      await addCoupon(world.db),
    ]
    for (const { code } of [fresh, later, gone, fresh]) {
      expect((await buyer.call(claimCoupon, { body: { code } })).code).toBe(200)
    }
    await order(buyer, later.code)
    await world.db.updateTable('coupons').set({ ends_on: '2026-11-17' }).where('id', '=', gone.couponId).execute()

    const tab = async (name: 'all' | 'unused' | 'used' | 'failed') => {
      const { data } = await buyer.call(listCoupons, { query: { tab: name } })
      expect(data.total).toBe(data.rows.length)
      expect(data.rows.every(({ status }) => name === 'all' || status === name)).toBe(true)
      return data.rows.map(({ code }) => code)
    }
    expect(await tab('all')).toEqual([fresh.code, later.code, gone.code])
    expect([await tab('unused'), await tab('used'), await tab('failed')]).toEqual([
      [fresh.code],
      [later.code],
      [gone.code],
    ])
    const headers = { 'accept-language': 'de' }
    const { data } = await buyer.call(listCoupons, { query: { tab: 'unused' } }, { headers })
    expect(data.rows).toEqual([
      {
        couponId: fresh.couponId,
        code: fresh.code,
        title: 'Zehn weniger',
        type: 'fixed',
        value: 5.5,
        startAmount: 10,
        brand: null,
        startsOn: '2026-11-01',
        endsOn: '2026-11-30',
        useLimit: 2,
        usageCount: 0,
        status: 'unused',
        currency: 'EUR',
      },
    ])
  })

  test.each<[string, number, string, () => Promise<{ code: string }>]>([
    ['nobody has written', 20_001, 'code_missing', async () => ({ code: ' ' })],
    ['nobody knows', 20_000, 'not_found', async () => ({ code: 'NO-SUCH' })],
    ['was given to others', 20_000, 'not_found', () => addCoupon(world.db, { audience: 'holders' })],
    ['was used up by others', 20_002, 'used_up', () => addCoupon(world.db, { useLimit: 1 })],
    ['begins tomorrow', 20_003, 'not_valid', () => addCoupon(world.db, { from: '2026-11-19' })],
    ['was switched off', 20_003, 'not_valid', () => addCoupon(world.db, { active: false })],
    ['ended yesterday', 20_004, 'over', () => addCoupon(world.db, { to: '2026-11-17' })],
  ])('refuses a code that %s', async (_, refused, reason, coupon) => {
    const { code } = await coupon()
    if (reason === 'used_up') await order(await world.signedIn(), code)
    const buyer = await world.signedIn()
    const { failure, ...answer } = await buyer.call(claimCoupon, { body: { code } })
    expect([answer.code, failure.reason, failure.fields]).toEqual([refused, `coupon.${reason}`, ['code']])
    expect((await buyer.call(listCoupons, { query: {} })).data.rows).toEqual([])
  })

  test('of an American customer does not exist', async () => {
    const american = await world.signedIn({ orgId: 2 })
    const { code } = await addCoupon(world.db, { orgId: 2 })
    expect((await american.call(claimCoupon, { body: { code } })).code).toBe(20_000)
    const paths = async (person: Person) => (await person.call(getRouters, {})).data.map(({ path }) => path)
    expect(await paths(american)).not.toContain('/my/coupons')
    expect(await paths(await world.signedIn())).toContain('/my/coupons')
  })
})

// The clock of the site goes forward on 29 March and back on 25 October: its last day has 23 and 25 hours.
test.each([
  ['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
])('a coupon of %s holds from the begin of that day on its site to its end', async (day, from, to) => {
  const { code } = await addCoupon(world.db, { from: day, to: day })
  const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString()
  const codes: number[] = []
  for (const instant of [before(from), from, before(to), to]) {
    world.setNow(instant)
    codes.push((await ask(await world.signedIn(), code)).code)
  }
  world.setNow('2026-11-18T09:00:00Z')
  expect(codes).toEqual([20_003, 200, 200, 20_004])
})
