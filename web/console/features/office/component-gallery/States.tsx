import { orderStates } from '../../../../../rules/order/order.ts'
import { StatusBadge, type Tone } from '../../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import { Example, Examples } from './Example.tsx'

const toneWords = {
  quiet: 'order.state_submitted',
  active: 'order.state_released',
  good: 'order.state_allDelivered',
  caution: 'order.state_onHold',
  bad: 'ui.failed',
} as const satisfies Record<Tone, unknown>
const tones = Object.keys(toneWords) as Tone[]

/** The tones of a state, and every state of an order. */
export function States() {
  const text = useText()
  return (
    <Examples>
      {tones.map((tone) => (
        <Example key={tone} name={`StatusBadge tone=${tone}`}>
          <StatusBadge tone={tone}>{text(toneWords[tone])}</StatusBadge>
        </Example>
      ))}
      <Example name="OrderStatusBadge">
        {orderStates.map((state) => (
          <span key={state}>
            <OrderStatusBadge state={state} />
          </span>
        ))}
      </Example>
    </Examples>
  )
}
