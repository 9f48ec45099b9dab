import type { Task } from 'graphile-worker'
import nodemailer from 'nodemailer'
import type { Db } from '../db/database.ts'

/**
 * The job that sends one mail of the outbox by SMTP. Without an SMTP server the mail stays in the outbox, readable by
 * staff. A failure is thrown, so that the worker tries again later.
 */
export function sendMailBy(db: Db, smtpUrl: string | undefined, now: () => Date): Task {
  const transport = smtpUrl ? nodemailer.createTransport(smtpUrl) : undefined
  return async (payload) => {
    if (!transport) return
    const mail = await db
      .selectFrom('mails as m')
      .innerJoin('orgs as o', 'o.id', 'm.org_id')
      .select(['m.id', 'm.recipient', 'm.reply_to', 'm.subject', 'm.body_text', 'o.service_email', 'o.site_name'])
      .where('m.id', '=', mailIdOf(payload))
      .where('m.sent_at', 'is', null)
      .executeTakeFirst()
    if (!mail) return

    await transport.sendMail({
      from: { name: mail.site_name, address: mail.service_email },
      to: mail.recipient,
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      subject: mail.subject,
      text: mail.body_text,
      // Lets the receiving side recognise a mail that was sent twice because we died before the next line.
      messageId: `<mail-${mail.id}@${mail.service_email.split('@')[1]}>`,
    })
    await db.updateTable('mails').set({ sent_at: now() }).where('id', '=', mail.id).execute()
  }
}

function mailIdOf(payload: unknown): number {
  if (typeof payload === 'object' && payload !== null && 'mailId' in payload) return Number(payload.mailId)
  throw new Error('sendMail needs a mailId')
}
