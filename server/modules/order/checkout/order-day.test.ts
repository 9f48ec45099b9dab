import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getOrderDocument } from '../../../../contract/order/order.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

/** An order of three pieces, one of them in stock, that has come so far at the instant. */
async function ordered(status: OrderState, at: string) {
  world.setNow('2026-11-18T09:00:00Z')
  const buyer = await world.signedIn()
  const { number } = await world.sku({ stock: { NL: 1 } })
  const lines = [{ number, qty: 3 }]
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  const { orderno } = (await buyer.call(placeOrder, { body: { lines, revision } })).data
  await world.db.updateTable('orders').set({ status }).where('order_number', '=', orderno).execute()
  world.setNow(at)
  // By then their session is over.
  const reader = await world.signedIn({ customerId: buyer.customerId })
  const { data } = await reader.call(getOrder, { params: { orderno } })
  const url = `${apiPrefix}${getOrderDocument.path.replace(':orderno', orderno)}`
  const document = await world.app.inject({ url, headers: { authorization: `Bearer ${reader.token}` } })
  return { data, pdf: pdfText(document.rawPayload) }
}

test.each([
  ['2026-11-20T22:30:00Z', '2026-11-20'],
  ['2026-11-20T23:30:00Z', '2026-11-21'],
])('at %s an order is announced on the day of its site, %s', async (at, today) => {
  expect((await ordered('submitted', at)).data.today).toBe(today)
})

test('its document says a day that is past as one that was promised', async () => {
  const [before, after] = [
    await ordered('submitted', '2026-11-18T10:00:00Z'),
    await ordered('submitted', '2026-12-18T10:00:00Z'),
  ]
  expect(before.pdf).toMatch(/^Delivery of items in stock$/m)
  expect(before.pdf).not.toContain('Promised for')
  expect(after.pdf).toContain('Promised for')
})

test('the document of a cancelled order says so, and neither a day nor terms nor what follows', async () => {
  const { pdf } = await ordered('cancelled', '2026-11-18T10:00:00Z')
  expect(pdf).toContain('Cancelled')
  expect(pdf).not.toMatch(/^Delivery$|Promised for|days net|of this follow/m)
})
