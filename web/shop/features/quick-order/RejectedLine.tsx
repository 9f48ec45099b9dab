import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import { CorrectLine } from './CorrectLine.tsx'
import classes from './QuickOrder.module.css'
import type { List, OpenLine } from './useList.ts'

/** A line that was not taken, and why: corrected where it stands, or left out. */
export function RejectedLine({ line, list }: { line: OpenLine; list: List }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const typed = line.whole ?? line.typed
  return (
    <li className={classes.openLine}>
      <div>
        <span className={classes.why}>{text('quick_order.row', { row: line.row })}</span>{' '}
        <strong className={classes.typed}>{line.typed}</strong>
        <span className={classes.name}>{line.msg}</span>
        {isOpen && (
          <CorrectLine
            typed={line.typed}
            onRead={(answer) => list.correct(line, answer)}
            onCancel={() => setOpen(false)}
          />
        )}
        {line.whole !== undefined && (
          <span className={classes.name}>{text('quick_order.from_line', { row: line.row, line: typed })}</span>
        )}
      </div>
      {!isOpen && (
        <div className={classes.deedsOfLine}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${text('quick_order.correct')}: ${line.typed}`}
            onClick={() => setOpen(true)}
          >
            {text('quick_order.correct')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${text('quick_order.leave_out')}: ${line.typed}`}
            onClick={() => list.leaveOut(line)}
          >
            {text('quick_order.leave_out')}
          </Button>
        </div>
      )}
    </li>
  )
}
