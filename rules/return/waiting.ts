import { addWorkingDays } from '../shipping/shipping.ts'

/** What a return may wait for from us. */
export const returnWaits = ['decision', 'collection', 'inspection', 'credit'] as const
export type ReturnWait = (typeof returnWaits)[number]

/** Days on which a site works from one day on, up to another: 0 on the same day. ISO dates; not more than a thousand are counted. */
export function workingDaysSince(from: string, today: string, closedDays: readonly string[]) {
  let days = 0
  for (let day = addWorkingDays(from, 1, closedDays); day <= today && days < mostCounted; days++)
    day = addWorkingDays(day, 1, closedDays)
  return days
}

/** The longest that a return waits. */
const mostCounted = 1_000
