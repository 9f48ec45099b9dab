import Type from 'typebox'
import { mostPrintedShipments, shippingDocumentKinds } from '../../rules/fulfilment/shipment/shipping-document.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id } from '../wire.ts'

/** Papers of shipments of the sites that a colleague looks after; others are not found. */
const access = 'staff:orders'

const query = {
  kind: Type.Enum([...shippingDocumentKinds], {
    description: 'packinglist and label go with the parcel, picklist says what is taken from the shelves',
  }),
  language: Type.Optional(
    Type.Enum(['en', 'it', 'de', 'fr', 'pl'], {
      description:
        'Without it a packing list and a label are in the language of who placed the order, a pick list in that of the call',
    }),
  ),
}

export const getShippingDocument = endpoint({
  method: 'GET',
  path: '/staff/shipment/:id/document',
  access,
  summary:
    'A paper of a shipment. Of a drop shipment it names the customer alone as its sender; where the customer sent a packing list or a carrier label of their own, it is that file as it is.',
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
    'The same paper of several shipments as one PDF, in the order in which they are named; pick lists for each warehouse and carrier. Where a customer sent their own, a page says where it is. One that is not found refuses all.',
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
    'The shipments of several orders whose papers are printed: those that are in the house, have left or arrived. An order without one has none; an order that is not found refuses all.',
  query: Type.Object({
    orderIds: Type.Array(Id, { minItems: 1, maxItems: mostPrintedShipments, uniqueItems: true }),
  }),
  reply: Type.Array(Type.Object({ orderId: Id, shipmentIds: Type.Array(Id) }), {
    description: 'In the order in which they are named',
  }),
})
