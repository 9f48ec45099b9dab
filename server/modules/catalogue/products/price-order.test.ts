import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPriceRule } from '../../../../contract/catalogue/account-price.ts'
import { findSkus } from '../../../../contract/catalogue/catalogue.ts'
import type { Input } from '../../../../contract/endpoint.ts'
import { amountOrNull } from '../../../../rules/catalogue/price/money.ts'
import type { AccountRole, Role } from '../../../../rules/identity/permissions.ts'
import { buildDemoWorld } from '../../../testing/demo-world.ts'
import type { World } from '../../../testing/world.ts'
import { pricesFor } from '../pricing/price.queries.ts'
import { mostSorted } from './price-order.queries.ts'

type Person = Awaited<ReturnType<World['signedIn']>>
type Query = Input<typeof findSkus>['query']

let world: World
let main: Person
let rep: Person
beforeAll(async () => {
  world = await buildDemoWorld()
  main = await world.signedIn()
  rep = await colleague('salesrep')
  const rule = { accountId: null, classId: null, brandId: null }
  // More dear than cheap: what is dear to buy is cheap to see.
  await main.call(setPriceRule, { body: { ...rule, brandId: 1, markup: 900 } })
  await main.call(setPriceRule, { body: { ...rule, classId: 104, markup: 12.5 } })
  await main.call(setPriceRule, { body: { ...rule, classId: 102, brandId: 3, markup: 0 } })
  await main.call(setPriceRule, { body: { ...rule, accountId: rep.accountId, brandId: 2, markup: 33.33 } })
  await sql`
    insert into account_prices (customer_id, account_id, sku_id, unit_price)
    select ${main.customerId}, case when id % 80 = 0 then ${rep.accountId}::integer end, id, 100 + id * 37 % 40000
      from skus where id % 40 = 0
  `.execute(world.db)
})
afterAll(() => world.close())

const colleague = (role: Role) => world.signedIn({ customerId: main.customerId, role })

type Row = { id: number; price: number | null }
const byId = (one: Row, other: Row) => one.id - other.id
const bare = ({ id, price }: { id: number; price?: { unitPrice: number } | null | undefined }): Row => ({
  id,
  price: price?.unitPrice ?? null,
})

/** One page of a query as a caller gets it. */
async function page(person: Person, query: Query, pageNum = 1) {
  const { rows, total } = (await person.call(findSkus, { query: { ...query, pageSize: 60, pageNum } })).data
  return { rows: rows.map(bare), total }
}

/** All SKUs of a list with the prices that an account sees of them. */
async function seen(person: Person, role: AccountRole, where = sql`true`): Promise<Row[]> {
  const { rows } = await sql<{ id: number }>`
    select id from skus where facet_id is not null and ${where} order by id`.execute(world.db)
  const { price_list_id: priceListId } = await world.db
    .selectFrom('customers')
    .select('price_list_id')
    .where('id', '=', person.customerId)
    .executeTakeFirstOrThrow()
  const caller = {
    accountId: person.accountId,
    customerId: person.customerId,
    priceListId,
    role,
    orgId: 1,
    currency: 'EUR',
    roles: [role],
    region: 'EU' as const,
    warehouse: 'NL',
    language: 'en',
    permissions: [],
  }
  const ids = rows.map(({ id }) => id)
  const prices = await pricesFor(world.db, caller, ids, world.now())
  return ids.map((id) => ({ id, price: amountOrNull(prices.get(id)?.unitPrice ?? null) }))
}

const sorted = (rows: Row[], sort: 'priceUp' | 'priceDown') =>
  rows.toSorted((one, other) => {
    if (one.price === null || other.price === null) {
      return Number(one.price === null) - Number(other.price === null) || byId(one, other)
    }
    return (sort === 'priceDown' ? other.price - one.price : one.price - other.price) || byId(one, other)
  })

const orders = ['priceUp', 'priceDown'] as const

describe.each(['main', 'requester', 'salesrep'] as const)('a %s', (role) => {
  const person = async () => (role === 'salesrep' ? rep : colleague(role))

  test.each<[Query, ReturnType<typeof sql>]>([
    [{ classId: [103] }, sql`class_id = 103`],
    [{ classId: [104] }, sql`class_id = 104`],
    [{ brandId: [1], inStock: true }, sql`brand_id = 1 and in_stock_eu`],
    [{ brandId: [2] }, sql`brand_id = 2`],
  ])('sorts the list %j by what they see', async (query, where) => {
    const who = await person()
    const rows = await seen(who, role, where)
    for (const sort of orders) {
      for (const at of [1, 2, Math.ceil(rows.length / 60)]) {
        const expected = sorted(rows, sort).slice(60 * (at - 1), 60 * at)
        expect((await page(who, { ...query, sort }, at)).rows).toEqual(expected)
      }
    }
  })

  test.each<Query>([{ keyword: 'tn-242' }, { keyword: 'brother trommel' }, { modelId: 1 }])(
    'sorts what %j finds by what they see',
    async (query) => {
      const who = await person()
      const { rows, total } = await page(who, query)
      expect([total, total > 1 && total <= 60]).toEqual([total, true])
      const prices = (found: Row[]) => found.map(({ price }) => price)
      for (const sort of orders) {
        const found = (await page(who, { ...query, sort })).rows
        expect(found.toSorted(byId)).toEqual(rows.toSorted(byId))
        expect(prices(found)).toEqual(prices(sorted(rows, sort)))
      }
    },
  )
})

describe('a list of more products than are sorted', () => {
  test.each(orders)('goes by what a sales rep sees, and what they see none of comes last: %s', async (sort) => {
    const rows = sorted(await seen(rep, 'salesrep'), sort)
    expect(rows.length).toBeGreaterThan(2 * mostSorted)
    const priced = rows.findIndex(({ price }) => price === null)
    for (const at of [1, 2, 30, Math.ceil(priced / 60)]) {
      expect((await page(rep, { sort }, at)).rows).toEqual(rows.slice(60 * (at - 1), 60 * at))
    }
  })

  test('shows everything to a sales rep for whom nothing is set', async () => {
    const other = await world.signedIn({ role: 'salesrep' })
    const rows = await seen(other, 'salesrep')
    expect((await page(other, { sort: 'priceDown' }, 3)).rows).toEqual(rows.slice(120, 180))
  })
})

test('who sees no price has the list in its own order', async () => {
  const none = await colleague('none')
  const query = { classId: [103] }
  expect(await page(none, { ...query, sort: 'priceUp' })).toEqual(await page(none, query))
})
