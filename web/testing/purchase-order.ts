import type { Reply } from '../../contract/endpoint.ts'
import type { getPurchaseOrder } from '../../contract/fulfilment/purchase-order.ts'
import { shippedProduct } from './shipment.ts'

/** A line of ten pieces of a product. */
export const purchaseLine = (position: number, number: string, expectedOn: string | null, received = 0) => ({
  ...shippedProduct,
  position,
  skuId: position,
  number,
  quantity: 10,
  received,
  openPieces: 10 - received,
  purchasePrice: 12.5,
  expectedOn,
  daysLate: 0,
  waiting: 2,
})
/** Of three products: one of which a part has come, one without a day, one that has come. */
export const purchaseOrder: Reply<typeof getPurchaseOrder> = {
  purchaseOrderId: 7,
  number: 'PONL000007',
  warehouse: 'NL',
  supplierId: 3,
  supplierName: 'Toner Works',
  supplierReference: 'TW-1',
  state: 'partlyReceived',
  currency: 'EUR',
  version: 4,
  createdAt: '2026-11-18T09:00:00Z',
  orderedAt: '2026-11-18T09:05:00Z',
  expectedOn: '2026-12-01',
  daysLate: 0,
  pieces: 30,
  openPieces: 16,
  total: 375,
  pricedLines: 3,
  unpricedLines: 0,
  lines: [
    purchaseLine(1, 'AS-1', '2026-12-01', 4),
    purchaseLine(2, 'AS-2', null),
    purchaseLine(3, 'AS-3', '2026-11-20', 10),
  ],
}
