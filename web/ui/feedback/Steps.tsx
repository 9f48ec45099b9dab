import { IconCheck } from '@tabler/icons-react'
import { useFormat } from '../language/format.ts'
import classes from './Steps.module.css'

export type Step = {
  name: string
  /** When it was done: an ISO instant. */
  at: string | null
  isDone: boolean
  isNext: boolean
  /** It is late, or waits for action. */
  isCaution?: boolean
  note?: string | null
}

/** How far something has come, as a line of steps. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { instant } = useFormat()
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ name, at, isDone, isNext, isCaution, note }, position) => (
        <li
          key={name}
          className={classes.step}
          data-done={isDone || undefined}
          data-caution={isCaution || undefined}
          aria-current={isNext ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {isDone ? <IconCheck size={16} /> : position + 1}
          </span>
          <span className={classes.name}>{name}</span>
          {at && (
            <time className={classes.when} dateTime={at}>
              {instant(at)}
            </time>
          )}
          {note && <span className={classes.when}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
