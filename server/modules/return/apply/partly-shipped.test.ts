import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveGoods } from '../../../../contract/fulfilment/stock.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import * as contract from '../../../../contract/return/return.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  returns = returnsOf(world)
})
afterAll(() => world.close())

/** Sessions end within the days that pass here. */
async function at(instant: string) {
  world.setNow(instant)
  buyer = await world.signedIn(buyer && { customerId: buyer.customerId })
}

/** An order of two lines; the first arrived on 18 November, the second waits for goods. */
async function partlyDelivered() {
  await at('2026-11-18T09:00:00Z')
  const [there, scarce] = [await world.sku({ stock: { NL: 9 } }), await world.sku({ stock: {} })]
  const body = { lines: [there, scarce].map(({ number }) => ({ number, qty: 2 })) }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  await returns.release(orderId ?? 0)
  await returns.deliver(await returns.ship(orderId ?? 0))
  return { orderId: orderId ?? 0, orderno, scarce }
}

const rowsOf = async (orderno: string) => (await buyer.call(contract.listReturnable, { query: { orderno } })).data.rows
const submit = (orderno: string, position: number, type: 'lessShipping' | 'notRequired' | 'quality') =>
  returns.submit(buyer, [{ orderno, position }], { type })

test('while an order is not delivered whole nothing of it can be claimed, and nothing of it is late', async () => {
  const { orderno } = await partlyDelivered()
  await at('2026-12-20T09:00:00Z')
  const [first] = await rowsOf(orderno)
  expect(first).toMatchObject({ isDelivered: false, deliveredOn: '2026-11-18', completeOn: null })
  expect(Object.values(first?.terms ?? {}).map(({ isLate }) => isLate)).toEqual(Array(5).fill(false))
  expect((await submit(orderno, 1, 'lessShipping')).code).toBe(40_001)
})

test('its terms begin with the last delivery for all of its lines', async () => {
  const { orderId, orderno, scarce } = await partlyDelivered()
  await at('2026-12-21T09:00:00Z')
  const body = { warehouse: 'NL', reference: 'LS 1', lines: [{ number: scarce.number, qty: 2 }] }
  await (await world.staff('warehouse', [1])).call(receiveGoods, { body })
  await returns.deliver(await returns.ship(orderId))
  const rows = await rowsOf(orderno)
  expect(rows.map(({ deliveredOn, completeOn }) => [deliveredOn, completeOn])).toEqual([
    ['2026-11-18', '2026-12-21'],
    ['2026-12-21', '2026-12-21'],
  ])
  // Christmas is no working day, although it is far from the delivery of the first line.
  for (const { terms } of rows)
    expect(terms).toMatchObject({
      quality: { kind: 'defect', until: '2026-12-28' },
      broken: { until: '2026-12-24' },
      lessShipping: { until: '2026-12-24' },
      notRequired: { until: '2027-01-20' },
    })
  await at('2026-12-24T09:00:00Z')
  const { data } = await submit(orderno, 1, 'lessShipping')
  expect(data.lines).toMatchObject([{ state: 'submitted', term: { kind: 'shortage', until: '2026-12-24' } }])
  await at('2026-12-25T09:00:00Z')
  expect((await submit(orderno, 1, 'lessShipping')).code).toBe(40_015)
})

test('an order that is complete as its rest was cancelled counts from that day', async () => {
  const { orderId, orderno } = await partlyDelivered()
  await at('2027-01-11T09:00:00Z')
  await returns.cancel(orderId)
  const [first] = await rowsOf(orderno)
  expect(first).toMatchObject({ isDelivered: true, completeOn: '2027-01-11' })
  expect((await submit(orderno, 1, 'notRequired')).data.lines).toMatchObject([{ term: { until: '2027-02-10' } }])
})
