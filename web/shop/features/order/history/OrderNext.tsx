import { remainingLine } from '../../../../../rules/fulfilment/cancellation.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { OrderDetail } from '../queries.ts'
import { useHoldWords } from './hold-words.ts'
import classes from './OrderNext.module.css'

/** What follows an order that was just placed: mail, payment or check, what leaves now and what later. */
export function OrderNext({ order }: { order: OrderDetail }) {
  const text = useText()
  const { money } = useFormat()
  const holdWords = useHoldWords(order)
  const email = useSession()?.user.email ?? ''
  const lines = order.lines.map(remainingLine)
  const now = lines.reduce((sum, { shipsNow }) => sum + shipsNow, 0)
  const later = lines.reduce((sum, { backOrdered, preOrdered }) => sum + backOrdered + preOrdered, 0)
  const together = order.backOrders === 'together' && later > 0
  const steps = [
    text('payment.next_mail', { email }),
    order.payment &&
      text(now > 0 && !together ? 'payment.next_pay' : 'payment.next_pay_waiting', {
        amount: money(order.payment.amount, order.payment.currency),
      }),
    order.status === 'onHold' &&
      (order.heldBecause
        ? `${text(order.heldBecause)} ${text('payment.next_manager')}`
        : holdWords || text('payment.next_hold')),
    !together && now > 0 && order.status === 'submitted' && text('payment.next_ship', { pieces: now }),
    !together && later > 0 && text('payment.next_later', { pieces: later }),
    together && text('payment.next_together'),
  ].filter((step) => typeof step === 'string')
  return (
    <section className={classes.next} aria-label={text('payment.next')}>
      <h2>{text('payment.next')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
