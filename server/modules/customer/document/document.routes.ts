import { getDocument, listDocuments, removeDocument, uploadDocuments } from '../../../../contract/customer/document.ts'
import type { Files } from '../../../files/files.ts'
import type { Mount } from '../../../http/mount.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findDocument, findDocuments, removeDocumentRow } from './document.queries.ts'
import { loadRegistrationDraft, removeFiles, uploadTo } from './upload-documents.ts'

export const documentRoutes = (mount: Mount, store: Files) => {
  mount(uploadDocuments, ({ query: { token }, files, db, now, request }) =>
    uploadTo(db, store, { token, address: request.ip, files }, now),
  )

  mount(listDocuments, async ({ query, db, now }) =>
    findDocuments(db, await loadRegistrationDraft(db, query.token, now)),
  )

  mount(removeDocument, async ({ params, query, db, now }) => {
    const draft = await loadRegistrationDraft(db, query.token, now)
    await removeFiles(store, [orNotFound(await removeDocumentRow(db, draft, params.documentId))])
    return null
  })

  mount(getDocument, async ({ params, query, db, now }) => {
    const draft = await loadRegistrationDraft(db, query.token, now)
    const { file, thumbnail, name, mediaType } = orNotFound(await findDocument(db, draft, params.documentId))
    if (!query.thumbnail) return { bytes: await store.get(file), mediaType, name }
    return { bytes: await store.get(thumbnail), mediaType: 'image/jpeg', name: `${name}.jpg` }
  })
}
