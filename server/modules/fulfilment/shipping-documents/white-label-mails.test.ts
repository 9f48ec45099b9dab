import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../../contract/index.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import type { Tx } from '../../../db/database.ts'
import { findOwnWords, findWords } from '../../../testing/files/own-words.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { fileOf, sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { mailDailyUpdatesBy } from '../../order/update/mail-daily.ts'
import { notifyUpdates } from '../../order/update/notify-updates.ts'
import { cancelOrder } from '../order-lifecycle/cancel-order.ts'
import { receiveGoods } from '../order-lifecycle/receive-goods.ts'

/** Who gets the goods of a drop shipment hears of us neither by mail nor by a page: all notifications go to who ordered. */

let world: World
let words: string[]
beforeAll(async () => {
  world = await buildWorld()
  words = await findOwnWords(world.db)
})
afterAll(() => world.close())

const consignee = 'consignee@elsewhere.example'
const oneOffAddress = {
  company: 'Empfänger & Co.',
  address1: 'Kai 7',
  city: 'Hamburg',
  postcode: '20457',
  country: 'DE',
  email: consignee,
}

/** An order that is shipped, waits for goods, gets them, is delivered, and loses what is left of it. */
async function liveThrough(orderType: 'DROP' | 'CPDROP', orgId: number) {
  const buyer = await world.signedIn({ orgId })
  const sku = await world.sku({ stock: { NL: 3 } })
  const { ship, deliver } = fulfilmentOf(world)
  const lines = [{ number: sku.number, qty: 9 }]
  const files = orderType === 'CPDROP' ? { packingList: 'own.pdf' } : {}
  const numbers = ['T-1', 'T-2'].map((number) => `${orderType}-${orgId}-${number}`)
  const parcels = [{ trackingNumber: numbers[0] ?? '' }]
  const sent = await sendOrder(world, buyer, { lines, orderType, oneOffAddress, files, parcels })
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  const run = <T>(work: (tx: Tx) => Promise<T>) => world.db.transaction().execute(work)
  const order = world.db.selectFrom('orders').select('ship_from as warehouse').where('id', '=', sent.orderId)
  const { warehouse } = await order.executeTakeFirstOrThrow()
  const goods = { warehouse, reference: `LS-${sent.orderno}`, lines: [{ skuId: sku.id, pieces: 2 }] }
  await run((tx) => receiveGoods(tx, goods, staff))
  await deliver(sent.shipmentId)
  await deliver(await ship(sent.orderId, { trackingNumber: numbers[1] ?? '' }))
  await run((tx) => cancelOrder(tx, { orderId: sent.orderId, reason: 'No longer made' }, staff))
  return { buyer, numbers, ...sent }
}

test.each([
  ['DROP', 1, 'NL'],
  ['CPDROP', 5, 'DE'],
  ['DROP', 3, 'IT'],
  ['DROP', 8, 'FR'],
  ['CPDROP', 11, 'PL'],
] as const)('all mails of a %s order go to who placed it, and to us: site %i', async (orderType, orgId, prefix) => {
  const before = await world.db.selectFrom('mails').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const { buyer, numbers, orderno } = await liveThrough(orderType, orgId)
  await notifyUpdates(world.db, world.now())
  world.setNow('2026-11-18T16:30:00Z')
  await mailDailyUpdatesBy(world.db, world.now)({}, {} as JobHelpers)
  world.setNow('2026-11-18T09:00:00Z')

  const queued = world.db.selectFrom('mails').selectAll().orderBy('id')
  const mails = await queued.where('id', '>', before?.id ?? 0).execute()
  const desk = `orders.${prefix.toLowerCase()}@aster.example`
  const person = `${buyer.userName}@example.com`
  // What happened, and the invoices of two shipments.
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([desk, ...Array(7).fill(person)].toSorted())
  expect(mails.map(({ reply_to }) => reply_to).filter(Boolean)).toEqual([person])
  // What the buyer passes on as a link leads to the carrier.
  const links = mails.flatMap(({ parts }) =>
    [...JSON.stringify(parts).matchAll(/"url":"(.*?)"/g)].map(([, url]) => url),
  )
  expect(links).toEqual(expect.arrayContaining([expect.stringMatching(/^https:\/\/parcel\.example\/.*T-1$/)]))
  expect(findWords(words, links as string[])).toEqual([])
  const { shipments } = (await buyer.call(getOrder, { params: { orderno } })).data
  const pages = shipments.flatMap(({ parcels }) => parcels.map(({ trackingUrl }) => trackingUrl))
  expect(pages).toEqual(numbers.map((number) => `https://parcel.example/follow?number=${number}`))
  expect(findWords(words, pages)).toEqual([])
})

test('nobody opens an order, a shipment or a document of one without being of the customer', async () => {
  const open = Object.values(endpoints).filter(({ access }) => access === 'anyone' || access === 'signed-in')
  expect(open.length).toBeGreaterThan(50)
  expect(open.filter(({ path }) => /order|shipment|packinglist|track/i.test(path)).map(({ path }) => path)).toEqual([])
  const buyer = await world.signedIn()
  const lines = [{ number: (await world.sku()).number, qty: 1 }]
  const { orderno, shipmentId } = await sendOrder(world, buyer, { lines, orderType: 'DROP', oneOffAddress })
  const path = `/clientsystem/order/${orderno}/shipment/${shipmentId}/packinglist`
  expect((await fileOf(world, buyer, path)).statusCode).toBe(200)
  for (const token of ['', 'unknown']) expect((await fileOf(world, { token }, path)).statusCode).toBe(401)
})
