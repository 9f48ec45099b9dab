import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { CreditMeter } from '../../../../ui/order/CreditMeter.tsx'
import sums from '../../../../ui/order/Totals.module.css'
import classes from '../Order.module.css'
import type { Preview } from '../queries.ts'

type Props = { payment: Preview['payment']; total: number; currency: string }

/** How the order is paid, what of the customer's credit is left and would be left, and what they owe too long. */
export function PaymentTerms({ payment, total, currency }: Props) {
  const text = useText()
  const { money } = useFormat()
  const { termsNetDays, overdueAmount, overdueDays } = payment
  return (
    <dl className={sums.totals}>
      <div>
        <dt>{text('order.payment')}</dt>
        <dd>{text('order.terms_days', { days: termsNetDays })}</dd>
      </div>
      {termsNetDays > 0 && <CreditRows payment={payment} total={total} currency={currency} />}
      {overdueDays > 0 && (
        <div className={classes.caution}>
          <dt>{text('payment.overdue')}</dt>
          <dd>{text('payment.overdue_by', { amount: money(overdueAmount, currency), days: overdueDays })}</dd>
        </div>
      )}
    </dl>
  )
}

function CreditRows({ payment, total, currency }: Props) {
  const text = useText()
  const { creditLimit, creditBalance, overdueAmount } = payment
  const after = creditBalance - total
  return (
    <>
      <div>
        <dt>{text('order.credit_balance')}</dt>
        <dd>
          <Money amount={creditBalance} currency={currency} />
        </dd>
      </div>
      <div className={classes.creditAfter} data-over={after < 0 || undefined}>
        <dt>{text('payment.credit_after')}</dt>
        <dd>
          <Money amount={after} currency={currency} />
        </dd>
        <dd>
          <CreditMeter limit={creditLimit} used={creditLimit - creditBalance} overdue={overdueAmount} order={total} />
        </dd>
      </div>
    </>
  )
}
