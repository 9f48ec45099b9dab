import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryNotifications } from '../../../../contract/customer/notification.ts'
import { apiPrefix, type Endpoint } from '../../../../contract/endpoint.ts'
import * as desk from '../../../../contract/fulfilment/order-actions.ts'
import { getDeskOrder } from '../../../../contract/fulfilment/order-management.ts'
import { exportOrders, getOrder, getOrderDocument, listOrders } from '../../../../contract/order/order.ts'
import { setUpdateChoices } from '../../../../contract/order/order-update.ts'
import { usualChoices } from '../../../../rules/order/order-update.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { placeSeenOrder } from '../../../testing/order/seen-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { documentsOfMailBy } from '../../order/documents/documents-of-mail.ts'
import { mailDailyUpdatesBy } from '../../order/update/mail-daily.ts'
import { notifyUpdates } from '../../order/update/notify-updates.ts'

let world: World
let clerk: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  clerk = await world.staff('desk', [1])
})
afterAll(() => world.close())

const placed = () => placeSeenOrder(world)
type Placed = Awaited<ReturnType<typeof placed>>

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const hold = ({ orderId }: Placed, body: { reason: string; customerReason?: string }) =>
  clerk.call(desk.holdOrder, { params: { id: orderId }, body }, key())
const unhold = ({ orderId }: Placed, reason: string) =>
  clerk.call(desk.unholdOrder, { params: { id: orderId }, body: { reason } }, key())
const tell = () => notifyUpdates(world.db, world.now())
const messages = async ({ call, orderno }: Placed) =>
  (await call(queryNotifications, { query: {} })).data.filter(({ notificationTitle }) =>
    notificationTitle.includes(orderno),
  )
const updateMails = async ({ userName }: Placed) =>
  (await world.mailsTo(`${userName}@example.com`)).filter(({ subject }) => !subject.startsWith('Your order'))

test('the customer is told of a hold and of its end, at once in messages and by mail as they have chosen', async () => {
  const order = await placed()
  await hold(order, { reason: 'Fraud check', customerReason: ' Is the new address right? ' })
  await tell()
  const [told] = await messages(order)
  expect(told?.notificationTitle).toBe(`Order ${order.orderno} is on hold`)
  expect(told?.notificationText).toContain('Reason: Is the new address right?')
  const mails = await updateMails(order)
  expect(mails.map(({ subject }) => subject)).toEqual([`Order ${order.orderno} is on hold`])
  expect(mails[0]?.text).toContain('Is the new address right?')
  expect((await order.call(getOrder, { params: { orderno: order.orderno } })).data).toMatchObject({
    status: 'onHold',
    heldBecause: null,
    holdReason: 'Is the new address right?',
  })

  await unhold(order, 'Fraud check passed')
  await tell()
  expect((await messages(order))[0]?.notificationTitle).toBe(`Order ${order.orderno} goes ahead`)
  expect(await updateMails(order)).toHaveLength(1)
  expect((await order.call(getOrder, { params: { orderno: order.orderno } })).data.holdReason).toBeNull()

  await order.call(setUpdateChoices, { body: { ...usualChoices, delayed: 'never' } })
  await hold(order, { reason: 'Fraud check' })
  await tell()
  const [again] = await messages(order)
  expect(again?.notificationTitle).toBe(`Order ${order.orderno} is on hold`)
  expect(again?.notificationText).not.toContain('Reason')
  expect(await updateMails(order)).toHaveLength(1)
  // What was said of the first hold is not said of the second.
  expect((await order.call(getOrder, { params: { orderno: order.orderno } })).data.holdReason).toBe('')
})

test('why staff hold an order, or let it go on, is in no reply, message, document, file or mail for the customer', async () => {
  const order = await placed()
  const { call, orderno, token, userName, orderId } = order
  const choices = { ...usualChoices, released: 'daily', delayed: 'daily' } as const
  await call(setUpdateChoices, { body: choices })
  const fetchFile = async ({ path }: Endpoint, query = '') => {
    const url = apiPrefix + path.replace(':orderno', orderno) + query
    const response = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(response.statusCode).toBe(200)
    return response.rawPayload
  }
  const see = async () => {
    const mail = { orderId, invoiceId: null, reminderId: null, queuedAt: world.now() }
    const attached = await documentsOfMailBy(world.db)(mail, 'en')
    return JSON.stringify({
      detail: (await call(getOrder, { params: { orderno } })).data,
      list: (await call(listOrders, { query: {} })).data,
      messages: await messages(order),
      mails: await world.mailsTo(`${userName}@example.com`),
      export: (await fetchFile(exportOrders, '?format=csv')).toString(),
      confirmation: pdfText(await fetchFile(getOrderDocument)),
      attached: attached.map(({ bytes }) => pdfText(Buffer.from(bytes))),
    })
  }
  await hold(order, { reason: 'Secret 4481', customerReason: 'We check your address' })
  await tell()
  const held = await see()
  await unhold(order, 'Secret 4482')
  await tell()
  // 17:00 in the Netherlands.
  world.setNow('2026-11-18T16:00:00Z')
  await mailDailyUpdatesBy(world.db, world.now)({}, {} as JobHelpers)
  const all = held + (await see())
  world.setNow('2026-11-18T09:00:00Z')
  expect(all).toContain('Today at Aster: 2 updates')
  expect(held.match(/We check your address/g)?.length).toBeGreaterThan(2)
  expect(all).not.toMatch(/Secret 448[12]/)
})

test('staff see why it is held, by whom and since when, and what the customer reads', async () => {
  const order = await placed()
  await hold(order, { reason: 'Fraud check', customerReason: 'We check your address' })
  const { data } = await clerk.call(getDeskOrder, { params: { id: order.orderId } })
  expect(data).toMatchObject({ holdReason: 'We check your address', desk: { holdNote: 'Fraud check' } })
  const event = data.desk.trail.findLast(({ action }) => action === 'hold')
  expect(event).toMatchObject({ userName: clerk.userName, reason: 'Fraud check', at: world.now().toISOString() })
})
