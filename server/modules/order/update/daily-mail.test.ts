import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailSender } from '../../../mail/send-mail.ts'
import { readHeader, startMailServer } from '../../../testing/mail/mail-server.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { documentsOfMailBy } from '../documents/documents-of-mail.ts'
import { mailDailyUpdatesBy } from './mail-daily.ts'
import { notifyUpdates } from './notify-updates.ts'

/** What arrives at a customer's mail server, header and all. */

let world: World
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  world = await buildWorld()
  server = await startMailServer()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

test('the daily mail and a mail of an update say in their header where they stop; confirmations and invoices come always', async () => {
  const buyer = await world.signedIn()
  const lines = [{ number: (await world.sku()).number, qty: 1 }]
  const { shipmentId } = await sendOrder(world, buyer, { lines })
  await fulfilmentOf(world).deliver(shipmentId)
  await notifyUpdates(world.db, world.now())
  // 17:00 in the Netherlands.
  world.setNow('2026-11-18T16:00:00Z')
  await mailDailyUpdatesBy(world.db, world.now)({}, {} as JobHelpers)
  const door = { origin: () => 'https://shop.example', documentsOf: documentsOfMailBy(world.db), smtpUrl: server.url }
  await mailSender(world.db, door, world.now).sendMails()

  const person = `${buyer.userName}@example.com`
  const theirs = server.received.filter((mail) => readHeader(mail, 'To') === person)
  const place = '<https://shop.example/my/account#order-updates>'
  const stops = theirs.map((mail) => [readHeader(mail, 'Subject'), readHeader(mail, 'List-Unsubscribe')])
  expect(stops).toEqual([
    [expect.stringMatching(/^Your order /), undefined],
    [expect.stringMatching(/^Invoice INL26\d{6} for order /), undefined],
    [expect.stringMatching(/has shipped$/), place],
    ['Today at Aster: 2 updates', place],
  ])
  expect(theirs[1]).toMatch(/Content-Type: application\/pdf; name=INL26\d{6}\.pdf/)
  const [daily = ''] = theirs.slice(-1)
  expect(daily.match(/^List-Unsubscribe:/gm)).toHaveLength(1)
})
