import { apiPrefix } from '../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../contract/order/checkout.ts'
import { addOrderFile } from '../../../contract/order/file.ts'
import type { OrderFileKind } from '../../../rules/order/file.ts'
import type { OrderType } from '../../../rules/order/order.ts'
import { createShipment, dispatchShipment, packShipment } from '../../modules/fulfilment/order-lifecycle/shipment.ts'
import { formOf } from '../files/pictures.ts'
import type { World } from '../world.ts'
import { fulfilmentOf } from './fulfil.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

type Sending = {
  lines: { number: string; qty: number; custNumber?: string }[]
  orderType?: OrderType
  poNumber?: string
  /** Where it goes; without it to the address of the book. */
  oneOffAddress?: Record<string, string>
  /** What the customer sends along, by the names of the files. */
  files?: Partial<Record<OrderFileKind, string>>
  /** What is in them; else no page at all. */
  fileBytes?: Buffer
  parcels?: { trackingNumber: string; weightGrams?: number }[]
  /** Until it is packed, else until it has left. */
  stays?: boolean
}

export const ownPdf = '%PDF-1.7\n1 0 obj\n%%EOF\n'

/** An order that is placed, released, and packed in one shipment, which leaves unless it stays. */
export async function sendOrder(world: World, buyer: Buyer, sending: Sending) {
  const { lines, orderType = 'REG', poNumber = '', stays = false } = sending
  const ids = Object.entries(sending.files ?? {}).map(async ([kind, name]) => [
    `${kind}Id`,
    await upload(world, buyer, kind, { name, bytes: sending.fileBytes ?? ownPdf }),
  ])
  const { oneOffAddress } = sending
  const body = { lines, orderType, poNumber, oneOffAddress, ...Object.fromEntries(await Promise.all(ids)) }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const placed = (await buyer.call(placeOrder, { body: { ...body, revision } })).data
  const { orderno } = placed
  const orderId = placed.orderId ?? 0
  const { parcels = [{ trackingNumber: `T-${orderId}` }] } = sending
  await fulfilmentOf(world).release(orderId)
  const staff = { party: 'staff', accountId: null, now: world.now() } as const
  const shipmentId = await world.db.transaction().execute(async (tx) => {
    const id = await createShipment(tx, { orderId }, staff)
    await packShipment(tx, id, parcels, staff)
    if (!stays) await dispatchShipment(tx, id, staff)
    return id
  })
  return { orderId, orderno, shipmentId }
}

type Upload = Parameters<typeof formOf>[0]

async function upload(world: World, { token }: Buyer, kind: string, file: Upload): Promise<number> {
  const form = formOf(file)
  const response = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${addOrderFile.path}?kind=${kind}`,
    ...form,
    headers: { ...form.headers, authorization: `Bearer ${token}` },
  })
  return response.json().data.fileId
}

/** A file of the API, as a caller gets it. */
export const fileOf = (world: World, { token }: { token: string }, path: string, language?: string) =>
  world.app.inject({
    url: `${apiPrefix}${path}`,
    headers: { authorization: `Bearer ${token}`, ...(language && { 'accept-language': language }) },
  })
