import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBasket, listBasket } from '../../../../contract/basket/basket.ts'
import { getSku } from '../../../../contract/catalogue/catalogue.ts'
import { arrivalsByNumber } from '../../../../contract/catalogue/stock.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { moveOverdueDatesBy } from '../../fulfilment/order-lifecycle/automation.ts'
import { expectGoods } from '../../fulfilment/order-lifecycle/expect-goods.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const [day, later] = ['2026-11-18', '2026-12-04']
type Buyer = Awaited<ReturnType<World['signedIn']>>

const comes = (skuId: number, warehouse: string, expectedOn: string) =>
  world.db.transaction().execute((tx) => {
    const goods = { skuId, warehouse, reference: `PO-${expectedOn}`, expectedOn, pieces: 20 }
    return expectGoods(tx, [goods], world.now())
  })

async function productExpectedAt(warehouse: string) {
  const { id, number } = await world.sku({ stock: {} })
  const normalised = normalise(number)
  const own = { sku_id: id, kind: 'own', raw: number, normalised, canonical: normalised, skeleton: normalised }
  await world.db.insertInto('part_numbers').values(own).execute()
  await comes(id, warehouse, day)
  return { id, number }
}

/** The day of the arrival as every page names it: number, product, basket, preview. */
async function daysTold(buyer: Buyer, { id, number }: { id: number; number: string }) {
  const etas = await buyer.call(arrivalsByNumber, { body: [{ number }] })
  const product = await buyer.call(getSku, { params: { id }, query: {} })
  const basket = await buyer.call(listBasket, { query: {} })
  const preview = await buyer.call(previewOrder, { body: { lines: [{ number, qty: 2 }] } })
  return {
    eta: etas.data.etaDateMap[number] ?? null,
    product: product.data.stock.expectedOn,
    arrivals: product.data.arrivals.map(({ expectedOn }) => expectedOn),
    basket: basket.data.rows.find((row) => row.number === number)?.expectedOn ?? null,
    preview: preview.data.lines[0]?.expectedOn ?? null,
  }
}

const told = (on: string, arrivals = [on]) => ({ eta: on, product: on, arrivals, basket: on, preview: on })

// An hour that ends the day of the warehouse: in New York the day of UTC has ended before, in Amsterdam it ends afterwards.
test.each([
  { warehouse: 'US', orgId: 2, ends: '2026-11-19T04:30:00Z', ended: '2026-11-19T05:30:00Z' },
  { warehouse: 'NL', orgId: 1, ends: '2026-11-18T22:30:00Z', ended: '2026-11-18T23:30:00Z' },
])('goods of today are expected until the day ends in $warehouse', async ({ warehouse, orgId, ends, ended }) => {
  world.setNow(ends)
  const buyer = await world.signedIn({ orgId })
  await sql`update addresses set postcode = '19103', state = 'PA' where customer_id = ${buyer.customerId} and country = 'US'`.execute(
    world.db,
  )
  const product = await productExpectedAt(warehouse)
  await buyer.call(addToBasket, { body: { number: product.number, qty: 5 } })
  expect(await daysTold(buyer, product)).toEqual(told(day))
  const body = { lines: [{ number: product.number, qty: 2 }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  const moves = async () =>
    (await buyer.call(getOrder, { params: { orderno } })).data.movedDates.flatMap(({ lines }) =>
      lines.map(({ before, now }) => [before, now]),
    )
  const look = moveOverdueDatesBy(world.db, world.now)
  await look()
  await comes(product.id, warehouse, later)
  expect(await moves()).toEqual([])

  world.setNow(ended)
  expect(await daysTold(buyer, product)).toEqual(told(later))
  await look()
  expect(await moves()).toEqual([[day, later]])
})
