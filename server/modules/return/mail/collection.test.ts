import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../../contract/return/return.ts'
import { approve, returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { bookCollection } from '../processing/book-collection.ts'
import { notifyReturnUpdates } from './notify-return-updates.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const tell = () => notifyReturnUpdates(world.db, world.now())

const mailsAbout = (rmaNumber: string) =>
  world.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'parts', 'return_id as returnId'])
    .where('cause', '=', `return ${rmaNumber}`)
    .orderBy('id')
    .execute()

test('a booked collection is announced with its number, which its customer does not change', async () => {
  const returns = returnsOf(world)
  const [buyer, desk] = [await world.signedIn(), await world.staff('desk', [1])]
  const { number } = await world.sku({ unitPrice: 10_000, stock: { NL: 10 } })
  const { orderno } = await returns.delivered(buyer, number)
  const { data } = await returns.submit(buyer, [{ orderno, qty: 2 }], { deliveryMode: 'providerCourier' })
  const ownMails = async () =>
    (await mailsAbout(data.rmaNumber)).filter(({ recipient }) => recipient.startsWith(buyer.userName))
  await approve(world, data.returnId)
  await tell()
  const approval = (await ownMails()).at(-1)
  expect(JSON.stringify(approval?.parts)).toContain('We’ll have the parcel collected from you')
  expect(JSON.stringify(approval?.parts)).not.toContain('after that the approval ends')
  const shop = { party: 'staff', accountId: desk.accountId, now: world.now() } as const
  await world.db
    .transaction()
    .execute((tx) => bookCollection(tx, { returnId: data.returnId, trackingNumber: '3SCOLLECT' }, shop))
  await tell()
  const told = (await ownMails()).at(-1)
  expect(told).toMatchObject({ subject: `The collection of your return ${data.rmaNumber} is booked`, returnId: null })
  expect(JSON.stringify(told?.parts)).toContain('Tracking number: 3SCOLLECT')
  const body = { trackingNumber: '3SOWN' }
  expect(await buyer.call(contract.setReturnTracking, { params: { id: data.returnId }, body })).toMatchObject({
    code: 40_016,
  })
})
