import { isoDay } from '../shipping/day.ts'
import type { Period } from './statement.ts'

export const statementPeriods = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const
export type StatementPeriod = (typeof statementPeriods)[number]

/** Months of each, and whether it is the one that runs or the one before. */
const periods: Readonly<Record<StatementPeriod, { months: number; isLast: boolean }>> = {
  this_month: { months: 1, isLast: false },
  last_month: { months: 1, isLast: true },
  this_quarter: { months: 3, isLast: false },
  last_quarter: { months: 3, isLast: true },
  this_year: { months: 12, isLast: false },
  last_year: { months: 12, isLast: true },
}

/** The days of a period of the calendar, seen from `today` (an ISO date); one that runs ends today. */
export function periodDays(period: StatementPeriod, today: string): Period {
  const { months, isLast } = periods[period]
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = month - 1 - ((month - 1) % months)
  if (!isLast) return { from: toDay(year, first, 1), to: today }
  return { from: toDay(year, first - months, 1), to: toDay(year, first, 0) }
}

/** Months are counted from 0 and may be of another year, as days may be of another month. */
const toDay = (year: number, month: number, day: number) => isoDay(new Date(Date.UTC(year, month, day)))
