import type { OrderFileKind } from '../../order/file.ts'

/** The shipping documents, as calls name them. */
export const shippingDocumentKinds = ['packinglist', 'label', 'picklist'] as const
export type ShippingDocumentKind = (typeof shippingDocumentKinds)[number]

/** The files of a customer that go in place of documents of ours. */
export const ownFileKinds: Partial<Record<ShippingDocumentKind, OrderFileKind>> = {
  packinglist: 'packingList',
  label: 'carrierLabel',
}

/** So many shipments are printed at once. */
export const mostPrintedShipments = 50
