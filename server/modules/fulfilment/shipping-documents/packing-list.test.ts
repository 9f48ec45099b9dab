import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { fileOf, sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let buyer: Buyer
let number: string
beforeAll(async () => {
  world = await buildWorld()
  buyer = await world.signedIn()
  number = (await world.sku({ stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

const packingList = (by: Buyer, { orderno, shipmentId }: { orderno: string; shipmentId: number }, language = 'en') =>
  fileOf(world, by, `/clientsystem/order/${orderno}/shipment/${shipmentId}/packinglist`, language)

test('a customer gets the packing list of what has left, in their language', async () => {
  const sent = await sendOrder(world, buyer, { lines: [{ number, qty: 3 }] })
  const answer = await packingList(buyer, sent, 'de')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(pdfText(answer.rawPayload)).toContain('Lieferschein')
  expect(pdfText(answer.rawPayload)).toContain(sent.orderno)
})

test('there is none before it has left, of another order, and for another customer', async () => {
  const lines = [{ number, qty: 3 }]
  const [packed, sent] = [
    await sendOrder(world, buyer, { lines, stays: true }),
    await sendOrder(world, buyer, { lines }),
  ]
  expect((await packingList(buyer, packed)).statusCode).toBe(404)
  expect((await packingList(buyer, { ...sent, orderno: packed.orderno })).statusCode).toBe(404)
  expect((await packingList(await world.signedIn(), sent)).statusCode).toBe(404)
  const colleague = await world.signedIn({ customerId: buyer.customerId, role: 'buyer' })
  expect((await packingList(colleague, sent)).statusCode).toBe(200)
  const requester = await world.signedIn({ customerId: buyer.customerId, role: 'requester' })
  expect((await packingList(requester, sent)).statusCode).toBe(403)
})
