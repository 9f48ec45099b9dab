import { afterAll, beforeAll, expect, test } from 'vitest'
import { promotionsForCustomer } from '../../../contract/content.ts'
import { numberKeys } from '../../../rules/part-number.ts'
import { buildWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
})
afterAll(() => world.close())

type Promoted = { orgId?: number; from?: string; to?: string; discount?: number }

/** A product of 19.99 with a promotion. */
async function promoted({ orgId = 1, from = '2026-11-01', to = '2026-11-30', discount = 1500 }: Promoted = {}) {
  const sku = await world.sku({ unitPrice: 1999 })
  const keys = numberKeys(sku.number)
  await world.db
    .insertInto('part_numbers')
    .values({ sku_id: sku.id, kind: 'own', raw: sku.number, ...keys })
    .execute()
  const { id } = await world.db
    .insertInto('promotions')
    .values({ org_id: orgId, title: JSON.stringify({ en: 'Winter' }), starts_on: from, ends_on: to })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('promotion_prices')
    .values({ promotion_id: id, sku_id: sku.id, discount_price: discount })
    .execute()
  return { ...sku, promotionId: id }
}

test('a customer learns the discount of each number that he asks for, as he asked it', async () => {
  const buyer = await world.signedIn()
  const one = await promoted()
  const asked = one.number.toLowerCase().replace('-', ' ')
  const { data } = await buyer.call(promotionsForCustomer, {
    body: { numbers: [asked, (await world.sku()).number, 'AS-999999', ''.padEnd(3, '-')] },
  })
  expect(data).toEqual([
    {
      number: asked,
      promotionId: one.promotionId,
      title: 'Winter',
      endsAt: '2026-11-30T23:00:00.000Z',
      unitPrice: 19.99,
      discountPrice: 15,
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
  const { number } = await promoted()
  const body = { numbers: [number] }
  for (const role of ['salesrep', 'none'] as const) {
    const person = await world.signedIn({ role })
    expect((await person.call(promotionsForCustomer, { body })).data, role).toEqual([])
  }
  expect((await world.call(promotionsForCustomer, { body })).status).toBe(401)
})

test('many numbers take no more queries than one', async () => {
  const buyer = await world.signedIn()
  const numbers = [(await promoted()).number, (await promoted()).number, (await promoted()).number]
  const ask = (some: string[]) => world.queriesOf(() => buyer.call(promotionsForCustomer, { body: { numbers: some } }))
  expect((await ask(numbers)).length).toBe((await ask(numbers.slice(0, 1))).length)
})
