import { IconAlertTriangle, IconCircleCheckFilled, IconCircleMinus, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './StatusBadge.module.css'

/** How a state is meant: well, waiting for something, wrong, or over. */
export type Tone = 'good' | 'caution' | 'bad' | 'quiet'

const icons = { good: IconCircleCheckFilled, caution: IconClockHour4, bad: IconAlertTriangle, quiet: IconCircleMinus }

/** A state by its word; the colour never says it alone. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <span className={classes.state} data-tone={tone}>
      <Icon size={16} aria-hidden />
      {children}
    </span>
  )
}
