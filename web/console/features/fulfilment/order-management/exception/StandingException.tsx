import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../../../../../ui/page/ConsolePage.module.css'
import type { StaffOrder } from '../queries.ts'
import { findException } from './exceptions.ts'

/** Until when a line may come back or could, who said so and why. */
export function StandingException({ order, position }: { order: StaffOrder; position: number }) {
  const text = useText()
  const { day } = useFormat()
  const standing = findException(order, position)
  if (!standing) return null
  const { until, by, reason } = standing
  const words = until < order.today ? 'return_exception.ended' : 'return_exception.stands'
  return <span className={classes.quiet}>{[text(words, { date: day(until) }), by, reason].join(' · ')}</span>
}
