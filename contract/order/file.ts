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
    'Upload the packing list or the carrier label of a drop shipment: one PDF, PNG or JPEG by its bytes, of 2 MB at most. Deleted after a week without an order.',
  query: Type.Object({ kind: Type.Enum([...orderFileKinds]) }),
  upload: { bytes: largestOrderFile, files: 1 },
  reply: OrderFile,
})

export const removeOrderFile = endpoint({
  method: 'DELETE',
  path: `${path}/:fileId`,
  access: 'cust:order',
  summary: 'Delete a file that no order has yet. Files of placed orders stay.',
  params: Type.Object({ fileId: Id }),
  reply: Type.Null(),
})

export const getOrderFile = endpoint({
  method: 'GET',
  path: `${path}/:fileId`,
  access: 'cust:order',
  summary: "Retrieve a file of the customer's orders as it was sent. Not found where it is another customer's.",
  params: Type.Object({ fileId: Id }),
  binary: true,
  reply: FileContent,
})
