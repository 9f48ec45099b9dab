import { attachmentName, registrationDocument } from '../../../../rules/attachment.ts'
import type { Db } from '../../../db/database.ts'
import type { Files } from '../../../files/files.ts'
import { type Picture, readPicture } from '../../../files/picture.ts'
import { toNetwork } from '../../../http/network.ts'
import { rateLimit } from '../../../http/rate-limit.ts'
import { orNotFound, orRefuse, Refusal } from '../../../http/refuse.ts'
import type { UploadedFile } from '../../../http/uploads.ts'
import { findRegistrationDraft, lockRegistrationDraft } from '../registration/registration-draft.queries.ts'
import { addDocuments, findDocuments, type NewDocument } from './document.queries.ts'

/** Uploads within an hour from one address of the network. */
const uploadsPerAddress = 60

type DocumentUpload = {
  token: string
  /** The sender's place in the network. */
  address: string
  files: () => Promise<UploadedFile[]>
}

/** The registration behind a token; a used or forgotten one has to be begun again. */
export async function loadRegistrationDraft(db: Db, token: string, now: Date) {
  const draft = await findRegistrationDraft(db, token, now)
  if (!draft) throw new Refusal('registration.draft_over')
  return { draftId: draft.id }
}

/** Stores the pictures that are sent, all or none, and answers the documents that the registration has now. */
export async function uploadTo(db: Db, store: Files, { token, address, files }: DocumentUpload, now: Date) {
  await loadRegistrationDraft(db, token, now)
  const limit = { what: 'upload', key: address, most: uploadsPerAddress }
  await db.transaction().execute((tx) => rateLimit(tx, [limit], now))

  // One after the other, so that a call holds one picture in memory.
  const read: { name: string; picture: Picture }[] = []
  const place = toNetwork(address)
  for (const file of await files()) {
    read.push({ name: file.name, picture: orRefuse(await readPicture(file.bytes, place), { fields: [file.name] }) })
  }
  const newDocuments: NewDocument[] = []
  try {
    for (const file of read) newDocuments.push(await storePicture(store, file))
    return await bind(db, token, newDocuments, now)
  } catch (error) {
    await removeFiles(store, newDocuments)
    throw error
  }
}

async function storePicture(store: Files, { name, picture }: { name: string; picture: Picture }) {
  const { thumbnail, bytes, ...shape } = picture
  return {
    ...shape,
    name: attachmentName(name, shape.mediaType),
    bytes: bytes.length,
    file: await store.storeFile(bytes),
    thumbnail: await store.storeFile(thumbnail),
  }
}

const bind = (db: Db, token: string, documents: readonly NewDocument[], now: Date) =>
  db.transaction().execute(async (tx) => {
    const { id: draftId } = orNotFound(await lockRegistrationDraft(tx, token, now))
    const { length } = await findDocuments(tx, { draftId })
    if (length + documents.length > registrationDocument.files) throw new Refusal('file.too_many')
    await addDocuments(tx, { draftId }, documents, now)
    return findDocuments(tx, { draftId })
  })

/** Forgets files that no row references any longer. */
export async function removeFiles(store: Files, documents: readonly { file: string; thumbnail: string }[]) {
  for (const { file, thumbnail } of documents) {
    await store.remove(file)
    await store.remove(thumbnail)
  }
}
