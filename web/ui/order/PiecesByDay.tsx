import type { waitingByDay } from '../../../rules/order/back-order.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import classes from './PiecesByDay.module.css'

/** How many pieces come later, by the day on which they are expected. */
export function PiecesByDay({ groups }: { groups: ReturnType<typeof waitingByDay> }) {
  const text = useText()
  const { day } = useFormat()
  if (groups.length === 0) return null
  return (
    <ul className={classes.pieces}>
      {groups.map(({ expectedOn, pieces }) => (
        <li key={expectedOn ?? 'unknown'}>
          {text('checkout.later', {
            pieces: text('ui.pieces', { count: pieces }),
            date: expectedOn ? text('ui.expected_on', { date: day(expectedOn) }) : text('ui.no_arrival'),
          })}
        </li>
      ))}
    </ul>
  )
}
