import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld } from '../../../testing/world.ts'
import { findStockDifferences } from './stock-differences.queries.ts'

// A product and the counts of its facet are what all shipments of one range would wait for.
test('the last promised pieces leave without being free for a moment, so nothing of their product is written', async () => {
  const world = await buildWorld()
  const sku = await world.sku({ stock: { NL: 3 } })
  const buyer = await world.signedIn()
  const lines = [{ number: sku.number, qty: 3 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderId } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  const { release, ship } = fulfilmentOf(world)
  await release(orderId ?? 0)
  const version = async () => (await sql`select xmin::text from skus where id = ${sku.id}`.execute(world.db)).rows
  const before = await version()
  await ship(orderId ?? 0)
  expect(await version()).toEqual(before)
  const shelves = await world.db
    .selectFrom('stock')
    .select(['on_hand', 'allocated'])
    .where('sku_id', '=', sku.id)
    .execute()
  expect(shelves).toEqual([{ on_hand: 0, allocated: 0 }])
  expect(await findStockDifferences(world.db)).toEqual([])
  await world.close()
})
