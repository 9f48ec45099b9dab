import { sql } from 'kysely'
import type { Language } from '../../../../texts/index.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Labels, readContents, textIn } from '../../catalogue/content/content.queries.ts'

type Message = { title: Labels; body: Labels }

// As many as the drawer shows.
const most = 30

/** Sends a message to one account, in all languages. */
export const sendMessage = (tx: Tx, accountId: number, message: Message, now: Date) =>
  sendMessages(tx, [{ accountId, ...message }], now)

/** Sends each of them a message, in all languages; a message about an order links to it. */
export async function sendMessages(
  tx: Tx,
  messages: readonly (Message & { accountId: number; orderId?: number })[],
  now: Date,
) {
  if (messages.length === 0) return
  const rows = messages.map(({ accountId, orderId = null, title, body }) => ({
    account_id: accountId,
    order_id: orderId,
    title: JSON.stringify(title),
    body: JSON.stringify(body),
    sent_at: now,
  }))
  await tx.insertInto('messages').values(rows).execute()
}

/** The messages of an account, newest first, in one language. */
export async function findMessages(db: Db, accountId: number, language: Language) {
  return readContents(
    db,
    { language },
    sql<{ noticeId: number; title: Labels; text: string; publishedAt: Date; orderno: string }>`
    select m.id as "noticeId", m.title, ${textIn('m.body', { language })} as text, m.sent_at as "publishedAt",
           coalesce(o.order_number, '') as orderno
      from messages m
      left join orders o on o.id = m.order_id
     where m.account_id = ${accountId}
     order by m.sent_at desc, m.id desc
     limit ${most}
  `,
  )
}

/** Until when an account has read its messages. */
export async function findReadUntil(db: Db, accountId: number) {
  const row = await db
    .selectFrom('accounts')
    .select('messages_read_until as readUntil')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.readUntil
}

/** They have read on; never back, and nothing that is still to come. */
export const storeReadUntil = (db: Db, accountId: number, { until, now }: { until: Date; now: Date }) =>
  db
    .updateTable('accounts')
    .set({ messages_read_until: until })
    .where('id', '=', accountId)
    .where('messages_read_until', '<', until)
    .where(sql<boolean>`${until}::timestamptz <= ${now}::timestamptz`)
    .execute()

/** Removes messages that are so old that nobody looks for them. */
export const removeMessagesBefore = (db: Db, before: Date) =>
  db.deleteFrom('messages').where('sent_at', '<', before).execute()
