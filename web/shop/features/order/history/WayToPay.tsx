import { Link } from '@tanstack/react-router'
import type { HoldReason } from '../../../../../rules/order/order.ts'
import { useText } from '../../../../ui/language/language.tsx'

/** Leads to what has to be paid so that an order goes on: what is overdue, or all that counts against the credit limit. */
export function WayToPay({ because }: { because: HoldReason }) {
  const text = useText()
  const isOverdue = because === 'payment.held_overdue'
  return (
    <Link to="/finance/openinvoice" search={isOverdue ? { ageing: '1' } : {}}>
      {text(isOverdue ? 'order.held_overdue' : 'order.held_limit')}
    </Link>
  )
}
