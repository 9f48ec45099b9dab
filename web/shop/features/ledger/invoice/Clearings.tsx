import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import finance from '../Finance.module.css'
import { ItemNumber } from '../ItemNumber.tsx'
import type { InvoiceDetail } from '../queries.ts'
import classes from './Invoice.module.css'

/** What has cleared an invoice, or used up a credit note; what was taken back is below zero. */
export function Clearings({ invoice: { clearings, item } }: { invoice: InvoiceDetail }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <section className={classes.card}>
      <h2 className={finance.part}>{text('finance.clearings')}</h2>
      {clearings.length === 0 && <p className={finance.small}>{text('finance.clearings_none')}</p>}
      <ul className={classes.clearings}>
        {clearings.map(({ kind, number, at, amount }) => (
          <li key={`${kind} ${number} ${at} ${amount}`}>
            <span>
              {text(`finance.kind_${kind}`)} <ItemNumber kind={kind} number={number} />
              <span className={finance.small}>{instant(at)}</span>
            </span>
            <Money amount={amount} currency={item.currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}
