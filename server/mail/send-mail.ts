import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Transporter } from 'nodemailer'
import type { FileAnswer } from '../../contract/endpoint.ts'
import { type Language, toLanguage } from '../../texts/index.ts'
import { dayFormat } from '../../texts/language/day-format.ts'
import { say } from '../../texts/say.ts'
import type { Db } from '../db/database.ts'
import { poll } from '../jobs/poll.ts'
import { getText, type MailContent, type MailPart, renderHtml, withoutSecrets } from './mail-content.ts'

/** What a mail is about: its documents go with it. */
export type MailSubject = {
  orderId: number | null
  invoiceId: number | null
  reminderId: number | null
  returnId: number | null
  /** When it was written: they say what was so then. */
  queuedAt: Date
}

type Door = {
  smtpUrl: string
  /** Where customers see the shop; ways into it begin with this. */
  origin: () => string
  /** The documents that go with a mail as PDF. */
  documentsOf: (mail: MailSubject, language: Language) => Promise<FileAnswer[]>
}

// Milliseconds. Where nothing waits, a look reads an index that is all but empty.
const pollInterval = 400
const minute = 60_000
const whileSilent = minute
// How long a mail that is being sent is reserved; longer than a server may be silent.
const lease = 5 * minute
const silences = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const late = 60 * minute
// With pauses that double up to four hours: about three days.
const mostTries = 25
const pauseAfter = (tries: number) => Math.min(2 ** tries, 240) * minute

/** Sends what waits in the outbox by SMTP as long as the shop runs; answers how to stop. */
export function keepSending(
  db: Db,
  { log, now, ...door }: Door & { log: FastifyBaseLogger | undefined; now: () => Date },
) {
  const { sendMails } = mailSender(db, door, now)
  return poll(
    async (signal) => ((await sendMails(signal)) ? pollInterval : whileSilent),
    (error) => log?.error({ err: error }, 'mails cannot be sent'),
  )
}

/**
 * Sends all mails that wait, the oldest first; answers whether the mail server answers. A mail that is refused pauses, the others go on;
 * while the server itself does not answer no mail is tried, and as soon as it does they all go out.
 */
export function mailSender(db: Db, { smtpUrl, origin, documentsOf }: Door, now: () => Date) {
  let opened: Promise<Transporter> | undefined
  let isSilent = false

  const answers = async (transport: Transporter) => {
    isSilent = !(await transport.verify().catch(() => false))
    return !isSilent
  }

  async function deliver(transport: Transporter, mail: MailToSend) {
    const content = sayLate(toMailContent(mail, origin()), mail, now())
    const attachments = await documentsOf(mail, content.language)
    await transport.sendMail(toMessage(mail, content, attachments))
    await noteSent(db, mail.id, withoutSecrets(content.parts), now())
  }

  /** Sends the oldest mail; false where there is none, or no recipient. */
  async function sendNext(transport: Transporter, signal: AbortSignal | undefined) {
    const mail = await takeMail(db, now())
    if (!mail) return false
    try {
      await untilAborted(deliver(transport, mail), signal)
      return true
    } catch (error) {
      // On its way when the shop stops, it may have arrived: it keeps its lease.
      if (signal?.aborted) return false
      const goesOn = await answers(transport)
      await noteFailure(db, mail, error, goesOn ? new Date(now().getTime() + pauseAfter(mail.attempts + 1)) : null)
      return goesOn
    }
  }

  return {
    async sendMails(signal?: AbortSignal) {
      opened ??= transportTo(smtpUrl)
      const server = await opened
      if (isSilent && !(await untilAborted(answers(server), signal).catch(() => false))) return false
      while (!signal?.aborted && (await sendNext(server, signal)));
      return !isSilent
    },
  }
}

const toMessage = (
  mail: MailToSend,
  content: ReturnType<typeof toMailContent>,
  attachments: readonly FileAnswer[],
) => ({
  from: { name: content.sender.siteName, address: mail.serviceEmail },
  to: mail.recipient,
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  subject: mail.subject,
  text: getText(content),
  html: renderHtml(content),
  attachments: attachments.map(attached),
  ...(mail.unsubscribePath && {
    headers: { 'List-Unsubscribe': `<${content.sender.origin}${mail.unsubscribePath}>` },
  }),
  // Lets the receiving side recognise a mail that was sent twice because we died before it was noted as sent.
  messageId: `<mail-${mail.id}@${mail.serviceEmail.split('@')[1]}>`,
})

/** What takes long is left behind when the shop stops. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return await work
  work.catch(() => {})
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(new Error('The shop stops'))
  signal.addEventListener('abort', leave, { once: true })
  return await Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', leave))
}

const attached = ({ bytes, mediaType, name }: FileAnswer) => ({
  filename: name,
  contentType: mediaType,
  content: Buffer.from(bytes),
})

/** A server starts without the library. */
const transportTo = async (smtpUrl: string): Promise<Transporter> =>
  (await import('nodemailer')).default.createTransport({ url: smtpUrl, ...silences })

/** Of `mails as m` and `orgs as o`: a mail to the site itself goes to the address that it has when it is sent. */
export const mailRecipient = sql<string>`coalesce(nullif(m.recipient, ''), o.service_email)`

type MailToSend = NonNullable<Awaited<ReturnType<typeof takeMail>>>

/**
 * Takes the oldest mail that no other process sends now and whose pause is over. Mails of a site whose sender is not set yet wait until it
 * is.
 */
async function takeMail(db: Db, now: Date) {
  const due = db
    .selectFrom('mails')
    .innerJoin('orgs', 'orgs.id', 'mails.org_id')
    .select('mails.id')
    .where('sent_at', 'is', null)
    .where('attempts', '<', mostTries)
    .where('orgs.service_email', '<>', '')
    .where((is) => is.or([is('try_after', 'is', null), is('try_after', '<=', now)]))
  return await db
    .updateTable('mails as m')
    .from('orgs as o')
    .set({ try_after: new Date(now.getTime() + lease) })
    .whereRef('o.id', '=', 'm.org_id')
    .where('m.id', '=', due.orderBy('mails.id').limit(1).forUpdate('mails').skipLocked())
    .returning([
      'm.id',
      mailRecipient.as('recipient'),
      'm.reply_to as replyTo',
      'm.language',
      'm.subject',
      'm.parts',
      'm.order_id as orderId',
      'm.invoice_id as invoiceId',
      'm.reminder_id as reminderId',
      'm.return_id as returnId',
      'm.unsubscribe_path as unsubscribePath',
      'm.attempts',
      'm.queued_at as queuedAt',
    ])
    .returning([
      'o.service_email as serviceEmail',
      'o.site_name as siteName',
      'o.hot_phone as hotPhone',
      'o.time_zone as timeZone',
    ])
    .executeTakeFirst()
}

type StoredMail = {
  language: string
  subject: string
  parts: unknown
  siteName: string
  serviceEmail: string
  hotPhone: string
}

/** The mail of a stored mail, as it is or was sent. */
export function toMailContent({ language, subject, parts, ...site }: StoredMail, origin: string): MailContent {
  const { siteName, serviceEmail, hotPhone } = site
  return {
    language: toLanguage(language) ?? 'en',
    subject,
    // Written by queueMail alone.
    parts: parts as MailPart[],
    sender: { siteName: `Aster ${siteName}`, serviceEmail, hotPhone, origin },
  }
}

type Written = { queuedAt: Date; timeZone: string }

/** A mail that leaves late says from when it is: what it says may no longer be so. */
function sayLate(content: MailContent, { queuedAt, timeZone }: Written, now: Date): MailContent {
  if (now.getTime() - queuedAt.getTime() < late) return content
  const { language, parts } = content
  const instants = dayFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return { ...content, parts: [say(language, 'mail.late', { at: instants(queuedAt) }), ...parts] }
}

const noteSent = (db: Db, mailId: number, parts: MailPart[], now: Date) =>
  db
    .updateTable('mails')
    .set({ sent_at: now, try_after: null, last_error: null, parts: JSON.stringify(parts) })
    .where('id', '=', mailId)
    .execute()

/** A mail pauses for its own fault; where the server is silent it waits like all others, and no try is counted. */
const noteFailure = (db: Db, { id }: MailToSend, error: unknown, tryAfter: Date | null) =>
  db
    .updateTable('mails')
    .set({
      ...(tryAfter && { attempts: sql<number>`attempts + 1` }),
      try_after: tryAfter,
      last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
    })
    .where('id', '=', id)
    .execute()
