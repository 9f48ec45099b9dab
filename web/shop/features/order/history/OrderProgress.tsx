import { describeDelivery } from '../../../../../rules/order/delivery.ts'
import { orderProgress } from '../../../../../rules/order/progress.ts'
import { Steps } from '../../../../ui/feedback/Steps.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { OrderDetail } from '../queries.ts'

/** How far an order is, as a line of steps; the next one is amber where the order is late, or waits for a decision or its payment. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const text = useText()
  const { day } = useFormat()
  const steps = orderProgress(order)
  if (steps.length === 0) return null
  const delivery = describeDelivery(order, order.today)
  const isLate = delivery?.said === 'late' || delivery?.said === 'rest_late'
  return (
    <Steps
      label={text('order.progress')}
      steps={steps.map(({ step, isWaiting, ...rest }) => ({
        ...rest,
        name: text(`order.state_${step}`),
        isCaution: isWaiting || (rest.isNext && isLate),
        note: rest.isNext && isLate && delivery.on ? text('order.late_since', { date: day(delivery.on) }) : null,
      }))}
    />
  )
}
