import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getPriceRules,
  listAccountPrices,
  removeAccountPrice,
  removePriceRule,
  setAccountPrice,
  setPriceRule,
} from '../../../../contract/catalogue/account-price.ts'
import { getSku } from '../../../../contract/catalogue/catalogue.ts'
import { listAuditEvents } from '../../../../contract/office/audit.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

const product = (given: Parameters<World['sku']>[0] = {}) => numberedSku(world, given)

async function company() {
  const main = await world.signedIn()
  const seller = () => world.signedIn({ customerId: main.customerId, role: 'salesrep' })
  return { main, rep: await seller(), other: await seller() }
}
const set = (main: Person, number: string, price: number, accountId: number | null = null) =>
  main.call(setAccountPrice, { body: { number, accountId, price } })
const rule = (main: Person, markup: number, more: { accountId?: number; classId?: number; brandId?: number } = {}) =>
  main.call(setPriceRule, { body: { accountId: null, classId: null, brandId: null, markup, ...more } })
const list = async (main: Person, query = {}) => (await main.call(listAccountPrices, { query })).data
const seenBy = async (person: Person, { id }: { id: number }) =>
  (await person.call(getSku, { params: { id }, query: {} })).data.price ?? null

test('a price is set for all or for one, seen by whom it is for, changed and removed', async () => {
  const { main, rep, other } = await company()
  const sku = await product({ unitPrice: 10_00 })
  expect(await seenBy(rep, sku)).toBeNull()

  const { data } = await set(main, sku.number, 15.5)
  expect(data).toMatchObject({ number: sku.number, accountId: null, price: 15.5, purchasePrice: 10 })
  await set(main, sku.oemCode, 14, rep.accountId)
  expect(await seenBy(rep, sku)).toEqual({ unitPrice: 14, discountPrice: null, currency: 'EUR' })
  expect((await seenBy(other, sku))?.unitPrice).toBe(15.5)
  expect((await seenBy(main, sku))?.unitPrice).toBe(10)

  await set(main, sku.number, 16)
  const { rows, total } = await list(main)
  expect(total).toBe(2)
  expect(rows.map(({ accountId, price }) => [accountId, price])).toEqual([
    [null, 16],
    [rep.accountId, 14],
  ])
  const ofAll = rows.find(({ accountId }) => accountId === null)
  await main.call(removeAccountPrice, { query: { accountPriceId: ofAll?.accountPriceId ?? 0 } })
  expect(await seenBy(other, sku)).toBeNull()
})

test('the mark-up that fits best counts: brand and class, brand, class, everything', async () => {
  const { main, rep, other } = await company()
  const sku = await product({ unitPrice: 10_00, classId: 105 })
  const { brand_id: brandId } = await world.db
    .selectFrom('skus')
    .select('brand_id')
    .where('id', '=', sku.id)
    .executeTakeFirstOrThrow()
  const price = async () => (await seenBy(rep, sku))?.unitPrice
  await rule(main, 10)
  expect(await price()).toBe(11)
  await rule(main, 20, { classId: 105 })
  expect(await price()).toBe(12)
  await rule(main, 30, { brandId })
  expect(await price()).toBe(13)
  await rule(main, 40, { brandId, classId: 105 })
  expect(await price()).toBe(14)
  await rule(main, 90, { classId: 102 })
  expect(await price()).toBe(14)
  await set(main, sku.number, 15)
  expect(await price()).toBe(15)
  await rule(main, 5, { accountId: rep.accountId })
  expect(await price()).toBe(10.5)
  expect((await seenBy(other, sku))?.unitPrice).toBe(15)

  await rule(main, 12.5)
  const { rules, accounts } = (await main.call(getPriceRules, {})).data
  expect(rules.map(({ markup }) => markup).sort((a, b) => a - b)).toEqual([5, 12.5, 20, 30, 40, 90])
  expect(accounts.map(({ accountId }) => accountId).sort()).toEqual([rep.accountId, other.accountId].sort())
  const own = rules.find(({ accountId }) => accountId === rep.accountId)
  await main.call(removePriceRule, { query: { ruleId: own?.ruleId ?? 0 } })
  expect(await price()).toBe(15)
})

test('a mark-up follows the price agreed with the customer, and no promotion', async () => {
  const { main, rep } = await company()
  const sku = await product({ unitPrice: 10_00 })
  await world.db
    .insertInto('customer_prices')
    .values({ customer_id: main.customerId, sku_id: sku.id, unit_price: 8_00 })
    .execute()
  await rule(main, 50)
  expect((await seenBy(rep, sku))?.unitPrice).toBe(12)
})

test('the list finds by number, OEM number, product and brand, and by sales rep', async () => {
  const { main, rep } = await company()
  const [one, two] = [await product({ name: 'Findme cyan' }), await product()]
  await set(main, one.number, 5)
  await set(main, two.number, 6, rep.accountId)
  const found = async (query: object) => (await list(main, query)).rows.map(({ number }) => number)
  expect(await found({ keyword: 'FINDME' })).toEqual([one.number])
  expect(await found({ keyword: two.oemCode })).toEqual([two.number])
  expect(await found({ accountId: rep.accountId })).toEqual([two.number])
  expect(await found({ keyword: '%' })).toEqual([])
})

test.each([
  ['nothing', 0.001, 400],
  ['half a cent', 1.005, 400],
])('a price of %s is refused', async (_, price, status) => {
  const { main } = await company()
  expect((await set(main, (await product()).number, price)).status).toBe(status)
})

test('nothing is set for an unknown product, a buyer, a class that there is not, or the accounts of others', async () => {
  const [{ main }, stranger] = [await company(), await company()]
  const { number } = await product()
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  expect(await set(main, 'NO-SUCH', 5)).toMatchObject({ code: 30_003 })
  expect((await set(main, number, 5, buyer.accountId)).status).toBe(404)
  expect((await set(main, number, 5, stranger.rep.accountId)).status).toBe(404)
  expect((await rule(main, 5, { accountId: stranger.rep.accountId })).status).toBe(404)
  expect((await rule(main, 5, { classId: 999 })).status).toBe(400)
  expect((await rule(main, 5.005)).status).toBe(400)
  expect((await list(main)).total).toBe(0)
})

test('only a main account reads and sets them, and only its own', async () => {
  const [{ main, rep }, stranger] = [await company(), await company()]
  const sku = await product()
  const { accountPriceId } = (await set(main, sku.number, 7)).data
  await rule(main, 5)
  const ruleId = (await main.call(getPriceRules, {})).data.rules[0]?.ruleId ?? 0
  expect((await list(stranger.main)).total).toBe(0)
  expect((await stranger.main.call(getPriceRules, {})).data.rules).toEqual([])
  expect((await stranger.main.call(removeAccountPrice, { query: { accountPriceId } })).status).toBe(404)
  expect((await stranger.main.call(removePriceRule, { query: { ruleId } })).status).toBe(404)
  expect(await seenBy(stranger.rep, sku)).toBeNull()
  expect((await rep.call(listAccountPrices, { query: {} })).status).toBe(403)
  expect((await set(rep, sku.number, 1)).status).toBe(403)
})

test('changes are noted with what was before and after', async () => {
  const [{ main }, admin] = [await company(), await world.staff('admin')]
  const sku = await product()
  await set(main, sku.number, 5)
  await set(main, sku.number, 5)
  const { accountPriceId } = (await set(main, sku.number, 6)).data
  await main.call(removeAccountPrice, { query: { accountPriceId } })
  const query = { subject: `sku ${sku.id}` }
  const { rows } = (await admin.call(listAuditEvents, { query })).data
  expect(rows).toMatchObject([
    { action: 'account_price.changed', before: { cents: 600 }, after: null, userName: main.userName },
    { before: { prices: [{ cents: 500 }] }, after: { prices: [{ cents: 600 }] } },
    { before: { prices: [{ cents: null }] }, after: { prices: [{ cents: 500 }] } },
  ])
})
