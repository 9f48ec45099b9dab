import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSkus } from '../../../contract/catalogue.ts'
import { buildWorld, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

test('products come in the order asked, each once; unknown and disabled ones are left out', async () => {
  const [one, gone, two] = [await world.sku(), await world.sku({ status: 'disabled' }), await world.sku()]
  const ids = [two.id, 2_147_483_647, gone.id, one.id, two.id]
  const { data } = await world.call(listSkus, { body: { ids } })
  expect(data.map(({ id }) => id)).toEqual([two.id, one.id])
  expect((await world.call(listSkus, { body: { ids: [] } })).data).toEqual([])
})

test('they have no price for a visitor, and his own for a customer', async () => {
  const { id } = await world.sku({ unitPrice: 1234 })
  expect(JSON.stringify((await world.call(listSkus, { body: { ids: [id] } })).data)).not.toMatch(/price/i)
  const buyer = await world.signedIn()
  expect((await buyer.call(listSkus, { body: { ids: [id] } })).data[0]?.price?.unitPrice).toBe(12.34)
})

test('more than twenty are refused', async () => {
  const ids = Array.from({ length: 21 }, (_, at) => at + 1)
  expect((await world.call(listSkus, { body: { ids } })).status).toBe(400)
})
