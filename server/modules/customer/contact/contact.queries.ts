import { sql } from 'kysely'
import type { ContactDraft } from '../../../../rules/customer/contact.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** The site that a message goes to; undefined where there is none that takes any. */
export const siteFor = (db: Db | Tx, orgId: number) =>
  db
    .selectFrom('orgs')
    .select(['id as orgId', 'site_name as siteName', 'service_email as serviceEmail', 'language'])
    .where('id', '=', orgId)
    .executeTakeFirst()

const columns = [
  'm.id as messageId',
  'm.org_id as orgId',
  'o.site_name as siteName',
  'm.name',
  'm.company',
  'm.email',
  'm.phone',
  'm.subject',
  'm.message',
  'm.sent_at as sentAt',
  'm.request_hash as requestHash',
] as const

/** The message that was stored under a key of its sender. */
export const messageByKey = (tx: Tx, key: string) =>
  tx
    .selectFrom('contact_messages as m')
    .innerJoin('orgs as o', 'o.id', 'm.org_id')
    .select(columns)
    .where('m.once_key', '=', key)
    .executeTakeFirst()

/** How many messages came since then from an address of the network, and from an e-mail address however it is written. */
export async function messagesSince(tx: Tx, { address, email }: { address: string; email: string }, since: Date) {
  const { rows } = await sql<{ byAddress: number; byEmail: number }>`
    select (select count(*)::integer from contact_messages where address = ${address} and sent_at > ${since}) as "byAddress",
           (select count(*)::integer from contact_messages
             where lower(email) = lower(${email}) and sent_at > ${since}) as "byEmail"
  `.execute(tx)
  return rows[0] ?? { byAddress: 0, byEmail: 0 }
}

export type NewMessage = ContactDraft & {
  orgId: number
  accountId: number | null
  language: string
  address: string
  key: string
  requestHash: Buffer
}

export async function storeMessage(tx: Tx, { orgId, accountId, key, requestHash, ...message }: NewMessage, now: Date) {
  const { id } = await tx
    .insertInto('contact_messages')
    .values({
      ...message,
      org_id: orgId,
      account_id: accountId,
      once_key: key,
      request_hash: requestHash,
      sent_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
