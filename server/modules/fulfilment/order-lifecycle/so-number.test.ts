import { afterAll, beforeAll, expect, test } from 'vitest'
import { addQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { exportOrders, getOrder, getOrderDocument, listOrders } from '../../../../contract/order/order.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { releaseOrder } from './release-order.ts'

type Person = Awaited<ReturnType<World['signedIn']>>

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

/** An order of one piece, placed at an instant. */
async function placed(buyer: Person, { number }: { number: string }, more: { quickOrderId?: number } = {}) {
  const body = { lines: [{ number, qty: 1 }], ...more }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { orderId, orderno } = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  return { orderId: orderId ?? 0, orderno }
}

const release = ({ orderId }: { orderId: number }, at: string) =>
  world.db
    .transaction()
    .execute((tx) => releaseOrder(tx, orderId, { party: 'staff', accountId: null, now: new Date(at) }))

const detail = async (buyer: Person, { orderno }: { orderno: string }) =>
  (await buyer.call(getOrder, { params: { orderno } })).data

const fileOf = (buyer: Person, path: string) =>
  world.app.inject({ url: `${apiPrefix}${path}`, headers: { authorization: `Bearer ${buyer.token}` } })

test('an order has its number once it is released, without gaps, and keeps it', async () => {
  const buyer = await world.signedIn()
  const product = await world.sku()
  const [first, second] = [await placed(buyer, product), await placed(buyer, product)]
  expect(await detail(buyer, first)).toMatchObject({ soNumber: '', soOn: null })

  // Half past midnight in Amsterdam.
  await release(second, '2026-11-18T23:30:00Z')
  await release(first, '2026-11-19T10:00:00Z')
  await expect(release(second, '2026-11-20T10:00:00Z')).rejects.toThrow('order_change.not_now')
  expect(await detail(buyer, second)).toMatchObject({ soNumber: 'SNL000001', soOn: '2026-11-19' })
  expect(await detail(buyer, first)).toMatchObject({ soNumber: 'SNL000002', soOn: '2026-11-19' })
})

test('an order is found by it and shown with it: in the list, the file and the document', async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  const order = await placed(buyer, await world.sku())
  await placed(buyer, await world.sku())
  await release(order, '2026-11-19T10:00:00Z')
  const { soNumber, custnum } = await detail(buyer, order)

  const found = (by: Person) => by.call(listOrders, { query: { keyword: soNumber.slice(1).toLowerCase() } })
  expect((await found(buyer)).data.rows).toMatchObject([{ orderno: order.orderno, soNumber }])
  expect((await found(stranger)).data.rows).toEqual([])
  const file = (await fileOf(buyer, `${exportOrders.path}?format=csv`)).body.trim().split('\r\n')
  const at = file[0]?.split(';').indexOf('so_number') ?? -1
  expect(file.filter((line) => line.split(';')[at] === soNumber)).toEqual([expect.stringContaining(order.orderno)])
  const document = pdfText((await fileOf(buyer, getOrderDocument.path.replace(':orderno', order.orderno))).rawPayload)
  expect(document).toContain(soNumber)
  expect(document).toContain(custnum)
})

test('an order that was a list names it', async () => {
  const buyer = await world.signedIn()
  const product = await world.sku()
  const lines = [{ number: product.number, qty: 1 }]
  const list = (await buyer.call(addQuickOrder, { body: { name: 'Branch', lines } })).data
  const order = await placed(buyer, product, { quickOrderId: list.quickOrderId })
  const { quickOrderId, number } = list
  expect((await detail(buyer, order)).quickOrder).toEqual({ quickOrderId, number })
  expect((await detail(buyer, await placed(buyer, product))).quickOrder).toBeNull()
})

test('its document says the day of its site, not of Greenwich', async () => {
  world.setNow('2026-11-20T23:30:00Z')
  const buyer = await world.signedIn()
  const order = await placed(buyer, await world.sku())
  expect((await detail(buyer, order)).placedOn).toBe('2026-11-21')
  const document = pdfText((await fileOf(buyer, getOrderDocument.path.replace(':orderno', order.orderno))).rawPayload)
  expect(document).toMatch(/^November 21, 2026$|^21 November 2026$/m)
})
