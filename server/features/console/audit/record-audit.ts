import type { FastifyRequest } from 'fastify'
import type { AuditAction } from '../../../../rules/console/audit.ts'
import type { Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'

/** Who acts, and from where in the network. */
export type Actor = { accountId: number | null; customerId: number | null; orgId: number; address: string }

/** The caller of a request, or the colleague who impersonates them; for a visitor the site that they stand in. */
export const toActor = (request: FastifyRequest, caller: Caller | null, orgId = 1): Actor => ({
  accountId: caller?.impersonatorId ?? caller?.accountId ?? null,
  customerId: caller?.customerId ?? null,
  orgId: caller?.orgId ?? orgId,
  address: request.ip,
})

type AuditEvent = Actor & {
  action: AuditAction
  /** What was changed: its table's word and its id, such as 'account 17'. */
  subject: string
  /** What it was and what it is, without secrets: no password, code or token in any form. */
  before?: object | undefined
  after?: object | undefined
}

/**
 * Notes what happened, in the transaction in which it happens. The events form one chain, so this takes a lock that
 * holds until the transaction ends: call it last. `customerId` is whose data it is about, also where staff act.
 */
export async function recordAudit(tx: Tx, { action, subject, before, after, ...actor }: AuditEvent, now: Date) {
  await tx
    .insertInto('audit_events')
    .values({
      at: now,
      action,
      org_id: actor.orgId,
      customer_id: actor.customerId,
      account_id: actor.accountId,
      address: actor.address,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      // The database places it in the chain.
      position: 1,
      previous: Buffer.alloc(32),
      hash: Buffer.alloc(32),
    })
    .execute()
}
