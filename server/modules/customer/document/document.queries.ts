import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

type RegistrationDraft = { draftId: number }

const columns = ['id as documentId', 'name', 'media_type as mediaType', 'bytes', 'width', 'height'] as const

const selectDocuments = (db: Db | Tx, { draftId }: RegistrationDraft) =>
  db.selectFrom('documents').select(columns).where('draft_id', '=', draftId).orderBy('id')

/** The documents of a registration that was begun. */
export const findDocuments = async (db: Db | Tx, draft: RegistrationDraft) =>
  (await selectDocuments(db, draft).execute()).map(onWire)

/** One of them, and where it is kept. */
export async function findDocument(db: Db, draft: RegistrationDraft, documentId: number) {
  const row = await selectDocuments(db, draft)
    .select(['file', 'thumbnail'])
    .where('id', '=', documentId)
    .executeTakeFirst()
  return row && onWire(row)
}

/** The documents of a customer. */
export const documentsOfCustomer = async (db: Db, customerId: number) => {
  const documents = db.selectFrom('documents').select(columns).where('customer_id', '=', customerId).orderBy('id')
  return (await documents.execute()).map(onWire)
}

/** One of them, and where it is kept. */
export async function documentOfCustomer(db: Db, customerId: number, documentId: number) {
  const row = await db
    .selectFrom('documents')
    .select(columns)
    .select(['file', 'thumbnail'])
    .where('customer_id', '=', customerId)
    .where('id', '=', documentId)
    .executeTakeFirst()
  return row && onWire(row)
}

// A CHECK of the table names the two.
const onWire = <T extends { mediaType: string }>(row: T) => ({
  ...row,
  mediaType: row.mediaType as 'image/jpeg' | 'image/png',
})

export type NewDocument = {
  file: string
  thumbnail: string
  name: string
  mediaType: string
  bytes: number
  width: number
  height: number
}

export const addDocuments = (tx: Tx, { draftId }: RegistrationDraft, documents: readonly NewDocument[], now: Date) =>
  tx
    .insertInto('documents')
    .values(
      documents.map(({ mediaType, ...document }) => ({
        ...document,
        draft_id: draftId,
        media_type: mediaType,
        uploaded_at: now,
      })),
    )
    .execute()

/** Removes one document and answers which files are no longer referenced. */
export const removeDocumentRow = (db: Db, { draftId }: RegistrationDraft, documentId: number) =>
  db
    .deleteFrom('documents')
    .where('draft_id', '=', draftId)
    .where('id', '=', documentId)
    .returning(['file', 'thumbnail'])
    .executeTakeFirst()

/** Removes the registrations that were begun before then, with their documents; answers the files of these. */
export async function removeRegistrationDraftsBefore(tx: Tx, before: Date) {
  const { rows } = await sql<{ file: string; thumbnail: string }>`
    with old as (select id from registration_drafts where created_at <= ${before} for update),
      removed as (delete from documents where draft_id in (select id from old) returning file, thumbnail)
    select file, thumbnail from removed
  `.execute(tx)
  await tx.deleteFrom('registration_drafts').where('created_at', '<=', before).execute()
  return rows
}
