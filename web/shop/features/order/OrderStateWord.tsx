import { IconCircleCheckFilled, IconCircleMinus, IconClockHour4 } from '@tabler/icons-react'
import type { OrderState } from '../../../../rules/order.ts'
import { useText } from '../../../ui/language.tsx'
import classes from './Order.module.css'

const tones: Record<OrderState, 'good' | 'caution' | 'quiet'> = {
  awaitingPayment: 'caution',
  onHold: 'caution',
  submitted: 'good',
  released: 'good',
  partlyShipped: 'good',
  shipped: 'good',
  allDelivered: 'good',
  cancelled: 'quiet',
}
const icons = { good: IconCircleCheckFilled, caution: IconClockHour4, quiet: IconCircleMinus }

export function OrderStateWord({ state }: { state: OrderState }) {
  const text = useText()
  const Icon = icons[tones[state]]
  return (
    <span className={classes.state} data-tone={tones[state]}>
      <Icon size={16} aria-hidden />
      {text(`order.state_${state}`)}
    </span>
  )
}
