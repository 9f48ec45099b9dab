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
  /** What it is about, such as "order ONL000001". */
  cause: string
  /** Where its reader stops mails of its kind: a path of the shop. */
  unsubscribePath?: `/${string}`
}

/** Puts a mail into the outbox and queues the job that sends it, in the transaction of what causes it (invariant 40). */
export const queueMail = (tx: Tx, mail: Mail, now: Date) => queueMails(tx, [mail], now)

/** The same with a few mails about one thing. */
export async function queueMails(tx: Tx, mails: readonly Mail[], now: Date) {
  if (mails.length === 0) return
  const queued = tx
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
        unsubscribe_path: mail.unsubscribePath ?? null,
        queued_at: now,
      })),
    )
    .returning('id')
  await sql`with mail as (${queued}) ${queueJobs}`.execute(tx)
}

// One job for each mail: queued again while it waits, it is tried at once.
const queueJobs = sql`
  select graphile_worker.add_job('sendMail', json_build_object('mailId', id),
    job_key := 'mail ' || id, max_attempts := 25)
    from mail`

/** Sends mails that are stored already, without the rest of their pause and however often they were tried. */
export const queueSending = (tx: Tx, mailIds: readonly number[]) =>
  sql`
    with mail as (
      update mails set try_after = null, attempts = least(attempts, 1)
       where id = any(${mailIds}::bigint[]) and sent_at is null returning id)
    ${queueJobs}`.execute(tx)
