import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import sums from '../../../../ui/order/Totals.module.css'
import classes from '../Order.module.css'
import type { Preview } from '../queries.ts'

/** How the order is paid, what of the customer's credit is left, and what they owe too long. */
export function PaymentTerms({ payment, currency }: { payment: Preview['payment']; currency: string }) {
  const text = useText()
  const { money } = useFormat()
  const { termsNetDays, creditBalance, overdueAmount, overdueDays } = payment
  return (
    <dl className={sums.totals}>
      <div>
        <dt>{text('order.payment')}</dt>
        <dd>{text('order.terms_days', { days: termsNetDays })}</dd>
      </div>
      {termsNetDays > 0 && (
        <div>
          <dt>{text('order.credit_balance')}</dt>
          <dd>
            <Money amount={creditBalance} currency={currency} />
          </dd>
        </div>
      )}
      {overdueDays > 0 && (
        <div className={classes.caution}>
          <dt>{text('payment.overdue')}</dt>
          <dd>{text('payment.overdue_by', { amount: money(overdueAmount, currency), days: overdueDays })}</dd>
        </div>
      )}
    </dl>
  )
}
