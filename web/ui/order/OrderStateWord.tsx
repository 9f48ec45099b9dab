import type { OrderState } from '../../../rules/order.ts'
import { useText } from '../language.tsx'
import { StateWord, type Tone } from '../StateWord.tsx'

const tones: Record<OrderState, Tone> = {
  awaitingPayment: 'caution',
  onHold: 'caution',
  submitted: 'good',
  released: 'good',
  partlyShipped: 'good',
  shipped: 'good',
  allDelivered: 'good',
  cancelled: 'quiet',
}

export function OrderStateWord({ state }: { state: OrderState }) {
  const text = useText()
  return <StateWord tone={tones[state]}>{text(`order.state_${state}`)}</StateWord>
}
