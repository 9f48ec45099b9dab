import Type from 'typebox'
import { attachmentTypes } from '../rules/attachment.ts'
import { Id } from './wire.ts'

/** What is shown of a file that a customer attached to an order or to a return. */
export const attachmentFields = {
  fileId: Id,
  name: Type.String(),
  mediaType: Type.Enum([...attachmentTypes]),
  bytes: Type.Integer(),
}
