import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from './Invoices.module.css'
import type { StaffInvoice } from './queries.ts'

/** The credit notes of an invoice so far, so that nothing is credited twice. */
export function EarlierCredits({ invoice: { credits, currency } }: { invoice: StaffInvoice }) {
  const text = useText()
  const { day, money } = useFormat()
  if (credits.length === 0) return null
  return (
    <section className={classes.earlier}>
      <h3>{text('credit_note.earlier')}</h3>
      <ul>
        {credits.map(({ number, issuedOn, amount, reason }) => (
          <li key={number}>
            <span className={classes.number}>{number}</span> · {day(issuedOn)} · {money(amount, currency)}
            <span className={classes.quiet}>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
