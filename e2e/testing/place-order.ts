import type { Page } from 'playwright'
import { releaseOrder } from '../../contract/fulfilment/order-actions.ts'
import { listDeskOrders } from '../../contract/fulfilment/order-management.ts'
import { shipOrder } from '../../contract/fulfilment/shipment.ts'
import { placeOrder, previewOrder } from '../../contract/order/checkout.ts'
import { call } from './call.ts'

type Lines = { number: string; qty: number }[]

/** Places an order as who is signed in on a page, without the pages for it; answers the number of the order, of several that of the first. */
export async function orderByCall(
  page: Page,
  lines: Lines,
  poNumber: string,
  from: { shipFrom?: string } = {},
): Promise<string> {
  const body = { lines, poNumber, ...from }
  const { revision } = await call(page, previewOrder, { body })
  const { orderno } = await call(page, placeOrder, { body: { ...body, revision } })
  return orderno
}

/** Releases an order and sends all that is promised to it, as the staff user who is signed in on a page; answers its shipment. */
export async function shipByCall(page: Page, orderno: string) {
  const { rows } = await call(page, listDeskOrders, { query: { keyword: orderno } })
  const params = { id: rows[0]?.orderId ?? 0 }
  await call(page, releaseOrder, { params })
  return call(page, shipOrder, { params, body: { parcels: [{ trackingNumber: `E${orderno}` }] } })
}
