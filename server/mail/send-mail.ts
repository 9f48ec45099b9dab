import type { Task } from 'graphile-worker'
import { sql } from 'kysely'
import type { Transporter } from 'nodemailer'
import type { FileAnswer } from '../../contract/endpoint.ts'
import { type Language, languageRead } from '../../texts/index.ts'
import type { Db } from '../db/database.ts'
import { htmlOf, type Letter, type LetterPart, textOf, withoutSecrets } from './letter.ts'

type Door = {
  smtpUrl: string | undefined
  /** Where customers see the shop; ways into it begin with this. */
  origin: () => string
  /** The papers of an order as PDF. */
  documentsOf: (orderId: number, language: Language) => Promise<FileAnswer[]>
}

/**
 * The job that sends one mail of the outbox by SMTP. Without an SMTP server the mail stays in the outbox, readable by
 * staff. A failure is noted and thrown, so that the worker tries again later, for about three days.
 */
export function sendMailBy(db: Db, { smtpUrl, origin, documentsOf }: Door, now: () => Date): Task {
  let transport: Promise<Transporter> | undefined
  return async (payload) => {
    if (!smtpUrl) return
    const mail = await unsentMail(db, mailIdOf(payload))
    if (!mail) return

    const letter = letterOf(mail, origin())
    try {
      const papers = mail.orderId === null ? [] : await documentsOf(mail.orderId, letter.language)
      transport ??= transportTo(smtpUrl)
      await (await transport).sendMail({
        from: { name: letter.sender.siteName, address: mail.serviceEmail },
        to: mail.recipient,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: textOf(letter),
        html: htmlOf(letter),
        attachments: papers.map(attached),
        // Lets the receiving side recognise a mail that was sent twice because we died before the next line.
        messageId: `<mail-${mail.id}@${mail.serviceEmail.split('@')[1]}>`,
      })
    } catch (error) {
      await noteFailure(db, mail.id, error)
      throw error
    }
    await db
      .updateTable('mails')
      .set({ sent_at: now(), last_error: null, parts: JSON.stringify(withoutSecrets(letter.parts)) })
      .where('id', '=', mail.id)
      .execute()
  }
}

const attached = ({ bytes, mediaType, name }: FileAnswer) => ({
  filename: name,
  contentType: mediaType,
  content: Buffer.from(bytes),
})

/** A server starts without the library. */
const transportTo = async (smtpUrl: string) => (await import('nodemailer')).default.createTransport(smtpUrl)

const unsentMail = (db: Db, mailId: number) =>
  db
    .selectFrom('mails as m')
    .innerJoin('orgs as o', 'o.id', 'm.org_id')
    .select([
      'm.id',
      'm.recipient',
      'm.reply_to as replyTo',
      'm.language',
      'm.subject',
      'm.parts',
      'm.order_id as orderId',
    ])
    .select(['o.service_email as serviceEmail', 'o.site_name as siteName', 'o.hot_phone as hotPhone'])
    .where('m.id', '=', mailId)
    .where('m.sent_at', 'is', null)
    .executeTakeFirst()

type StoredMail = {
  language: string
  subject: string
  parts: unknown
  siteName: string
  serviceEmail: string
  hotPhone: string
}

/** The letter of a stored mail, as it is or was sent. */
export function letterOf({ language, subject, parts, ...site }: StoredMail, origin: string): Letter {
  const { siteName, serviceEmail, hotPhone } = site
  return {
    language: languageRead(language) ?? 'en',
    subject,
    // Written by queueMail alone.
    parts: parts as LetterPart[],
    sender: { siteName: `Aster ${siteName}`, serviceEmail, hotPhone, origin },
  }
}

const noteFailure = (db: Db, mailId: number, error: unknown) =>
  db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
    })
    .where('id', '=', mailId)
    .execute()

function mailIdOf(payload: unknown): number {
  if (typeof payload === 'object' && payload !== null && 'mailId' in payload) return Number(payload.mailId)
  throw new Error('sendMail needs a mailId')
}
