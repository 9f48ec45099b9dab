import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { receiveGoods } from '../../modules/fulfilment/order-lifecycle/receive-goods.ts'
import { fulfilmentOf } from '../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../testing/world.ts'

/** All channels on which this database is notified of anything: pages, visitors' answers, jobs. */
const channels = ['live', 'seen_by_visitors', '"jobs:insert"']

let world: World
let line: pg.Client
const heard: string[] = []
beforeAll(async () => {
  world = await buildWorld()
  line = new pg.Client({ connectionString: world.databaseUrl })
  line.on('notification', ({ channel }) => heard.push(channel))
  await line.connect()
  for (const channel of channels) await line.query(`listen ${channel}`)
})
afterAll(async () => {
  await line.end()
  await world.close()
})

/** What was said until now: PostgreSQL passes everything on in the order of the commits. */
async function heardSoFar() {
  await line.query(`notify live`)
  await expect.poll(() => heard.at(-1)).toBe('live')
  return heard.splice(0).slice(0, -1)
}

// Commits that notify wait for each other.
test('no transaction of an order notifies, from its last piece on the shelf to its delivery', async () => {
  const buyer = await world.signedIn()
  const { id, number } = await world.sku({ stock: { NL: 1 } })
  await heardSoFar()
  const lines = [{ number, qty: 1 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const orderId = (await buyer.call(placeOrder, { body: { lines, revision } })).data.orderId ?? 0
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  const goods = { warehouse: 'NL', reference: 'note 1', lines: [{ skuId: id, pieces: 2 }] } as const
  await world.db.transaction().execute((tx) => receiveGoods(tx, goods, staff))
  const { release, ship, deliver } = fulfilmentOf(world)
  await release(orderId)
  await deliver(await ship(orderId))
  expect(await heardSoFar()).toEqual([])
})
