import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import type { World } from '../world.ts'

/** An order of one piece that a new buyer has just placed, with a PO number to find it by wherever it is shown. */
export async function placeSeenOrder(world: World) {
  const buyer = await world.signedIn()
  const { number } = await world.sku({ stock: { NL: 10 } })
  const body = { lines: [{ number, qty: 1 }], poNumber: 'PO-SEEN' }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const { data } = await buyer.call(placeOrder, { body: { ...body, revision } })
  return { ...buyer, orderId: data.orderId ?? 0, orderno: data.orderno }
}
