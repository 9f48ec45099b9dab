import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import type { OrderDetail } from '../queries.ts'
import classes from './CancelDialog.module.css'
import type { foreseeCancellation } from './cancel-choice.ts'

type Props = { order: OrderDetail; outcome: ReturnType<typeof foreseeCancellation> }

/** What a cancellation takes off the total of an order, what it leaves, and what else becomes of it. */
export function CancelOutcome({ order, outcome: { off, left, isWhole, keepsCosts } }: Props) {
  const text = useText()
  const { currency, couponCode, termsNetDays, status } = order
  const isPaid = termsNetDays === 0 && status !== 'awaitingPayment'
  const notes = [
    isWhole && text('cancellation.whole'),
    !isWhole && off > 0 && keepsCosts && text('cancellation.shipping_stays'),
    isWhole && couponCode !== '' && text('cancellation.coupon_back', { code: couponCode }),
    isPaid && off > 0 && text('cancellation.refund'),
  ].filter((note) => typeof note === 'string')
  return (
    <section aria-label={text('cancellation.totals')} aria-live="polite">
      <dl className={classes.sums}>
        <div>
          <dt>{text('cancellation.off')}</dt>
          <dd>
            <Money amount={-off} currency={currency} />
          </dd>
        </div>
        <div className={classes.left}>
          <dt>
            {text('cancellation.left')} <span className={classes.quiet}>{text('cancellation.vat_included')}</span>
          </dt>
          <dd>
            <Money amount={left} currency={currency} />
          </dd>
        </div>
      </dl>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </section>
  )
}
