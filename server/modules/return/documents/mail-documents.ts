import type { Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import type { MailSubject } from '../../../mail/send-mail.ts'
import { documentsOfMailBy } from '../../order/documents/documents-of-mail.ts'
import { drawReturnDocuments } from './draw-return-documents.ts'

/** The documents that go with a mail: those of its order or invoice, and label and slip of its return. */
export function mailDocumentsBy(db: Db) {
  const documentsOf = documentsOfMailBy(db)
  return async ({ returnId, ...mail }: MailSubject, language: Language) => [
    ...(await documentsOf(mail, language)),
    ...(returnId === null ? [] : await drawReturnDocuments(db, returnId, language)),
  ]
}
