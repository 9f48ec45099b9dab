import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { addFavourites, listFavourites } from '../../../../contract/basket/favourites.ts'
import { readQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { findSkus, getSku } from '../../../../contract/catalogue/catalogue.ts'
import { apiPrefix, type Endpoint } from '../../../../contract/endpoint.ts'
import { endpoints } from '../../../../contract/index.ts'
import { getInfo } from '../../../../contract/me/session.ts'
import { previewOrder } from '../../../../contract/order/checkout.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { rolePermissions } from '../../../../rules/identity/roles.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

// What the company pays: by the list, as agreed, in a promotion. No other number of the shop reads like these.
const secrets = { list: 4711_13, agreed: 4613_17, promotion: 4127_19 }
const accountPrice = 5999_91

type Person = Awaited<ReturnType<World['signedIn']>>
let world: World
let main: Person
let rep: Person
/** An account of the company that bought once and holds no right any longer. */
let former: Person
let ids: Record<string, unknown>

beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  rep = await world.signedIn({ customerId: main.customerId, role: 'salesrep' })
  former = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  ids = await priced()
  for (const person of [main, rep, former]) {
    const number = String(ids.number)
    await person.call(addToBasket, { body: { number, qty: 1 } })
    await person.call(addFavourites, { body: [{ number }] })
  }
  await world.db.updateTable('accounts').set({ role: 'none' }).where('id', '=', former.accountId).execute()
})
afterAll(() => world.close())

/** A product with a price of every kind, on home, in a promotion, related to another; what names it in a call. */
async function priced() {
  const [sku, other] = [await world.sku({ unitPrice: secrets.list }), await world.sku({ unitPrice: 1 })]
  for (const { id, number } of [sku, other]) {
    await world.db
      .insertInto('part_numbers')
      .values({ sku_id: id, kind: 'own', raw: number, ...numberKeys(number) })
      .execute()
    await world.db
      .insertInto('account_prices')
      .values({ customer_id: main.customerId, account_id: null, sku_id: id, unit_price: accountPrice })
      .execute()
  }
  await world.db
    .insertInto('customer_prices')
    .values({ customer_id: main.customerId, sku_id: sku.id, unit_price: secrets.agreed })
    .execute()
  await sql`
    with promoted as (
      insert into promotions (org_id, currency, title, starts_on, ends_on) values (1, 'EUR', '{"en": "Winter"}', '2026-11-01', '2026-11-30') returning id
    ), prices as (
      insert into promotion_prices (promotion_id, sku_id, discount_price) select id, ${sku.id}, ${secrets.promotion} from promoted
    ), floors as (
      insert into home_floors (title, link) values ('{"en": "Popular"}', '/list/toner') returning id
    ), on_floor as (
      insert into home_floor_skus (floor_id, sku_id, position) select id, ${sku.id}, 1 from floors
    ), related as (
      insert into related_skus (sku_id, related_id, kind, position) values (${other.id}, ${sku.id}, 'hot', 1)
    )
    insert into activity_subjects (title, body, link, promotion_id, org_id)
    select '{"en": "Winter"}', '{"en": "Text"}', '/search?keyword=a', id, 1 from promoted
  `.execute(world.db)
  const { number } = sku
  return {
    id: sku.id,
    skuId: sku.id,
    number,
    keyword: number,
    numbers: [number],
    numberList: [number],
    related: other.number,
  }
}

type Schema = {
  type?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  pattern?: string
}

/** Something that the schema takes, about the product where a name says that it could be. */
function about(
  { type, properties, items, anyOf, enum: choices, const: only, minimum, pattern }: Schema,
  name = '',
): unknown {
  if (name in ids && type !== 'array') return ids[name]
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (anyOf) return about(anyOf[0] ?? {}, name)
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([field, schema]) => [field, about(schema, field)]))
  if (type === 'array') return [about(items ?? {}, name === 'numbers' || name === 'numberList' ? 'number' : '')]
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  return pattern ? 'NL' : String(ids.number)
}

/** The whole answer of an endpoint to an account that asks about the product. `needed` parts of the query alone. */
async function answerTo(person: Person, spec: Endpoint) {
  const params = (spec.params ? about(spec.params as Schema) : {}) as Record<string, unknown>
  const wanted = (spec.query as { required?: string[]; properties?: Record<string, Schema> } | undefined) ?? {}
  const query = Object.entries(wanted.properties ?? {})
    .filter(([name]) => wanted.required?.includes(name) || name === 'keyword')
    .map(([name, schema]) => [
      name,
      String(spec.path.includes('/rela/') && name === 'number' ? ids.related : about(schema, name)),
    ])
  const path = spec.path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const answer = await world.app.inject({
    method: spec.method,
    url: `${apiPrefix}${path}?${new URLSearchParams(Object.fromEntries(query))}`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'idempotency-key': 'one',
      ...(spec.body && { 'content-type': 'application/json' }),
    },
    ...(spec.body && { payload: JSON.stringify(about(spec.body as Schema)) }),
  })
  return { status: answer.statusCode, body: answer.body }
}

const written = (cents: number) => [String(cents), (cents / 100).toFixed(2)]
const tellsAny = (body: string, cents: number[]) => cents.flatMap(written).some((text) => body.includes(text))
const tellsPurchase = (body: string) => tellsAny(body, Object.values(secrets))

// Changes go last, because they end what others look at; signing out ends the session itself.
const testedCalls = Object.entries(endpoints)
  .filter(([name]) => !['signOut', 'signOutEverywhere', 'endSession'].includes(name))
  .sort(([, one], [, other]) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

/** Those whose answer holds prices of products; what an order cost is behind a right that a sales rep does not have. */
const carriesPrice = (spec: Endpoint) =>
  /"(unitPrice|discountPrice|shoppingCartPrice|price)"/.test(JSON.stringify(spec.reply))
const open = ({ access }: Endpoint) =>
  access === 'anyone' || access === 'signed-in' || rolePermissions.salesrep.includes(access)

describe('a sales rep', () => {
  test.each(testedCalls)('is never shown by %s what the company pays, nor is who holds no right', async (_, spec) => {
    for (const person of [rep, former]) {
      const { body } = await answerTo(person, spec)
      expect(tellsPurchase(body), body.slice(0, 500)).toBe(false)
    }
  })

  const priceCarriers = testedCalls.filter(([, spec]) => carriesPrice(spec) && open(spec) && spec.method === 'GET')

  test('there are endpoints that carry a price', () => {
    expect(priceCarriers.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'findSkus',
        'getSku',
        'getInfo',
        'listBasket',
        'firstBasketRows',
        'listFavourites',
        'listRelated',
        'getHomeFloor',
      ]),
    )
  })
})

test('each endpoint that carries a price shows a main account what it pays, and the sales rep their own price', async () => {
  await world.db.deleteFrom('basket_lines').execute()
  await world.db.deleteFrom('favourites').execute()
  const number = String(ids.number)
  for (const person of [main, rep]) {
    await person.call(addToBasket, { body: { number, qty: 1 } })
    await person.call(addFavourites, { body: [{ number }] })
  }
  const leaks: string[] = []
  for (const [name, spec] of testedCalls.filter(
    ([, spec]) => carriesPrice(spec) && open(spec) && spec.method === 'GET',
  )) {
    const [seen, own] = [await answerTo(main, spec), await answerTo(rep, spec)]
    if (!tellsPurchase(seen.body)) continue
    leaks.push(name)
    // What takes something off the purchase price is no matter of their (`hasPromotions`): they find no promotion.
    if (name === 'listPromotionSkus') expect(own.status).toBe(404)
    else if (name === 'getActivitySubject') expect(tellsAny(own.body, [accountPrice])).toBe(false)
    else expect([name, tellsAny(own.body, [accountPrice])]).toEqual([name, true])
  }
  expect(leaks).toEqual(
    expect.arrayContaining([
      'findSkus',
      'getSku',
      'getInfo',
      'listBasket',
      'firstBasketRows',
      'listFavourites',
      'listRelated',
      'getHomeFloor',
      'getActivitySubject',
    ]),
  )
})

test('who holds no right is shown products without any price; what has prices alone is refused to them', async () => {
  const number = String(ids.number)
  const shownPrices = [
    await former.call(findSkus, { query: { classId: [102] } }),
    await former.call(findSkus, { query: { keyword: number } }),
    await former.call(getSku, { params: { id: Number(ids.id) }, query: {} }),
    await former.call(getInfo, {}),
  ]
  expect(shownPrices.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(JSON.stringify(shownPrices)).not.toMatch(/"(unitPrice|discountPrice|price)"/)
  const refused = [
    await former.call(listBasket, { query: {} }),
    await former.call(listFavourites, { query: {} }),
    await former.call(readQuickOrder, { body: { text: number } }),
    await former.call(previewOrder, { body: { lines: [{ number, qty: 1 }] } }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('without a price that is set they see none, in the sum of the basket neither', async () => {
  const alone = await world.signedIn({ role: 'salesrep' })
  await alone.call(addToBasket, { body: { number: String(ids.number), qty: 1 } })
  const { data } = await alone.call(getInfo, {})
  expect(data).toMatchObject({ shoppingCartQty: 1, shoppingCartPrice: 0 })
})

test('their list by price is not in the order of what the company pays', async () => {
  const dear = await world.sku({ unitPrice: 900_00, classId: 111, number: 'AS-SORT1' })
  const cheap = await world.sku({ unitPrice: 100_00, classId: 111, number: 'AS-SORT2' })
  const numbers = async (person: Person, sort: 'priceUp' | 'priceDown') =>
    (await person.call(findSkus, { query: { classId: [111], sort } })).data.rows.map((row) => row.number)
  expect(await numbers(main, 'priceUp')).toEqual([cheap.number, dear.number])
  expect(await numbers(rep, 'priceUp')).toEqual([dear.number, cheap.number])
  expect(await numbers(rep, 'priceDown')).toEqual([dear.number, cheap.number])
})

test('nobody else waits for the prices of a sales force, and they cost one query', async () => {
  const ask = (person: Person) =>
    world.queriesOf(() => person.call(findSkus, { query: { keyword: String(ids.number) } }))
  await ask(main)
  const [of, ofRep] = [await ask(main), await ask(rep)]
  expect(of.join('\n')).not.toContain('account_price')
  expect(ofRep).toHaveLength(of.length)
})
