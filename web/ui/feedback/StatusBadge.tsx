import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleDot,
  IconClockHour4,
  IconProgress,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './StatusBadge.module.css'

/** How a state is meant: nothing to do, under way, done, late or waiting for action, wrong. */
export type Tone = 'quiet' | 'active' | 'good' | 'caution' | 'bad'

const icons = {
  quiet: IconCircleDot,
  active: IconProgress,
  good: IconCircleCheckFilled,
  caution: IconClockHour4,
  bad: IconAlertTriangle,
}

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
