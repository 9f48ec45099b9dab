import { sql } from 'kysely'
import type { Language } from '../../texts/index.ts'
import type { Tx } from '../db/database.ts'
import type { MailPart } from './mail-content.ts'

export type Mail = {
  orgId: number
  /** Empty for the site's own service address, as it is when the mail is sent. */
  recipient: string
  /** Whom an answer goes to, where that is not the site. */
  replyTo?: string
  language: Language
  subject: string
  parts: readonly MailPart[]
  /** The id of the order that goes with it as a PDF. */
  orderId?: number
  /** The id of the invoice or the credit note that goes with it as a PDF. */
  invoiceId?: number
  /** The id of the reminder that goes with it as a PDF. */
  reminderId?: number
  /** The id of the return whose label and slip go with it as PDFs. */
  returnId?: number
  /** What it is about, such as "order ONL000001". */
  cause: string
  /** Where its reader stops mails of its kind: a path of the shop. */
  unsubscribePath?: `/${string}`
}

/** Puts a mail into the outbox, in the transaction of what causes it (invariant 40); `keepSending` finds it there. */
export const queueMail = (tx: Tx, mail: Mail, now: Date) => queueMails(tx, [mail], now)

/** The same with a few mails about one thing. */
export async function queueMails(tx: Tx, mails: readonly Mail[], now: Date) {
  if (mails.length === 0) return
  await tx
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        org_id: mail.orgId,
        recipient: mail.recipient,
        reply_to: mail.replyTo ?? null,
        language: mail.language,
        subject: mail.subject,
        parts: JSON.stringify(mail.parts),
        cause: mail.cause,
        order_id: mail.orderId ?? null,
        invoice_id: mail.invoiceId ?? null,
        reminder_id: mail.reminderId ?? null,
        return_id: mail.returnId ?? null,
        unsubscribe_path: mail.unsubscribePath ?? null,
        queued_at: now,
      })),
    )
    .execute()
}

/** Sends a mail that is stored already, without the rest of its pause and however often it was tried. */
export const queueSending = (tx: Tx, mailId: number) =>
  tx
    .updateTable('mails')
    .set({ try_after: null, attempts: sql<number>`least(attempts, 1)` })
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .execute()
