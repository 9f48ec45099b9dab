import Type from 'typebox'
import { mostPrintedShipments, shippingDocumentKinds } from '../../rules/fulfilment/shipment/shipping-document.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id } from '../wire.ts'

/** Shipping documents of the sites that a staff user can access; others are not found. */
const access = 'staff:orders'

const query = {
  kind: Type.Enum([...shippingDocumentKinds], {
    description: 'packinglist and label go with the parcel, picklist says what is taken from the shelves',
  }),
  language: Type.Optional(
    Type.Enum(['en', 'it', 'de', 'fr', 'pl'], {
      description:
        'Without it a packing list and a label are in the language of the buyer, a pick list in that of the call',
    }),
  ),
}

export const getShippingDocument = endpoint({
  method: 'GET',
  path: '/staff/shipment/:id/document',
  access,
  summary:
    'Retrieve a shipping document. Of a drop shipment it names the customer alone as its sender; where the customer sent a packing list or a carrier label of their own, it is that file unchanged.',
  params: Type.Object({ id: Id }),
  query: Type.Object(query),
  binary: true,
  reply: FileContent,
})

export const getShippingDocuments = endpoint({
  method: 'GET',
  path: '/staff/shipment/documents',
  access,
  summary:
    'Retrieve the same document of several shipments as one PDF, in the order in which they are named; a pick list for each warehouse. What a customer sent in place of ours is among them; where it cannot be read, a page says where it is. If one shipment is not found, all are refused.',
  query: Type.Object({
    ...query,
    ids: Type.Array(Id, { minItems: 1, maxItems: mostPrintedShipments, uniqueItems: true }),
  }),
  binary: true,
  reply: FileContent,
})

export const listPrintableShipments = endpoint({
  method: 'GET',
  path: '/staff/shipment/printable',
  access,
  summary:
    'List the shipments of several orders whose documents can be printed: those in the warehouse, dispatched or delivered. An order without one has none; if one order is not found, all are refused.',
  query: Type.Object({
    orderIds: Type.Array(Id, { minItems: 1, maxItems: mostPrintedShipments, uniqueItems: true }),
  }),
  reply: Type.Array(Type.Object({ orderId: Id, shipmentIds: Type.Array(Id) }), {
    description: 'In the order in which they are named',
  }),
})
