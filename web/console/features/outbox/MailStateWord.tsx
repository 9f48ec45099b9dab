import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import type { MailState } from '../../../../rules/outbox.ts'
import { useText } from '../../../ui/language.tsx'
import classes from './Outbox.module.css'

const icons = { waiting: IconClock, failing: IconAlertTriangle, sent: IconCheck }

export function MailStateWord({ state }: { state: MailState }) {
  const text = useText()
  const Icon = icons[state]
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={16} aria-hidden />
      {text(`outbox.state_${state}`)}
    </span>
  )
}
