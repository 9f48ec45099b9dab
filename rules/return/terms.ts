import { addDays, isoDay } from '../shipping/day.ts'
import { addWorkingDays } from '../shipping/shipping.ts'
import { type ReturnKind, type ReturnReason, restockingFeeBp } from './return.ts'

/** By which of our terms goods come back (specification section 9). */
export const returnTermKinds = ['defect', 'warranty', 'shortage', 'damage', 'notRequired'] as const
export type ReturnTermKind = (typeof returnTermKinds)[number]

export type ReturnTerm = {
  kind: ReturnTermKind
  /** The last day on which it is reported; ISO date by the clock of the site. */
  until: string
  /** What it costs: hundredths of a percent of the net amount. */
  feeBp: number
  isLate: boolean
}

/** When pieces of a line arrived and were invoiced; ISO dates. The last of both counts, as the parcel of a piece is unknown. */
export type DeliveredLine = {
  deliveredOn: string
  invoicedOn: string | null
  /** Since when its order is delivered whole, before which nothing of it may come back; null while it is not. */
  completeOn: string | null
}

/** The clock of the site: its day, and the days on which its country does not work. ISO dates. */
export type SiteDay = { today: string; closedDays: readonly string[] }

const defectDays = 7
const warrantyYears = 2
const shortageWorkingDays = 3
const notRequiredDays = 30

/**
 * From which days the terms of a line count. What had to wait for the rest of its order counts from the day on which that was complete,
 * and while it is not, from today: no term ends before anything could be claimed.
 */
export function termBegins({ deliveredOn, invoicedOn, completeOn }: DeliveredLine, today: string) {
  const possibleOn = completeOn ?? today
  const hasWaited = possibleOn > deliveredOn
  const notBefore = (day: string) => (hasWaited && possibleOn > day ? possibleOn : day)
  return { deliveredOn: notBefore(deliveredOn), invoicedOn: notBefore(invoicedOn ?? deliveredOn) }
}

/**
 * The term that holds for goods, until when and at what cost: three working days for what lacks, is another or came damaged; seven days
 * for a defect, then two years of warranty; thirty days from the invoice, less a fee, for what is not at fault.
 */
export function returnTerm(
  { type, reason }: { type: ReturnKind; reason: ReturnReason | null },
  line: DeliveredLine,
  { today, closedDays }: SiteDay,
): ReturnTerm {
  const { deliveredOn, invoicedOn } = termBegins(line, today)
  const end = (kind: ReturnTermKind, until: string, feeBp = 0) => ({ kind, until, feeBp, isLate: today > until })
  if (type === 'notRequired') return end('notRequired', addDays(invoicedOn, notRequiredDays), restockingFeeBp)
  const reportedBy = addWorkingDays(deliveredOn, shortageWorkingDays, closedDays)
  if (type !== 'quality') return end('shortage', reportedBy)
  if (reason === 'broken') return end('damage', reportedBy)
  const defectUntil = addDays(deliveredOn, defectDays)
  return today <= defectUntil ? end('defect', defectUntil) : end('warranty', addYears(deliveredOn, warrantyYears))
}

/** The same day of a later year; of a year without a 29 February the day before. */
function addYears(day: string, years: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return isoDay(new Date(Date.UTC(year + years, month - 1, Math.min(date, last))))
}
