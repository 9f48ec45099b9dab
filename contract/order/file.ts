import Type from 'typebox'
import { largestOrderFile, orderFileKinds } from '../../rules/order/file.ts'
import { attachmentFields } from '../attachment.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id } from '../wire.ts'

export const OrderFile = Type.Object(
  { ...attachmentFields, kind: Type.Enum([...orderFileKinds]) },
  { title: 'OrderFile' },
)

/** The files that an order is asked with. */
export const OrderFileIds = {
  packingListId: Type.Optional(Id),
  carrierLabelId: Type.Optional(Id),
}

const path = '/clientsystem/order/file'

export const addOrderFile = endpoint({
  method: 'POST',
  path,
  access: 'cust:order',
  summary:
    'Takes the packing list or the carrier label of a drop shipment: one PDF, PNG or JPEG by its bytes, of 2 MB at most. Forgotten after a week without an order.',
  query: Type.Object({ kind: Type.Enum([...orderFileKinds]) }),
  upload: { bytes: largestOrderFile, files: 1 },
  reply: OrderFile,
})

export const removeOrderFile = endpoint({
  method: 'DELETE',
  path: `${path}/:fileId`,
  access: 'cust:order',
  summary: 'Takes back a file that no order has yet; what was ordered with stays.',
  params: Type.Object({ fileId: Id }),
  reply: Type.Null(),
})

export const getOrderFile = endpoint({
  method: 'GET',
  path: `${path}/:fileId`,
  access: 'cust:order',
  summary: "A file of the customer's orders as it was sent; another's is not found.",
  params: Type.Object({ fileId: Id }),
  binary: true,
  reply: FileContent,
})
