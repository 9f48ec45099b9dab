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
    'Takes a picture or a report for a return: one JPEG, PNG or PDF by its bytes, of 10 MB at most. Forgotten after a week without a return.',
  upload: { bytes: largestReturnFile, files: 1 },
  reply: ReturnFile,
})

export const getReturnFile = endpoint({
  method: 'GET',
  path: `${path}/:fileId`,
  access: 'cust:rma',
  summary: "A file of the customer's returns as it was sent; another's is not found.",
  params: Type.Object({ fileId: Id }),
  binary: true,
  reply: FileContent,
})

export const removeReturnFile = endpoint({
  method: 'DELETE',
  path: `${path}/:fileId`,
  access: 'cust:rma',
  summary: 'Takes back a file that no return has yet.',
  params: Type.Object({ fileId: Id }),
  reply: Type.Null(),
})
