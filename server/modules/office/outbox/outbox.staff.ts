import { sql } from 'kysely'
import type { MailState } from '../../../../rules/office/outbox.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { mailRecipient } from '../../../mail/send-mail.ts'

type MailFilter = {
  status?: MailState | undefined
  recipient?: string | undefined
  limit: number
  offset: number
}

const state = sql<MailState>`
  case when m.sent_at is not null then 'sent' when m.attempts > 0 then 'failing' else 'waiting' end`

const mails = (db: Db) => db.selectFrom('mails as m').innerJoin('orgs as o', 'o.id', 'm.org_id')

const columns = [
  'm.id as mailId',
  mailRecipient.as('recipient'),
  'm.subject',
  'o.site_name as siteName',
  'm.queued_at as queuedAt',
  'm.sent_at as sentAt',
  'm.attempts',
  'm.last_error as lastError',
] as const

/** A page of the outbox, newest first, and how many mails there are. */
export async function mailPage(db: Db, { status, recipient = '', limit, offset }: MailFilter) {
  let matchingMails = mails(db)
  if (status) matchingMails = matchingMails.where(state, '=', status)
  const sought = recipient.trim().toLowerCase()
  if (sought) matchingMails = matchingMails.where(sql<boolean>`position(${sought} in lower(${mailRecipient})) > 0`)

  const rows = await matchingMails
    .select(columns)
    .select(state.as('state'))
    .orderBy('m.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matchingMails.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(onWire), total }
}

/** A mail by its parts, with the site that writes it. */
export async function mailById(db: Db, id: number) {
  const row = await mails(db)
    .select(columns)
    .select(state.as('state'))
    .select(['m.reply_to as replyTo', 'm.language', 'm.cause', 'm.parts'])
    .select(['o.service_email as serviceEmail', 'o.hot_phone as hotPhone'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  return row && onWire(row)
}

const onWire = <T extends { mailId: unknown; queuedAt: Date; sentAt: Date | null }>(row: T) => ({
  ...row,
  mailId: Number(row.mailId),
  queuedAt: row.queuedAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})

/** Holds a mail to the end of the transaction. */
export const lockedMail = (tx: Tx, id: number) =>
  tx.selectFrom('mails').select(['id', 'sent_at as sentAt']).where('id', '=', id).forUpdate().executeTakeFirst()
