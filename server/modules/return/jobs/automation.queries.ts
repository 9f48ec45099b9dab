import { sql } from 'kysely'
import type { DeliveryMode } from '../../../../rules/return/return.ts'
import { expiryDays, reminderDays } from '../../../../rules/return/return-state.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** So many are moved on in one go; the others the next time. */
const mostAtOnce = 500

type Approved = { returnId: number; status: 'approved'; deliveryMode: DeliveryMode; decidedAt: Date; timeZone: string }

/** Approved returns that their customer has not sent and whose time may be over, by the clock of their site. */
export async function findReturnsToExpire(db: Db, now: Date) {
  const { rows } = await sql<Approved>`
    select r.id as "returnId", r.status, r.delivery_mode as "deliveryMode", r.decided_at as "decidedAt", g.time_zone as "timeZone"
      from returns r join orgs g on g.id = r.org_id
     where r.status = 'approved' and r.delivery_mode <> 'providerCourier' and r.decided_at <= ${now}::timestamptz - make_interval(days => ${expiryDays}::integer)
     order by r.decided_at, r.id
     limit ${sql.lit(mostAtOnce)}`.execute(db)
  return rows
}

type Undecided = { returnId: number; waitsSince: Date; timeZone: string; country: string }

/** Submitted returns that wait for staff, without a reminder since. One with an open question waits for its customer. */
export async function findReturnsToRemind(db: Db, now: Date) {
  const { rows } = await sql<Undecided>`
    select r.id as "returnId", r.waits_since as "waitsSince", g.time_zone as "timeZone", g.iso2 as country
      from returns r join orgs g on g.id = r.org_id
     where r.status = 'submitted' and r.question = '' and r.reminded_at is null
       and r.waits_since <= ${now}::timestamptz - make_interval(days => ${reminderDays}::integer - 1)
     order by r.waits_since, r.id
     limit ${sql.lit(mostAtOnce)}`.execute(db)
  return rows
}

/** Notes that its site is reminded of a return; false where that was done, or where it no longer waits for staff. */
export async function markReminded(tx: Tx, returnId: number, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('returns')
    .set({ reminded_at: now })
    .where('id', '=', returnId)
    .where('status', '=', 'submitted')
    .where('question', '=', '')
    .where('reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
