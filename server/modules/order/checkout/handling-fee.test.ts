import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
  const fees = [
    { org_id: 1, currency: 'EUR', order_type: 'DROP', fee: 150 },
    { org_id: 5, currency: 'EUR', order_type: 'REG', fee: 9_900 },
  ]
  await world.db.insertInto('handling_fees').values(fees).execute()
})
afterAll(() => world.close())

const wanted = (orderType: 'REG' | 'DROP') => ({ lines: [{ number, qty: 1 }], orderType })

test('the fee is that of the site and the type; VAT is taken on it, and the order and its mail keep it', async () => {
  const buyer = await world.signedIn()
  const regular = (await buyer.call(previewOrder, { body: wanted('REG') })).data
  expect(regular.totals.handlingFee).toBe(0)
  expect(regular.handlingFees).toEqual([
    { orderType: 'REG', fee: 0 },
    { orderType: 'DROP', fee: 1.5 },
    { orderType: 'CPDROP', fee: 0 },
  ])
  const { revision, totals } = (await buyer.call(previewOrder, { body: wanted('DROP') })).data
  expect(totals).toMatchObject({ subtotal: 100, shippingCost: 5.95, handlingFee: 1.5, vat: 22.56, total: 130.01 })

  const { data } = await buyer.call(placeOrder, { body: { ...wanted('DROP'), revision } })
  expect((await buyer.call(getOrder, { params: { orderno: data.orderno } })).data.totals).toEqual(totals)
  const mail = (await world.mailsTo(`${buyer.userName}@example.com`)).at(-1)
  expect(mail?.text).toContain('Handling fee: €1.50')
})

test('a fee that changed since the preview has to be confirmed', async () => {
  const buyer = await world.signedIn()
  const { revision } = (await buyer.call(previewOrder, { body: wanted('DROP') })).data
  await world.db.updateTable('handling_fees').set({ fee: 200 }).where('order_type', '=', 'DROP').execute()
  expect((await buyer.call(placeOrder, { body: { ...wanted('DROP'), revision } })).code).toBe(30_001)
})
