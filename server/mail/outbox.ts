import { sql } from 'kysely'
import type { Language } from '../../texts/index.ts'
import type { Tx } from '../db/database.ts'
import type { LetterPart } from './letter.ts'

export type Mail = {
  orgId: number
  recipient: string
  /** Whom an answer goes to, where that is not the site. */
  replyTo?: string
  language: Language
  subject: string
  parts: readonly LetterPart[]
  /** The id of the order that goes with it as a PDF. */
  orderId?: number
  /** What it is about, such as "order ONL000001". */
  cause: string
}

/** Puts a mail into the outbox and queues the job that sends it, in the transaction of what causes it (invariant 40). */
export async function queueMail(tx: Tx, mail: Mail, now: Date) {
  const { id } = await tx
    .insertInto('mails')
    .values({
      org_id: mail.orgId,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      language: mail.language,
      subject: mail.subject,
      parts: JSON.stringify(mail.parts),
      cause: mail.cause,
      order_id: mail.orderId ?? null,
      queued_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueSending(tx, id)
}

/** One job for each mail: queued again while it waits, it is tried at once. */
export const queueSending = (tx: Tx, mailId: number) =>
  sql`
    select graphile_worker.add_job('sendMail', json_build_object('mailId', ${mailId}::bigint),
      job_key := ${`mail ${mailId}`}, max_attempts := 25)
  `.execute(tx)
