import { sql } from 'kysely'
import { readShipmentSubject } from '../../../../rules/fulfilment/shipment/shipment.ts'
import type { Db } from '../../../db/database.ts'

type AuditFilter = {
  custnum?: string | undefined
  userName?: string | undefined
  subject?: string | undefined
  action?: string | undefined
  limit: number
  offset: number
}

/** A page of what was done, newest first, and how much there is. */
export async function auditPage(db: Db, { custnum, userName, subject, action, limit, offset }: AuditFilter) {
  let events = db
    .selectFrom('audit_events as e')
    .leftJoin('customers as c', 'c.id', 'e.customer_id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
  if (custnum) events = events.where('c.custnum', '=', custnum)
  if (userName) events = events.where(sql<string>`lower(a.user_name)`, '=', userName.toLowerCase())
  if (subject) events = events.where('e.subject', '=', readShipmentSubject(subject))
  if (action) events = events.where('e.action', '=', action)

  const rows = await events
    .select(['e.position', 'e.at', 'e.action', 'e.subject', 'e.address', 'e.before', 'e.after'])
    .select(['a.user_name as userName', 'c.custnum'])
    .orderBy('e.position', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await events.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), total }
}

/** How many events the chain has, and the place of the first that is missing, was changed or follows another. */
export async function chainOfAudit(db: Db) {
  const { rows } = await sql<{ events: number; brokenAt: number | null }>`
    with links as (
      select e.position, e.hash = audit_hash(e) as unchanged,
             e.previous = coalesce(lag(e.hash) over chain, decode(repeat('00', 32), 'hex')) as follows,
             row_number() over chain as place
        from audit_events e
      window chain as (order by e.position)
    )
    select count(*)::integer as events,
           min(place) filter (where not unchanged or not follows or position <> place)::integer as "brokenAt"
      from links
  `.execute(db)
  return rows[0] ?? { events: 0, brokenAt: null }
}
