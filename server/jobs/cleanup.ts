import { sql } from 'kysely'
import { waitingAttachmentDays } from '../../rules/attachment.ts'
import type { Db } from '../db/database.ts'
import { removeWaitingBefore } from '../files/attachments/attachments.queries.ts'
import type { Files } from '../files/files.ts'
import { removeRegistrationDraftsBefore } from '../modules/customer/document/document.queries.ts'
import { removeFiles } from '../modules/customer/document/upload-documents.ts'
import { removeMessagesBefore } from '../modules/customer/notification/message.queries.ts'
import { registrationDraftExpiry } from '../modules/customer/registration/registration-draft.queries.ts'
import { removeOldPlaces } from '../modules/identity/verification/known-place.ts'

/** Adds up the counts of the lists that orders and imports have appended. */
export const foldFacetCounts = (db: Db) => async () => {
  await sql`select fold_facet_counts()`.execute(db)
}

const day = 86_400_000

/**
 * Removes what has served its time: sessions and links a week after they expired, failed and counted tries, places where no account has
 * signed in for half a year, codes, captchas, stored answers, messages of three months ago, and where the messages of the contact form came from.
 */
export const forgetOutdated = (db: Db, now: () => Date) => async () => {
  const before = (days: number) => new Date(now().getTime() - days * day)
  await db.deleteFrom('sessions').where('expires_at', '<', before(7)).execute()
  await db.deleteFrom('account_links').where('expires_at', '<', before(7)).where('used_at', 'is', null).execute()
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', before(1)).execute()
  await removeOldPlaces(db, now())
  await db.deleteFrom('limited_tries').where('tried_at', '<', before(1)).execute()
  await db.deleteFrom('email_codes').where('expires_at', '<', before(1)).execute()
  await db.deleteFrom('captchas').where('expires_at', '<=', before(0)).execute()
  await db
    .updateTable('contact_messages')
    .set({ address: null })
    .where('sent_at', '<', before(1))
    .where('address', 'is not', null)
    .execute()
  await removeMessagesBefore(db, before(90))
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(30)).execute()
}

/** Removes abandoned registrations, their documents, and then the files of these. */
export const forgetDrafts = (db: Db, files: Files, now: () => Date) => async () => {
  const removed = await db
    .transaction()
    .execute((tx) => removeRegistrationDraftsBefore(tx, registrationDraftExpiry(now())))
  await removeFiles(files, removed)
}

/** Removes files that were sent for orders that were not placed, and for returns that were not saved. */
export const forgetOrderFiles = (db: Db, files: Files, now: () => Date) => async () => {
  const before = new Date(now().getTime() - waitingAttachmentDays * day)
  const removed = await db.transaction().execute((tx) => removeWaitingBefore(tx, before))
  for (const { file } of removed) await files.remove(file)
}
