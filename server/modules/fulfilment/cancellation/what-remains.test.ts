import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { cancelOrder } from '../../../../contract/fulfilment/cancellation.ts'
import { listDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { getToday } from '../../../../contract/office/today.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import {
  exportOrders,
  getOrder,
  getOrderDocument,
  getProforma,
  getSpending,
  listOpenOrders,
  listOrders,
  listPurchases,
} from '../../../../contract/order/order.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { csvRows } from '../../../testing/order/said-amounts.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { findStockDifferences } from '../order-lifecycle/stock-differences.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await findStockDifferences(world.db)).toEqual([]))

type Buyer = Awaited<ReturnType<World['signedIn']>>

async function order(buyer: Buyer, lines: { number: string; qty: number }[]) {
  const { revision } = (await buyer.call(previewOrder, { body: { lines } })).data
  return (await buyer.call(placeOrder, { body: { lines, revision } })).data.orderno
}
const detail = async (buyer: Buyer, orderno: string) => (await buyer.call(getOrder, { params: { orderno } })).data

/** An order of ten pieces at 10.00 of which four are cancelled, and one that is cancelled whole. */
async function cancelled(buyer: Buyer) {
  const { number } = await world.sku({ unitPrice: 1_000, stock: { NL: 500 } })
  const [part, whole] = [await order(buyer, [{ number, qty: 10 }]), await order(buyer, [{ number, qty: 1 }])]
  await buyer.call(cancelOrder, { params: { orderno: part }, body: { lines: [{ position: 1, qty: 4 }] } })
  await buyer.call(cancelOrder, { params: { orderno: whole }, body: {} })
  return { part, whole, number }
}
const file = async (buyer: Buyer, path: string) =>
  (
    await world.app.inject({
      url: `${apiPrefix}${path}`,
      headers: { authorization: `Bearer ${buyer.token}`, 'accept-language': 'en' },
    })
  ).rawPayload

test('lists, home and spending count what remains, and say what was placed', async () => {
  const buyer = await world.signedIn()
  const { part, whole, number } = await cancelled(buyer)
  const { total, remainingTotal, remainingTotals } = await detail(buyer, part)
  expect(remainingTotals.subtotal).toBe(60)
  const { rows } = (await buyer.call(listOrders, { query: {} })).data
  expect(rows).toMatchObject([
    { orderno: whole, remainingTotal: 0, pieces: 0, status: 'cancelled' },
    { orderno: part, total, remainingTotal, pieces: 6 },
  ])
  const lowest = (await buyer.call(listOrders, { query: { sort: 'lowest' } })).data.rows
  expect(lowest.map(({ orderno }) => orderno)).toEqual([whole, part])
  expect((await buyer.call(listOpenOrders, {})).data.rows).toMatchObject([{ orderno: part, remainingTotal }])
  const [spent] = (await buyer.call(getSpending, {})).data
  expect(spent?.months.at(-1)?.amount).toBeCloseTo(remainingTotal - remainingTotals.vat, 5)
  const bought = (await buyer.call(listPurchases, {})).data
  expect(bought).toMatchObject([{ number, lastQty: 6 }])
})

test('the export says what was cancelled of each line, and what remains of its order', async () => {
  const buyer = await world.signedIn()
  const { part, whole } = await cancelled(buyer)
  const { total, remainingTotal } = await detail(buyer, part)
  const rows = csvRows((await file(buyer, `${exportOrders.path}?format=csv`)).toString())
  expect(rows).toMatchObject([
    { order: whole, quantity: '1', cancelled_quantity: '1', order_remaining: '0.00' },
    {
      order: part,
      quantity: '10',
      cancelled_quantity: '4',
      order_total: total.toFixed(2),
      order_remaining: remainingTotal.toFixed(2),
    },
  ])
})

test('the order document shows what was placed, what was cancelled and what remains', async () => {
  const buyer = await world.signedIn()
  const { part } = await cancelled(buyer)
  const { total, remainingTotals } = await detail(buyer, part)
  const words = pdfText(await file(buyer, getOrderDocument.path.replace(':orderno', part)))
  expect(words).toContain('4 cancelled')
  const rest = words.slice(words.indexOf('Grand total')).split('\n')
  const money = (amount: number) => `€${amount.toFixed(2)}`
  expect(rest.slice(0, 6)).toEqual([
    ...['Grand total', money(total)],
    ...['Cancelled', `-${money(total - remainingTotals.total)}`],
    ...['Remaining total', money(remainingTotals.total)],
  ])
  expect(rest.slice(6, 8)).toEqual(['of which VAT 21%', money(remainingTotals.vat)])
})

test('the pro-forma asks for what remains', async () => {
  const buyer = await world.signedIn({ customerId: await world.customer({ termsNetDays: 0 }) })
  const { part } = await cancelled(buyer)
  const { total, remainingTotal } = await detail(buyer, part)
  const words = pdfText(await file(buyer, getProforma.path.replace(':orderno', part)))
  const asked = words.slice(words.indexOf('Remaining total'))
  expect(asked.split(`€${remainingTotal.toFixed(2)}`)).toHaveLength(3)
  expect(asked).not.toContain(total.toFixed(2))
})

test('the limit of an account and that of its company have room again', async () => {
  const customerId = await world.customer({ creditLimit: 200_00 })
  const buyer = await world.signedIn({ customerId, role: 'buyer' })
  const setLimits = { month_limit: 200_00 }
  await world.db.updateTable('accounts').set(setLimits).where('id', '=', buyer.accountId).execute()
  const { number } = await cancelled(buyer)
  const outcome = async (qty: number) =>
    (await buyer.call(previewOrder, { body: { lines: [{ number, qty }] } })).data.outcome
  // 60.00 remain, and with VAT and shipping both limits take eight pieces more, not eleven.
  expect(await outcome(8)).toBe('submitted')
  expect(await outcome(11)).toBe('over_month')
  await world.db.updateTable('accounts').set({ month_limit: null }).where('id', '=', buyer.accountId).execute()
  expect(await outcome(8)).toBe('submitted')
  expect(await outcome(11)).toBe('held_limit')
})

test('staff see what remains, in the list and of the day', async () => {
  const shop = await buildWorld()
  const buyer = await shop.signedIn()
  const { number } = await shop.sku({ unitPrice: 1_000, stock: { NL: 500 } })
  const orderno = await order(buyer, [{ number, qty: 10 }])
  await buyer.call(cancelOrder, { params: { orderno }, body: { lines: [{ position: 1, qty: 4 }] } })
  const { total, remainingTotal } = await detail(buyer, orderno)
  const admin = await shop.staff('admin')
  const { rows } = (await admin.call(listDeskOrders, { query: {} })).data
  expect(rows).toMatchObject([{ orderno, total, remainingTotal }])
  expect((await admin.call(getToday, {})).data.orders?.totals).toEqual([{ currency: 'EUR', total: remainingTotal }])
  await shop.close()
})
