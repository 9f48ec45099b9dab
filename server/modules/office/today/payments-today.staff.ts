import { sql } from 'kysely'
import { exchangeTimeZone } from '../../../../rules/invoice/exchange.ts'
import { longestDispute, unmatchedBefore } from '../../../../rules/payment/payment.ts'
import { isoDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Db } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Waiting } from '../../../staff/waiting.ts'
import { type Deadline, findOpenEInvoices } from '../../invoice/console/e-invoice.staff.ts'
import { findOldDisputes } from '../../payment/reminder/overdue.staff.ts'
import { findUnmatched } from '../../payment/settlement/bank-entry.staff.ts'
import { listOldest, type WaitingPart } from './waiting-part.ts'

type EInvoices = { failed: number; open: number; deadline: Deadline | null }
type Counts = { eInvoices: EInvoices; unmatchedPayments: number; oldDisputes: number }
type Found = {
  eInvoices: { failed: Waiting; open: Waiting; deadline: Deadline | null }
  unmatchedPayments: Waiting
  oldDisputes: Waiting
}

const day = 86_400_000

/** What of invoices and payments waits too long. A day begins by UTC: nothing hangs on a few hours of it. */
export async function findPaymentsToday(db: Db, staff: Caller, now: Date): Promise<WaitingPart<Counts>> {
  const bookedBefore = unmatchedBefore(isoDay(now))
  const disputedBefore = new Date(now.getTime() - longestDispute * day)
  const { rows } = await sql<Found>`
    select ${findOpenEInvoices(db, staff, dateIn(now, exchangeTimeZone))} as "eInvoices",
           ${findUnmatched(staff, bookedBefore)} as "unmatchedPayments",
           ${findOldDisputes(staff, disputedBefore)} as "oldDisputes"`.execute(db)
  const [found] = rows
  if (!found) throw new Error('nothing was counted')
  const { eInvoices, unmatchedPayments, oldDisputes } = found
  const { failed, open, deadline } = eInvoices
  return {
    counts: {
      eInvoices: { failed: failed.count, open: open.count, deadline },
      unmatchedPayments: unmatchedPayments.count,
      oldDisputes: oldDisputes.count,
    },
    oldest: listOldest({ unmatchedPayments, eInvoicesOpen: open, eInvoicesFailed: failed, oldDisputes }),
  }
}
