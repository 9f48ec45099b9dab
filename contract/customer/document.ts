import Type from 'typebox'
import { registrationDocument } from '../../rules/attachment.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id } from '../wire.ts'

/** The token of a registration that was begun; who has it adds documents to it. */
export const DraftToken = Type.String({ minLength: 1, maxLength: 100 })

const Document = Type.Object(
  {
    documentId: Id,
    name: Type.String(),
    mediaType: Type.Enum([...registrationDocument.mediaTypes]),
    bytes: Type.Integer(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'Document' },
)

const path = '/clientsystem/account/freedom/document'

export const uploadDocuments = endpoint({
  method: 'POST',
  path,
  access: 'anyone',
  summary: 'Upload company documents to a registration: JPEG or PNG by their bytes. All files of the call, or none.',
  query: Type.Object({ token: DraftToken }),
  upload: { bytes: registrationDocument.bytes, files: registrationDocument.files },
  reply: Type.Array(Document),
})

export const listDocuments = endpoint({
  method: 'GET',
  path,
  access: 'anyone',
  summary: 'List the documents of a registration in progress, in the order in which they came.',
  query: Type.Object({ token: DraftToken }),
  reply: Type.Array(Document),
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: `${path}/:documentId`,
  access: 'anyone',
  summary: 'Delete a document of a registration in progress.',
  params: Type.Object({ documentId: Id }),
  query: Type.Object({ token: DraftToken }),
  reply: Type.Null(),
})

export const getDocument = endpoint({
  method: 'GET',
  path: `${path}/:documentId/file`,
  access: 'anyone',
  summary: 'Retrieve a document of a registration in progress as it was sent, or a small picture of it.',
  params: Type.Object({ documentId: Id }),
  query: Type.Object({ token: DraftToken, thumbnail: Type.Optional(Type.Boolean()) }),
  binary: true,
  reply: FileContent,
})
