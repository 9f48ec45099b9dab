import { type ReactNode, useState } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import type { ReadAnswer } from '../queries.ts'
import { CorrectLine } from './CorrectLine.tsx'

type Props = {
  row: number
  typed: string
  /** What became of it, or why nothing did. */
  explanation: ReactNode
  onRead: (answer: ReadAnswer) => void
  /** What else can be done with it. */
  other: { label: string; onClick: () => void }
  children?: ReactNode
}

/** A line as it was typed, to be corrected where it stands. */
export function CorrectableLine({ row, typed, explanation, onRead, other, children }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const action = (label: string, onClick: () => void) => (
    <Button size="compact-sm" variant="default" aria-label={`${label}: ${typed}`} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <li className={classes.openLine}>
      <div>
        <span className={classes.why}>{text('quick_order.row', { row })}</span>{' '}
        <strong className={classes.typed}>{typed}</strong>
        <span className={classes.name}>{explanation}</span>
        {isOpen && <CorrectLine typed={typed} onRead={onRead} onCancel={() => setOpen(false)} />}
        {children}
      </div>
      {!isOpen && (
        <div className={classes.lineActions}>
          {action(text('quick_order.correct'), () => setOpen(true))}
          {action(other.label, other.onClick)}
        </div>
      )}
    </li>
  )
}
