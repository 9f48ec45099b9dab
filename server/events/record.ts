import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '../../rules/office/audit.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { type Mail, queueMails } from '../mail/outbox.ts'

/** Who acts, and from where in the network. */
export type Actor = { accountId: number | null; customerId: number | null; orgId: number; address: string }

/** The caller of a request, or the staff user who impersonates them; for a visitor the site that they stand in. */
export const toActor = (request: FastifyRequest, caller: Caller | null, orgId = 1): Actor => ({
  accountId: caller?.impersonatorId ?? caller?.accountId ?? null,
  customerId: caller?.customerId ?? null,
  orgId: caller?.orgId ?? orgId,
  address: request.ip,
})

/** Something that happened in the shop. */
export type ShopEvent = Actor & {
  action: AuditAction
  /** What was changed: its table's word and its id, such as 'account 17'. */
  subject: string
  /** What it was and what it is, without secrets: no password, code or token in any form. */
  before?: object | undefined
  after?: object | undefined
  /** To whom it is mailed. */
  mails?: readonly Mail[]
}

/**
 * Notifies of what happened, in the transaction in which it happens: its mails are queued, and the
 * audit trail notes it. The trail is one chain, so this takes a lock that holds until the transaction ends: call it last.
 * `customerId` is whose data it is about, also where staff act.
 */
export async function recordEvent(tx: Tx, { mails = [], ...event }: ShopEvent, now: Date) {
  await queueMails(tx, mails, now)
  await noteInTrail(tx, event, now)
}

async function noteInTrail(tx: Tx, event: Omit<ShopEvent, 'mails'>, now: Date) {
  await tx
    .insertInto('audit_events')
    .values({
      at: now,
      action: event.action,
      org_id: event.orgId,
      customer_id: event.customerId,
      account_id: event.accountId,
      address: event.address,
      subject: event.subject,
      before: event.before === undefined ? null : JSON.stringify(event.before),
      after: event.after === undefined ? null : JSON.stringify(event.after),
      // The database places it in the chain.
      position: 1,
      previous: Buffer.alloc(32),
      hash: Buffer.alloc(32),
    })
    .execute()
}
