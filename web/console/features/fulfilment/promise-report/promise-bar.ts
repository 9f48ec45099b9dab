import {
  type PromiseCounts,
  type PromiseOutcome,
  promiseOutcomes,
} from '../../../../../rules/fulfilment/promise-outcome.ts'
import type { BarPart, BarTone } from '../../../../ui/list/Bars.tsx'

export const outcomeTones = {
  onTime: 'good',
  lateOneDay: 'lightCaution',
  lateFewDays: 'caution',
  lateManyDays: 'lightBad',
  overdue: 'bad',
  notDue: 'lightActive',
  dayUnknown: 'quiet',
} as const satisfies Record<Exclude<PromiseOutcome, 'unpromised'>, BarTone>

/** The outcomes that a bar shows, in its order: those of the orders that were promised a day. */
export const barOutcomes = promiseOutcomes.filter((outcome) => outcome !== 'unpromised')

/** How promises ended, as the parts of one bar. */
export function promiseBar(counts: PromiseCounts): BarPart[] {
  const total = barOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  let start = 0
  return barOutcomes.map((outcome) => {
    const part = { tone: outcomeTones[outcome], start, length: total === 0 ? 0 : (counts[outcome] * 100) / total }
    start += part.length
    return part
  })
}
