import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import { countWaiting, type Waiting } from '../../../staff/waiting.ts'
import { listOldest, type WaitingPart } from './waiting-part.ts'

// Whoever did not register has waited since they were added.
const registration = sql`coalesce(c.registered_at, c.created_at), c.id, c.company`

/** How many customers of the caller's sites wait for approval. */
export async function findRegistrationsToday(db: Db, staff: Staff): Promise<WaitingPart<number>> {
  const { rows } = await sql<{ registrations: Waiting }>`
    select ${countWaiting(registration)} as registrations
      from customers c
     where c.status = 'pending' and ${canAccessSite(staff, sql.ref('c.org_id'))}`.execute(db)
  const [found] = rows
  if (!found) throw new Error('nothing was counted')
  return { counts: found.registrations.count, oldest: listOldest(found) }
}
