import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeDelivery, holdOrder, unholdOrder } from '../../../../contract/fulfilment/order-actions.ts'
import { changeOrder, previewOrderChange } from '../../../../contract/fulfilment/order-change.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { notifyUpdates } from '../../order/update/notify-updates.ts'
import { payOrder } from './release-order.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Basket = { number: string; qty: number }[]

const morning = '2026-11-18T09:00:00Z'
// After the cut-off: what is ordered then leaves the day after.
const evening = '2026-11-18T19:00:00Z'
const reason = 'Asked by phone'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setNow(morning))

const chosen = (lines: Basket, shipVia: string) => ({ lines, shipFrom: 'NL', shipVia })

/** What is promised of these products to whoever orders them on account now. */
async function promisedNow(lines: Basket, shipVia = 'STD') {
  const { call } = await world.signedIn()
  return (await call(previewOrder, { body: chosen(lines, shipVia) })).data.promisedOn
}

async function place(buyer: Buyer, lines: Basket) {
  const body = chosen(lines, 'STD')
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}

async function basket(pieces: number): Promise<Basket> {
  const { number } = await world.sku({ stock: { NL: pieces } })
  return [{ number, qty: 1 }]
}

const buyerOnTerms = async (termsNetDays: number) =>
  world.signedIn({ customerId: await world.customer({ termsNetDays }) })

const promisedOn = async (orderId: number) =>
  (
    await world.db
      .selectFrom('orders')
      .select('promised_on as promisedOn')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).promisedOn

const pay = (orderId: number) =>
  world.db
    .transaction()
    .execute((tx) =>
      payOrder(tx, { orderId, paidAt: world.now() }, { party: 'shop', accountId: null, now: world.now() }),
    )

/** The messages of a buyer in English. */
async function told({ accountId }: Buyer) {
  await notifyUpdates(world.db, world.now())
  const { rows } = await sql<{ title: string; body: string }>`
    select title ->> 'en' as title, body ->> 'en' as body from messages where account_id = ${accountId} order by id
  `.execute(world.db)
  return rows
}

test('an order in advance is promised from its payment on, and its buyer is notified of the day', async () => {
  const buyer = await buyerOnTerms(0)
  const lines = await basket(9)
  const { orderId, orderno } = await place(buyer, lines)
  expect(await promisedOn(orderId)).toBeNull()
  world.setNow(evening)
  await pay(orderId)
  const day = await promisedNow(lines)
  expect(await promisedOn(orderId)).toBe(day)
  expect(await told(buyer)).toEqual([
    {
      title: `Order ${orderno} goes ahead`,
      body: [
        `Your payment has arrived, and your order ${orderno} goes ahead now.`,
        'Delivery: 20 November 2026, Standard parcel',
      ].join('\n'),
    },
  ])
})

test('one that staff held gets a new promise when it goes on, or the word that its day is unknown', async () => {
  const buyer = await buyerOnTerms(30)
  const [lines, missing] = [await basket(9), await basket(0)]
  const [there, unknown] = [await place(buyer, lines), await place(buyer, missing)]
  const first = await promisedOn(there.orderId)
  const clerk = await world.staff('admin')
  for (const { orderId: id } of [there, unknown]) await clerk.call(holdOrder, { params: { id }, body: { reason } })
  world.setNow(evening)
  const later = await world.staff('admin')
  for (const { orderId: id } of [there, unknown]) await later.call(unholdOrder, { params: { id }, body: { reason } })
  expect(await promisedOn(there.orderId)).toBe(await promisedNow(lines))
  expect(await promisedOn(there.orderId)).not.toBe(first)
  expect(await promisedOn(unknown.orderId)).toBeNull()
  const onHold = (orderno: string) => [
    `Your order ${orderno} is on hold: nothing of it leaves for now. We’ll tell you as soon as it goes ahead.`,
  ]
  expect((await told(buyer)).map(({ body }) => body.split('\n'))).toEqual([
    onHold(there.orderno),
    onHold(unknown.orderno),
    [
      `Your order ${there.orderno} is no longer on hold and goes ahead now.`,
      'Delivery: 20 November 2026, Standard parcel',
    ],
    [
      `Your order ${unknown.orderno} is no longer on hold and goes ahead now.`,
      'We’ll write to you as soon as we know the day.',
    ],
  ])
})

const reach = { phone: '+31200000001', email: 'goods@example.com' }
const elsewhere = { company: 'Voorbeeld', address1: 'Example 1', city: 'Utrecht', postcode: '3511 AA', ...reach }

test('another carrier brings another day, another address by the same one keeps it; the buyer reads how it was and is', async () => {
  const buyer = await buyerOnTerms(30)
  const lines = await basket(9)
  const { orderId, orderno } = await place(buyer, lines)
  const first = await promisedOn(orderId)
  const clerk = await world.staff('admin')
  const { country } = await world.db
    .selectFrom('orders')
    .select(sql<string>`ship_to ->> 'country'`.as('country'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const sendTo = (shipVia: string) =>
    clerk.call(changeDelivery, { params: { id: orderId }, body: { shipVia, shipTo: { ...elsewhere, country } } })
  expect((await sendTo('STD')).code).toBe(200)
  expect(await promisedOn(orderId)).toBe(first)
  expect((await sendTo('PAL')).code).toBe(200)
  const later = await promisedNow(lines, 'PAL')
  expect(await promisedOn(orderId)).toBe(later)
  expect(later).not.toBe(first)
  const [, last] = await told(buyer)
  expect(last?.title).toBe(`We have changed the delivery of order ${orderno}`)
  expect(last?.body.split('\n')).toEqual([
    `We have changed how your order ${orderno} is delivered. If you did not ask for this, please tell us at once.`,
    'Before: Standard parcel, Voorbeeld, Example 1, 3511 AA Utrecht',
    'Now: Pallet freight, Voorbeeld, Example 1, 3511 AA Utrecht',
    'Delivery: 23 November 2026, Pallet freight',
  ])
})

test('at an address where nobody receives goods on the promised day the day moves to the next', async () => {
  world.setNow('2026-11-17T09:00:00Z')
  const customerId = await world.customer({ termsNetDays: 30 })
  const addressId = await world.address({ customerId, country: 'DE' })
  const buyer = await world.signedIn({ customerId })
  const body = { ...chosen(await basket(9), 'EXP'), addressId }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const id = (await buyer.call(placeOrder, { body: { ...body, revision } })).data.orderId ?? 0
  expect(await promisedOn(id)).toBe('2026-11-18')
  const clerk = await world.staff('admin')
  const sendTo = (postcode: string, city: string) => {
    const shipTo = { ...elsewhere, postcode, city, country: 'DE' }
    return clerk.call(changeDelivery, { params: { id }, body: { shipVia: 'EXP', shipTo } })
  }
  expect((await sendTo('20095', 'Hamburg')).code).toBe(200)
  expect(await promisedOn(id)).toBe('2026-11-18')
  // The Day of Repentance is a public holiday of Saxony alone.
  expect((await sendTo('01067', 'Dresden')).code).toBe(200)
  expect(await promisedOn(id)).toBe('2026-11-19')
})

test('goods that are added from the shelf move the day, never to before the promised one; what waits more leaves it', async () => {
  const buyer = await buyerOnTerms(30)
  const [lines, more, missing] = [await basket(9), await basket(9), await basket(0)]
  const { orderId } = await place(buyer, lines)
  const first = await promisedOn(orderId)
  world.setNow(evening)
  const clerk = await world.staff('admin')
  const add = async (added: Basket) => {
    const change = { lines: [], added }
    const params = { id: orderId }
    const { data } = await clerk.call(previewOrderChange, { params, body: change })
    await clerk.call(changeOrder, { params, body: { ...change, revision: data.revision, reason } })
    return [data.promisedBefore, data.promisedOn, await promisedOn(orderId)]
  }
  expect(await add(missing)).toEqual([first, first, first])
  const day = await promisedNow(more)
  expect(await add(more)).toEqual([first, day, day])
  expect(day).not.toBe(first)
  const [mail] = (await world.mailsTo(`${buyer.userName}@example.com`)).slice(-1)
  expect(mail?.text).toContain('20 November 2026')
})
