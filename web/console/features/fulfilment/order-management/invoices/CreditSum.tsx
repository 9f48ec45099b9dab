import { toAmount, toCents } from '../../../../../../rules/catalogue/price/money.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { creditSums, type TypedCredits } from './credit-draft.ts'
import classes from './Invoices.module.css'
import type { StaffInvoice } from './queries.ts'

type Props = { invoice: StaffInvoice; credits: TypedCredits }

/** What the credit note will come to, by the rule that writes it, and what of it the customer keeps. */
export function CreditSum({ invoice, credits }: Props) {
  const text = useText()
  const { money, number } = useFormat()
  const { currency, open, vat, vatRate } = invoice
  const sums = creditSums(invoice, credits)
  const rest = sums ? toAmount(toCents(sums.total) - toCents(open)) : 0
  const total = [text('credit_note.total'), sums?.total] as const
  const taxed = [
    [text('credit_note.net'), sums?.net],
    [text('order.vat', { rate: number(vatRate) }), sums?.vat],
  ] as const
  const rows = vat > 0 ? [...taxed, total] : [total]
  return (
    <section className={classes.sum} aria-label={text('credit_note.sum')} aria-live="polite">
      <h3>{text('credit_note.sum')}</h3>
      <dl>
        {rows.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{amount === undefined ? '–' : <Money amount={amount} currency={currency} />}</dd>
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <p className={classes.quiet}>
          {text(open > 0 ? 'credit_note.keeps' : 'credit_note.keeps_all', {
            open: money(open, currency),
            rest: money(rest, currency),
          })}
        </p>
      )}
    </section>
  )
}
