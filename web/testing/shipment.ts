import type { Shipment } from '../console/features/fulfilment/warehouse/queries.ts'
import { preview } from './order.ts'

const { shipTo } = preview('r', 10)
export const shippedProduct = {
  image: null,
  number: 'AS-1020',
  oemCode: 'CF259A',
  ownMake: false,
  name: 'HP 59A toner',
  names: null,
}

/** A shipment of two pieces of one product that is being picked. */
export const shipment: Shipment = {
  shipmentId: 33,
  status: 'picking',
  createdAt: '2026-11-18T09:00:00Z',
  orderId: 7,
  orderno: 'ONL000007',
  orderType: 'DROP',
  company: 'Voorbeeld',
  country: 'NL',
  promisedOn: '2026-11-19',
  daysLate: 0,
  warehouse: 'NL',
  carrier: 'STD',
  carrierName: 'Standard parcel',
  orderStatus: 'released',
  instruction: '',
  endedReason: '',
  shipTo,
  adapter: 'hand',
  needsNumber: false,
  shortPicks: [],
  parcels: [],
  lines: [{ position: 1, qty: 2, ...shippedProduct, barcodes: ['4977766789012'], cartons: [] }],
}
