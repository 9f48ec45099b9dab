import type { OrderState } from '../../../rules/order/order.ts'
import { StatusBadge, type Tone } from '../feedback/StatusBadge.tsx'
import { useText } from '../language/language.tsx'

const tones: Record<OrderState, Tone> = {
  awaitingPayment: 'caution',
  onHold: 'caution',
  submitted: 'quiet',
  released: 'active',
  partlyShipped: 'active',
  shipped: 'active',
  allDelivered: 'good',
  cancelled: 'quiet',
}

export function OrderStatusBadge({ state }: { state: OrderState }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`order.state_${state}`)}</StatusBadge>
}
