import { sql } from 'kysely'
import { type ReminderRules, reminderRuleFaults } from '../../../../rules/payment/reminder.ts'
import type { Db } from '../../../db/database.ts'
import { recordEvent, toActor } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, refuseFaults } from '../../../http/refuse.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import type { StaffCall } from '../../../staff/staff-change.ts'

/** How the sites of the caller remind. */
export const findReminderRules = (db: Db, staff: Caller) =>
  db
    .selectFrom('orgs')
    .select(['id as orgId', 'site_name as siteName'])
    .select(['reminder_days as days', 'reminder_pause_days as pauseDays'])
    .where(canAccessSite(staff, sql.ref('orgs.id')))
    .orderBy('id')
    .execute()

/** Changes how a site reminds; refuses levels that do not follow each other. A site that the caller cannot access is not found. */
export async function changeReminderRules(
  { db, caller, request, now }: StaffCall,
  orgId: number,
  rules: ReminderRules,
) {
  refuseFaults(reminderRuleFaults(rules))
  const { days, pauseDays } = rules
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ days: number[]; pauseDays: number }>`
      update orgs o set reminder_days = ${[...days]}::integer[], reminder_pause_days = ${pauseDays}
       where o.id = ${orgId} and ${canAccessSite(caller, sql.ref('o.id'))}
      returning old.reminder_days as days, old.reminder_pause_days as "pauseDays"`.execute(tx)
    const before = orNotFound(rows[0])
    const event = { action: 'reminder.ruled', subject: `site ${orgId}`, before, after: { days, pauseDays } } as const
    await recordEvent(tx, { ...toActor(request, caller), customerId: null, orgId, ...event }, now)
  })
  return {}
}
