import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQuickOrders } from '../../contract/basket/quick-order.ts'
import { findSkus, getSku } from '../../contract/catalogue/catalogue.ts'
import {
  getActivitySubject,
  getBrandSubject,
  getHomeFloor,
  listNotices,
  queryBanners,
  queryDeclarations,
} from '../../contract/catalogue/content.ts'
import { listCoupons } from '../../contract/catalogue/coupon.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { listPurchaseOrders } from '../../contract/fulfilment/purchase-order.ts'
import { listToOrder } from '../../contract/fulfilment/reorder.ts'
import { getAgeing, listFinanceItems } from '../../contract/ledger/items.ts'
import { getInfo, signIn } from '../../contract/me/session.ts'
import { getOrderFile } from '../../contract/order/file.ts'
import { getOrder, listOrders } from '../../contract/order/order.ts'
import { importBankFile, listBankEntries } from '../../contract/payment/payment.ts'
import { listBatchNotes } from '../../contract/return/batch-note.ts'
import { getReturn, listReturns } from '../../contract/return/return.ts'
import { listDeskReturns } from '../../contract/return/staff-return.ts'
import { quickOrderStates } from '../../rules/basket/quick-order.ts'
import { couponTabs } from '../../rules/catalogue/price/coupon.ts'
import { purchaseOrderStates } from '../../rules/fulfilment/purchase-order.ts'
import { ageingBuckets } from '../../rules/ledger/item.ts'
import { orderStates } from '../../rules/order/order.ts'
import { returnTypes } from '../../rules/return/return.ts'
import { returnLineStates, returnStates } from '../../rules/return/return-state.ts'
import { readAttachment } from '../../server/files/attachments/read-attachment.ts'
import { findStockDifferences } from '../../server/modules/fulfilment/order-lifecycle/stock-differences.queries.ts'
import { findFinanceDifferences } from '../../server/modules/ledger/posting/finance-differences.queries.ts'
import { buildDemoWorld } from '../../server/testing/demo-world.ts'
import { formOf } from '../../server/testing/files/pictures.ts'
import { stockDisagreements, type World } from '../../server/testing/world.ts'
import {
  demoAccounts,
  demoPassword,
  makeDemoBankFile,
  seedApplicant,
  seedPurchaseOrders,
  seedReturns,
  seedUnusualOrders,
} from '../index.ts'

let world: World
beforeAll(async () => {
  world = await buildDemoWorld()
  await seedApplicant(world.db, world.files, world.now())
  await seedUnusualOrders(world.db, world.files, world.now())
  await seedReturns(world.db, world.files, world.now())
  await seedPurchaseOrders(world.db, world.now())
})
afterAll(() => world.close())

const tokenOf = async (username: string) => {
  const body = { username, password: demoPassword, grant_type: 'password' as const }
  return (await world.call(signIn, { query: {}, body })).data.access_token
}

test.each(demoAccounts)('$user signs in', async ({ user, name }) => {
  const token = await tokenOf(user)
  expect((await world.call(getInfo, {}, { token })).data.user).toMatchObject({ userName: user, name })
})

test('one company waits for approval, with documents to look at', async () => {
  const waiting = await world.db
    .selectFrom('customers')
    .select(['id', 'custnum'])
    .where('status', '=', 'pending')
    .execute()
  expect(waiting).toMatchObject([{ custnum: 'C10002' }])
  const documents = await world.db
    .selectFrom('documents')
    .selectAll()
    .where('customer_id', '=', waiting[0]?.id ?? 0)
    .execute()
  expect(documents.map(({ media_type }) => media_type)).toEqual(['image/png', 'image/jpeg'])
  for (const { file, bytes } of documents) expect((await world.files.get(file)).length).toBe(bytes)
})

test('a customer on account has orders in every state but awaiting payment', async () => {
  const { data } = await world.call(listOrders, { query: { pageSize: 60 } }, { token: await tokenOf('nl.main') })
  const states = new Set(data.rows.map((order) => order.status))
  expect(orderStates.filter((state) => !states.has(state))).toEqual(['awaitingPayment'])
  const numbered = new Set(data.rows.filter(({ soNumber }) => soNumber).map(({ status }) => status))
  expect([...numbered].sort()).toEqual(['allDelivered', 'partlyShipped', 'released', 'shipped'])
})

test('one of their orders has attachments of their own, one is fetched by a forwarder, one waits until all is there', async () => {
  const token = await tokenOf('nl.main')
  const { rows } = (await world.call(listOrders, { query: { pageSize: 60 } }, { token })).data
  const details = rows.map(({ orderno }) => world.call(getOrder, { params: { orderno } }, { token }))
  const orders = (await Promise.all(details)).map(({ data }) => data)

  const [withAttachments, ...others] = orders.filter(({ orderType }) => orderType === 'CPDROP')
  expect([withAttachments?.files.map(({ kind }) => kind), others]).toEqual([['packingList', 'carrierLabel'], []])
  for (const { fileId, mediaType, bytes } of withAttachments?.files ?? []) {
    const url = `${apiPrefix}${getOrderFile.path.replace(':fileId', String(fileId))}`
    const { rawPayload } = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(rawPayload).toHaveLength(bytes)
    expect(await readAttachment(rawPayload, 'demo')).toMatchObject({ mediaType })
  }
  expect(orders.filter(({ forwarder }) => forwarder !== '')).toMatchObject([{ shipVia: 'OWN', status: 'released' }])
  const [together] = orders.filter(({ backOrders }) => backOrders === 'together')
  const waiting = together?.lines.filter(({ backOrdered }) => backOrdered > 0)
  expect(waiting).toMatchObject([{ expectedOn: expect.stringMatching(/^2026-/) }])
  expect(together?.promisedOn).toMatch(/^2026-/)
})

test('one of their orders was cancelled in part; of another some waited, arrived and left, and some waits still', async () => {
  const token = await tokenOf('nl.main')
  const { rows } = (await world.call(listOrders, { query: { pageSize: 60 } }, { token })).data
  const find = async (po: string) => {
    const orderno = rows.find(({ poNumber }) => poNumber === po)?.orderno ?? ''
    return (await world.call(getOrder, { params: { orderno } }, { token })).data
  }
  const cancelled = await find('PO-2026-060')
  expect(cancelled.lines.map((line) => line.cancelled)).toEqual([0, 2, 0])
  expect(cancelled.remainingTotal).toBeLessThan(cancelled.total)
  const served = await find('PO-2026-061')
  expect(served.status).toBe('partlyShipped')
  expect(served.shipments).toHaveLength(2)
  expect(served.lines.map(({ shipped, waiting, cancellable }) => [shipped, waiting, cancellable])).toEqual([
    [4, 0, 0],
    [4, 0, 0],
    [0, 4, 4],
  ])
  expect(await findStockDifferences(world.db)).toEqual([])
})

test('each tab of the wallet of a European customer has something on it, and an American has none', async () => {
  const tokens = { nl: await tokenOf('nl.main'), us: await tokenOf('us.main') }
  for (const tab of couponTabs) {
    const ask = async (token: string) => (await world.call(listCoupons, { query: { tab } }, { token })).data.total
    expect([tab, (await ask(tokens.nl)) > 0, await ask(tokens.us)]).toEqual([tab, true, 0])
  }
})

test('customers of six sites have returns in every state but replaced, of every kind, and one of two orders with a picture', async () => {
  const tokens = await Promise.all(['nl', 'de', 'gb', 'fr', 'pl', 'us'].map((site) => tokenOf(`${site}.main`)))
  const lists = await Promise.all(
    tokens.map((token) => world.call(listReturns, { query: { pageSize: 60 } }, { token })),
  )
  const all = lists.flatMap(({ data }) => data.rows)
  expect(lists.every(({ data }) => data.total > 0)).toBe(true)
  expect(returnStates.filter((state) => !all.some(({ status }) => status === state))).toEqual([])
  expect(returnTypes.filter((kind) => !all.some(({ type }) => type === kind))).toEqual([])
  const lines = await world.db.selectFrom('return_lines').select('state').distinct().execute()
  const found = new Set(lines.map(({ state }) => state))
  expect(returnLineStates.filter((state) => !found.has(state))).toEqual(['replaced'])

  const both = lists[0]?.data.rows.find(({ ordernos }) => ordernos.length === 2)
  const params = { id: both?.returnId ?? 0 }
  const { data } = await world.call(getReturn, { params }, tokens[0] ? { token: tokens[0] } : {})
  expect(data.lines.flatMap(({ credits }) => credits)).toHaveLength(2)
  for (const { mediaType } of data.files) expect(mediaType).toBe('image/jpeg')
  expect(data.files).toHaveLength(1)
})

test('a site is reminded of one return today, and none is decided or sent too late', async () => {
  const token = await tokenOf('admin')
  const { rows } = (await world.call(listDeskReturns, { query: { pageSize: 60 } }, { token })).data
  const submitted = rows.filter(({ status, waits }) => status === 'submitted' && waits)
  const today = world.now().toISOString().slice(0, 10)
  expect(submitted.map(({ decidesBy }) => String(decidesBy) >= today)).toEqual([true, true])
  expect(submitted.map(({ workingDays }) => workingDays)).toEqual([2, 0])
  expect((await world.call(listBatchNotes, { query: {} }, { token })).data).toHaveLength(2)
})

test('a main account has quick orders in every state to look at', async () => {
  const { data } = await world.call(listQuickOrders, { query: {} }, { token: await tokenOf('nl.main') })
  expect(quickOrderStates.filter((state) => !data.rows.some(({ status }) => status === state))).toEqual([])
  expect(data.rows.every(({ lines }) => lines > 0)).toBe(true)
})

test('purchase orders stand in every state but cancelled, one is late, and each supplier has something to be ordered of', async () => {
  const token = await tokenOf('admin')
  const { rows } = (await world.call(listPurchaseOrders, { query: { pageSize: 60 } }, { token })).data
  const states = new Set(rows.map(({ state }) => state))
  expect(purchaseOrderStates.filter((state) => !states.has(state))).toEqual(['cancelled'])
  const today = world.now().toISOString().slice(0, 10)
  const late = rows.filter(({ state, expectedOn }) => state === 'ordered' && expectedOn !== null && expectedOn < today)
  expect(late).toHaveLength(1)
  expect(rows.every(({ total }) => total > 100)).toBe(true)
  const lists = await Promise.all(
    rows.map(({ warehouse, supplierId }) => world.call(listToOrder, { query: { warehouse, supplierId } }, { token })),
  )
  for (const { data } of lists) expect(data.rows.length).toBeGreaterThan(2)
  const prices = lists.flatMap(({ data }) => data.rows.map(({ purchasePrice }) => purchasePrice))
  expect(prices.filter((price) => price !== null).length).toBeGreaterThan(2)
  expect(await findStockDifferences(world.db)).toEqual([])
})

test('each order that is under way has a day, that of who pays late as well', async () => {
  for (const user of ['nl.main', 'de.main', 'gb.main', 'fr.main', 'pl.main']) {
    const { rows } = (await world.call(listOrders, { query: { pageSize: 60 } }, { token: await tokenOf(user) })).data
    const underWay = rows.filter(({ status }) => ['released', 'partlyShipped', 'shipped'].includes(status))
    expect(underWay.map(({ orderno, promisedOn }) => [orderno, promisedOn])).not.toContainEqual([
      expect.anything(),
      null,
    ])
    expect(underWay.length).toBeGreaterThan(2)
  }
})

test('the stock of the demo agrees with what was promised', async () => {
  expect(await stockDisagreements(world)).toEqual([])
})

test.each([1, 2, 5, 11])('the pages of site %i have something to say', async (orgId) => {
  const query = { orgId }
  expect((await world.call(queryBanners, { query })).data).toHaveLength(3)
  const brands = (await world.call(getBrandSubject, { query })).data
  expect(brands.length).toBeGreaterThan(8)
  expect(brands.every(({ titleEn, titlePl }) => titleEn !== '' && titlePl !== '')).toBe(true)
  const floors = (await world.call(getHomeFloor, { query })).data
  expect(floors.map(({ skus }) => skus.length)).toEqual([6, 6, 6])
  expect((await world.call(queryDeclarations, { query: { ...query, type: 'about' } })).data).toHaveLength(6)
  expect((await world.call(listNotices, { query })).data).toHaveLength(orgId === 5 ? 3 : 2)
  const activities = (await world.call(getActivitySubject, { query })).data
  expect(activities.map(({ skus }) => skus.length)).toEqual(orgId === 2 ? [] : [4])
})

test.each([
  ['de', /^Tonerkartusche .* HP CF259A.* Farbe: Schwarz. Druckt etwa 3.000 Seiten .* Drucker aus unserem Katalog/],
  ['pl', /^Toner do drukarek .* HP CF259A.* Kolor: czarny. Wydajność około 3000 stron/],
  ['en', /^Toner cartridge .* Prints about 3,000 pages/],
  ['ja', /^Toner cartridge /],
])('a product is described in %s, or in English', async (language, said) => {
  const found = (await world.call(findSkus, { query: { keyword: 'CF259A' } })).data.rows
  const own = found.find(({ ownMake }) => ownMake)
  const headers = { 'accept-language': language }
  const { data } = await world.call(getSku, { params: { id: own?.id ?? 0 }, query: {} }, { headers })
  expect(data.description).toMatch(said)
})

test('who pays late has something in each bucket that their terms reach, a part payment and open credits', async () => {
  const token = await tokenOf('pl.main')
  const [zloty] = (await world.call(getAgeing, {}, { token })).data
  const filled = zloty?.buckets.filter(({ items }) => items > 0).map(({ bucket }) => bucket)
  // Nothing is due in more than two weeks with terms of two weeks.
  expect(filled).toEqual(ageingBuckets.filter((bucket) => bucket !== 'later'))
  expect(zloty?.unallocated).toBeGreaterThan(500)
  const { rows } = (await world.call(listFinanceItems, { query: { view: 'openInvoice', pageSize: 60 } }, { token }))
    .data
  expect(rows.filter(({ paid, balance }) => paid > 0 && balance > 0)).toHaveLength(1)
  expect(await findFinanceDifferences(world.db)).toEqual([])
})

test('the bank file of the demo is read, and what its payments name is proposed', async () => {
  const file = Buffer.from(await makeDemoBankFile(world.db, world.now().toISOString().slice(0, 10)))
  const token = await tokenOf('admin')
  const { headers, payload } = formOf({ name: 'bank.xml', bytes: file })
  const answer = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${importBankFile.path}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  expect(answer.json()).toMatchObject({ code: 200 })
  const entries = (await world.call(listBankEntries, { query: { status: 'open', pageSize: 60 } }, { token })).data
  const kinds = entries.rows.map(({ proposal }) => proposal?.kind ?? 'none')
  expect(new Set(kinds)).toEqual(new Set(['clears', 'suggests', 'none']))
})

test('cartons of what sells most say their pieces, in the shop and in the warehouse', async () => {
  const cartons = await world.db
    .selectFrom('part_numbers as n')
    .innerJoin('skus as s', 's.id', 'n.sku_id')
    .select(['n.normalised as barcode', 'n.pieces', 's.number', 's.product_barcode as piece'])
    .where('n.pieces', 'is not', null)
    .execute()
  expect(cartons.length).toBeGreaterThan(20)
  for (const { barcode, piece } of cartons) expect(barcode.slice(1, 13)).toBe(piece?.slice(0, 12))
  expect(new Set(cartons.map(({ pieces }) => pieces))).toEqual(new Set([6, 24]))
})
