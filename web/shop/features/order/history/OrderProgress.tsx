import { IconCheck } from '@tabler/icons-react'
import { describeDelivery } from '../../../../../rules/order/delivery.ts'
import { orderProgress } from '../../../../../rules/order/progress.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { OrderDetail } from '../queries.ts'
import classes from './OrderProgress.module.css'

/** How far an order is, as a line of steps; the next one is amber where the order is late, or waits for a decision or its payment. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const text = useText()
  const { instant, day } = useFormat()
  const steps = orderProgress(order)
  if (steps.length === 0) return null
  const delivery = describeDelivery(order, order.today)
  const isLate = delivery?.said === 'late' || delivery?.said === 'rest_late'
  return (
    <ol className={classes.steps} aria-label={text('order.progress')}>
      {steps.map(({ step, at, isDone, isNext, isWaiting }, position) => (
        <li
          key={step}
          className={classes.step}
          data-done={isDone || undefined}
          data-caution={isWaiting || (isNext && isLate) || undefined}
          aria-current={isNext ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {isDone ? <IconCheck size={16} /> : position + 1}
          </span>
          <span className={classes.name}>{text(`order.state_${step}`)}</span>
          {at && (
            <time className={classes.when} dateTime={at}>
              {instant(at)}
            </time>
          )}
          {isNext && isLate && delivery.on && (
            <span className={classes.when}>{text('order.late_since', { date: day(delivery.on) })}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
