import Type from 'typebox'
import { largestReturnFile } from '../../rules/return/return.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id } from '../wire.ts'
import { ReturnFile } from './parts.ts'

const path = '/clientsystem/rma/file'

export const addReturnFile = endpoint({
  method: 'POST',
  path,
  access: 'cust:rma',
  summary:
    'Upload a picture or a report for a return: one JPEG, PNG or PDF by its bytes, of 10 MB at most. Deleted after a week without a return.',
  upload: { bytes: largestReturnFile, files: 1 },
  reply: ReturnFile,
})

export const getReturnFile = endpoint({
  method: 'GET',
  path: `${path}/:fileId`,
  access: 'cust:rma',
  summary: "Retrieve a file of the customer's returns as it was sent. Not found where it is another customer's.",
  params: Type.Object({ fileId: Id }),
  binary: true,
  reply: FileContent,
})

export const removeReturnFile = endpoint({
  method: 'DELETE',
  path: `${path}/:fileId`,
  access: 'cust:rma',
  summary: 'Delete a file that no return has yet.',
  params: Type.Object({ fileId: Id }),
  reply: Type.Null(),
})
