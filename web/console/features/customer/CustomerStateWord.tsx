import { IconBan, IconCheck, IconClock, IconLock } from '@tabler/icons-react'
import type { CustomerState } from '../../../../rules/customer.ts'
import { useText } from '../../../ui/language.tsx'
import classes from './Customer.module.css'

const icons = { pending: IconClock, active: IconCheck, rejected: IconBan, suspended: IconLock }

export function CustomerStateWord({ state }: { state: CustomerState }) {
  const text = useText()
  const Icon = icons[state]
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={16} aria-hidden />
      {text(`customer.status_${state}`)}
    </span>
  )
}
