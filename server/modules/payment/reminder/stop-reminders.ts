import { sql } from 'kysely'
import { isDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { findOwnPayer } from '../settlement/payer.staff.ts'

/** Reminds a customer of nothing until a day, inclusive, or until it is ended; an earlier stop is replaced. Refuses a day that is past. */
export async function stopReminders(
  change: StaffChange,
  customerId: number,
  { until, reason }: { until: string | null; reason: string },
) {
  const { tx, call, changer } = change
  const payer = await findOwnPayer(change, customerId)
  if (until !== null && (!isDay(until) || until < dateIn(changer.now, payer.timeZone)))
    throw new Refusal('request.invalid', { fields: ['until'] })
  await endStop(change, customerId, reason)
  await tx
    .insertInto('reminder_stops')
    .values({ customer_id: customerId, until_on: until, reason, at: changer.now, account_id: call.caller.accountId })
    .execute()
  await noteChange(change, payer, {
    action: 'reminder.stopped',
    subject: `customer ${customerId}`,
    after: { until, reason },
  })
  return {}
}

/** Ends that a customer is reminded of nothing; where they are reminded, there is none to end. */
export async function resumeReminders(change: StaffChange, customerId: number, reason: string) {
  const payer = await findOwnPayer(change, customerId)
  const ended = await endStop(change, customerId, reason)
  if (ended === 0n) throw new Refusal('request.not_found')
  await noteChange(change, payer, { action: 'reminder.resumed', subject: `customer ${customerId}`, after: { reason } })
  return {}
}

async function endStop({ tx, call, changer }: StaffChange, customerId: number, reason: string) {
  await sql`select from customers where id = ${customerId} for no key update`.execute(tx)
  const ended = await tx
    .updateTable('reminder_stops')
    .set({ ended_at: changer.now, ended_by: call.caller.accountId, ended_because: reason })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows
}
