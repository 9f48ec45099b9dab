import { type PromiseCounts, promiseOutcomes } from '../../../../../rules/fulfilment/promise-outcome.ts'
import classes from './PromiseReport.module.css'

/** The outcomes that a bar shows, in its order: those of the orders that were promised a day. */
export const barOutcomes = promiseOutcomes.filter((outcome) => outcome !== 'unpromised')

/** How promises ended, as parts of one bar. The figures beside it say the same, so readers of the screen pass it over. */
export function PromiseBar({ counts }: { counts: PromiseCounts }) {
  const total = barOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  let start = 0
  const parts = barOutcomes.map((outcome) => {
    const part = { outcome, start, length: total === 0 ? 0 : (counts[outcome] * 100) / total }
    start += part.length
    return part
  })
  return (
    <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      {parts.map(
        ({ outcome, length, ...part }) =>
          length > 0 && <rect key={outcome} x={part.start} width={length} height={1} data-outcome={outcome} />,
      )}
    </svg>
  )
}
