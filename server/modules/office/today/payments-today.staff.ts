import { sql } from 'kysely'
import { exchangeTimeZone } from '../../../../rules/invoice/exchange.ts'
import { longestDispute, unmatchedBefore } from '../../../../rules/payment/payment.ts'
import { isoDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { countOpenEInvoices, type OpenEInvoices } from '../../invoice/console/e-invoice.staff.ts'
import { countDisputes } from '../../payment/reminder/overdue.staff.ts'
import { countUnmatched } from '../../payment/settlement/bank-entry.staff.ts'

type PaymentsToday = { eInvoices: OpenEInvoices; unmatchedPayments: number; oldDisputes: number }

const day = 86_400_000

/** What of invoices and payments waits too long. A day begins by UTC: nothing hangs on a few hours of it. */
export async function findPaymentsToday(db: Db, staff: Caller, now: Date): Promise<PaymentsToday> {
  const bookedBefore = unmatchedBefore(isoDay(now))
  const disputedBefore = new Date(now.getTime() - longestDispute * day)
  const { rows } = await sql<PaymentsToday>`
    select ${countOpenEInvoices(db, staff, dateIn(now, exchangeTimeZone))} as "eInvoices",
           ${countUnmatched(staff, bookedBefore)} as "unmatchedPayments",
           ${countDisputes(staff, disputedBefore)} as "oldDisputes"`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}
