import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import { CorrectableLine } from './CorrectableLine.tsx'
import type { OpenLine } from './list-in-hand.ts'
import type { List } from './useList.ts'

/** A line that was not taken, and why: corrected where it stands, or left out. */
export function RejectedLine({ line, list }: { line: OpenLine; list: List }) {
  const text = useText()
  return (
    <CorrectableLine
      row={line.row}
      typed={line.typed}
      explanation={line.msg}
      onRead={(answer) => list.correct(line, answer)}
      other={{ label: text('quick_order.leave_out'), onClick: () => list.leaveOut(line) }}
    >
      {line.whole !== undefined && (
        <span className={classes.name}>{text('quick_order.from_line', { row: line.row, line: line.whole })}</span>
      )}
    </CorrectableLine>
  )
}
