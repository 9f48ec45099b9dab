import { daysBetween } from '../shipping/day.ts'

/**
 * How the promise of an order ended, or stands:
 * - `onTime`: all that was promised for the day was delivered on it or before;
 * - `lateOneDay`, `lateFewDays` (two or three), `lateManyDays`: it was delivered after it;
 * - `overdue`: the day is past, and it is not delivered yet;
 * - `notDue`: it is not delivered yet, and the day is not past;
 * - `dayUnknown`: it counts as delivered, but nobody noted the day;
 * - `unpromised`: no day was promised.
 */
export const promiseOutcomes = [
  'onTime',
  'lateOneDay',
  'lateFewDays',
  'lateManyDays',
  'overdue',
  'notDue',
  'dayUnknown',
  'unpromised',
] as const
export type PromiseOutcome = (typeof promiseOutcomes)[number]
export type PromiseCounts = Readonly<Record<PromiseOutcome, number>>

type MeasuredOrder = {
  /** ISO dates by the clock of its site. */
  promisedOn: string | null
  isDelivered: boolean
  /** Null also where nobody noted it. */
  deliveredOn: string | null
  today: string
}

/** How the promise of an order stands today, by whole days of the calendar. */
export function promiseOutcome({ promisedOn, isDelivered, deliveredOn, today }: MeasuredOrder): PromiseOutcome {
  if (promisedOn === null) return 'unpromised'
  if (!isDelivered) return today > promisedOn ? 'overdue' : 'notDue'
  if (deliveredOn === null) return 'dayUnknown'
  const daysLate = daysBetween(promisedOn, deliveredOn)
  if (daysLate <= 0) return 'onTime'
  if (daysLate === 1) return 'lateOneDay'
  return daysLate <= 3 ? 'lateFewDays' : 'lateManyDays'
}

const brokenOutcomes = ['lateOneDay', 'lateFewDays', 'lateManyDays', 'overdue'] as const satisfies PromiseOutcome[]

/**
 * The share of promises that were kept, in percent with one decimal, of those that were kept or broken; null where no delivery was noted:
 * what is overdue alone says nothing of what was kept.
 */
export function keptShare(counts: PromiseCounts): number | null {
  const broken = brokenOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  const decided = counts.onTime + broken
  if (decided === counts.overdue) return null
  // Rounded down, so that a hundred percent means that none was broken.
  return Math.floor((counts.onTime * 1000) / decided) / 10
}

/** How many orders had a day promised. */
export const promisedOrders = ({ unpromised: _, ...promised }: PromiseCounts) =>
  Object.values(promised).reduce((sum, count) => sum + count, 0)

export const noPromises: PromiseCounts = {
  onTime: 0,
  lateOneDay: 0,
  lateFewDays: 0,
  lateManyDays: 0,
  overdue: 0,
  notDue: 0,
  dayUnknown: 0,
  unpromised: 0,
}

/** The counts of all, outcome by outcome. */
export function addPromises(all: readonly PromiseCounts[]): PromiseCounts {
  const sum = { ...noPromises }
  for (const counts of all) for (const outcome of promiseOutcomes) sum[outcome] += counts[outcome]
  return sum
}
