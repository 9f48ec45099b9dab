/** The shipping documents, as calls name them. */
export const shippingDocumentKinds = ['packinglist', 'label', 'picklist'] as const
export type ShippingDocumentKind = (typeof shippingDocumentKinds)[number]

/** So many shipments are printed at once. */
export const mostPrintedShipments = 50
