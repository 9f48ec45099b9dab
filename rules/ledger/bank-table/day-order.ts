import { type DayOrder, dayOrders } from './layout.ts'
import { toIsoDay, type WrittenDay } from './read-day.ts'

/**
 * In what order the days of a file are written: the only one in which all of its booking days are days of the calendar and none is after
 * `latest` (an ISO date), or in which alone they stand in order. Else the one that staff have said; undefined where nothing decides.
 */
export function decideDayOrder(
  booked: readonly WrittenDay[],
  others: readonly WrittenDay[],
  { kept, latest }: { kept: DayOrder | null; latest: string },
): DayOrder | undefined {
  if ([...booked, ...others].every((written) => 'day' in written)) return kept ?? 'dmy'
  const possible = dayOrders.filter((order) => {
    const days = booked.map((written) => toIsoDay(written, order))
    return days.every((day) => day !== null && day <= latest) && others.every((written) => toIsoDay(written, order))
  })
  // What staff said is held to: a file that does not fit it is refused by its line.
  if (kept) return kept
  if (possible.length < 2) return possible[0] ?? 'dmy'
  const inOrder = possible.filter((order) => areInOrder(booked.map((written) => toIsoDay(written, order) ?? '')))
  return inOrder.length === 1 && countDays(booked, inOrder[0]) >= fewestDays ? inOrder[0] : undefined
}

/** Of two or three days any order may be one by chance. */
const fewestDays = 5

const countDays = (written: readonly WrittenDay[], order: DayOrder = 'dmy') =>
  new Set(written.map((one) => toIsoDay(one, order))).size

/** Whether days only rise, or only fall. */
const areInOrder = (days: readonly string[]) =>
  days.every((day, at) => at === 0 || day >= (days[at - 1] ?? '')) ||
  days.every((day, at) => at === 0 || day <= (days[at - 1] ?? ''))
