import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { promotionsForCustomer } from '../../../../contract/catalogue/promotion.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { addPromotion, type GivenPromotion, threeAndOne } from '../../../testing/order/promotion.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = Awaited<ReturnType<World['signedIn']>>
let world: World
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('promotions').execute()
})

type Promoted = { orgId?: number; from?: string; to?: string; discount?: number }

/** A product of 19.99 that is found by its item number. */
async function product(classId = 104) {
  const sku = await world.sku({ unitPrice: 1999, classId })
  await world.db
    .insertInto('part_numbers')
    .values({ sku_id: sku.id, kind: 'own', raw: sku.number, ...numberKeys(sku.number) })
    .execute()
  return sku
}

/** The same with a promotion that has a price for it. */
async function promoted({ orgId = 1, from = '2026-11-01', to = '2026-11-30', discount = 1500 }: Promoted = {}) {
  const sku = await product()
  const days = { starts_on: from, ends_on: to }
  return {
    ...sku,
    promotionId: await addPromotion(world.db, { org_id: orgId, prices: { [sku.id]: discount }, ...days }),
  }
}

const offersOf = async (person: Person, ...numbers: string[]) =>
  (await person.call(promotionsForCustomer, { body: { numbers } })).data

test('a customer learns the discount of each number that they ask for, as they asked it', async () => {
  const buyer = await world.signedIn()
  const one = await promoted()
  const keyword = one.number.toLowerCase().replace('-', ' ')
  const { data } = await buyer.call(promotionsForCustomer, {
    body: { numbers: [keyword, (await world.sku()).number, 'AS-999999', ''.padEnd(3, '-')] },
  })
  expect(data).toEqual([
    {
      number: keyword,
      promotionId: one.promotionId,
      type: 'prices',
      title: 'Winter',
      endsAt: '2026-11-30T23:00:00.000Z',
      unitPrice: 19.99,
      discountPrice: 15,
      buy: null,
      free: null,
      freeShippingFrom: null,
      currency: 'EUR',
    },
  ])
})

test.each<[string, Promoted]>([
  ['of another site', { orgId: 5 }],
  ['that begins tomorrow', { from: '2026-11-19' }],
  ['that ended yesterday', { to: '2026-11-17' }],
  ['that is dearer than the own price', { discount: 2500 }],
])('a promotion %s gives nothing', async (_, given) => {
  const buyer = await world.signedIn()
  const { number } = await promoted(given)
  expect((await buyer.call(promotionsForCustomer, { body: { numbers: [number] } })).data).toEqual([])
})

test('customer number and site of the body are not read', async () => {
  const [dutch, german] = [await world.signedIn(), await world.signedIn({ orgId: 5 })]
  const { number } = await promoted({ orgId: 5 })
  const { custnum } = await world.db
    .selectFrom('customers')
    .select('custnum')
    .where('id', '=', german.customerId)
    .executeTakeFirstOrThrow()
  const body = { numbers: [number], custnum, orgId: 5 }
  expect((await dutch.call(promotionsForCustomer, { body })).data).toEqual([])
  expect((await german.call(promotionsForCustomer, { body: { ...body, orgId: 1 } })).data).toHaveLength(1)
})

test('who may not see the purchase price learns none, and a visitor is refused', async () => {
  const { number, id } = await promoted()
  await addPromotion(world.db, free)
  const body = { numbers: [number] }
  for (const role of ['salesrep', 'none'] as const) {
    const person = await world.signedIn({ role })
    const own = { customer_id: person.customerId, account_id: null, sku_id: id, unit_price: 2500 }
    await world.db.insertInto('account_prices').values(own).execute()
    expect((await person.call(promotionsForCustomer, { body })).data, role).toEqual([])
  }
  expect((await world.call(promotionsForCustomer, { body })).status).toBe(401)
})

const free = { kind: 'freeShipping', value: 5000 } as const

describe('each kind', () => {
  test.each<[GivenPromotion, object]>([
    [
      { kind: 'percentage', value: 1000 },
      { type: 'percentage', discountPrice: 17.99 },
    ],
    [
      { kind: 'amount', value: 99 },
      { type: 'amount', discountPrice: 19 },
    ],
    [threeAndOne, { type: 'buyGet', discountPrice: null, buy: 3, free: 1, freeShippingFrom: null }],
    [free, { type: 'freeShipping', discountPrice: null, buy: null, free: null, freeShippingFrom: 50 }],
  ])('%j is shown for all, a class, a brand or some products, and of other products not', async (given, told) => {
    const buyer = await world.signedIn()
    const [sku, other] = [await product(104), await product(105)]
    const { brand_id, id: brandless } = await otherBrand()
    const wide = [{}, { class_id: 104 }, { brand_id }, { of: [sku.id] }]
    for (const of of wide) {
      await world.db.deleteFrom('promotions').execute()
      const promotionId = await addPromotion(world.db, { title: 'Autumn', ...given, ...of })
      const offers = await offersOf(buyer, sku.number, other.number)
      expect(offers.filter(({ number }) => number === sku.number)).toMatchObject([
        { promotionId, title: 'Autumn', unitPrice: 19.99, endsAt: '2026-11-30T23:00:00.000Z', ...told },
      ])
      expect(offers.length).toBe('class_id' in of || 'of' in of ? 1 : 2)
    }
    await world.db.deleteFrom('promotions').execute()
    await addPromotion(world.db, { ...given, brand_id: brandless })
    expect(await offersOf(buyer, sku.number)).toEqual([])
  })

  test('stands beside the others; of two lower prices the lowest', async () => {
    const buyer = await world.signedIn()
    const { number } = await product()
    await addPromotion(world.db, { value: 500 })
    for (const promotion of [{ value: 2000 }, threeAndOne, free]) await addPromotion(world.db, promotion)
    const offers = await offersOf(buyer, number)
    expect(offers.map(({ type, discountPrice }) => [type, discountPrice])).toEqual([
      ['percentage', 15.99],
      ['buyGet', null],
      ['freeShipping', null],
    ])
  })

  test.each<[string, GivenPromotion]>([
    ['another site', { org_id: 5 }],
    ['another group', { price_list_id: -1 }],
    ['a later day', { starts_on: '2026-11-19' }],
    ['an earlier day', { ends_on: '2026-11-17' }],
  ])('of %s is not shown', async (_, given) => {
    const buyer = await world.signedIn()
    const { number } = await product()
    const of = { ...given, ...(given.price_list_id && { price_list_id: await otherGroup() }) }
    for (const kind of [{ value: 1000 }, threeAndOne, free]) await addPromotion(world.db, { ...kind, ...of })
    expect(await offersOf(buyer, number)).toEqual([])
    await world.db
      .updateTable('promotions')
      .set({ org_id: 1, price_list_id: null, ...november })
      .execute()
    expect(await offersOf(buyer, number)).toHaveLength(3)
  })

  test('is shown in the language of the call, and for no product without a price', async () => {
    const buyer = await world.signedIn()
    const { number, id } = await product()
    await addPromotion(world.db, free)
    const headers = { 'accept-language': 'de' }
    const { data } = await buyer.call(promotionsForCustomer, { body: { numbers: [number] } }, { headers })
    expect(data).toMatchObject([{ title: 'Winter (de)' }])
    await world.db.deleteFrom('list_prices').where('sku_id', '=', id).execute()
    expect(await offersOf(buyer, number)).toEqual([])
  })
})

const november = { starts_on: '2026-11-01', ends_on: '2026-11-30' }

async function otherGroup() {
  const list = { name: `Group ${Math.random()}`, currency: 'EUR' }
  return (await world.db.insertInto('price_lists').values(list).returning('id').executeTakeFirstOrThrow()).id
}

/** The brand that products have here, and one that they have not. */
async function otherBrand() {
  const { brand_id } = await world.db.selectFrom('skus').select('brand_id').executeTakeFirstOrThrow()
  const brand = { name: `Brand ${Math.random()}` }
  const { id } = await world.db.insertInto('brands').values(brand).returning('id').executeTakeFirstOrThrow()
  return { brand_id, id }
}

test('many numbers take no more queries than one', async () => {
  const buyer = await world.signedIn()
  const numbers = [(await promoted()).number, (await promoted()).number, (await promoted()).number]
  for (const kind of [{}, threeAndOne, free]) await addPromotion(world.db, kind)
  const ask = (some: string[]) => world.queriesOf(() => buyer.call(promotionsForCustomer, { body: { numbers: some } }))
  expect((await ask(numbers)).length).toBe((await ask(numbers.slice(0, 1))).length)
})
