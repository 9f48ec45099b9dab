import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import totals from '../../../../ui/order/Totals.module.css'
import type { InvoiceDetail } from '../queries.ts'
import classes from './Invoice.module.css'

type Row = { term: string; amount: number; currency?: string; isGrand?: true; isOptional?: true }

/** From the goods to what is still open. A credit note counts as its paper does: above zero. */
export function InvoiceSums({ invoice: { item, sums } }: { invoice: InvoiceDetail }) {
  const rows = useSumRows(item, sums).filter(({ amount, isOptional }) => !isOptional || amount !== 0)
  return (
    <dl className={`${classes.card} ${totals.totals}`}>
      {rows.map(({ term, amount, currency = item.currency, isGrand }) => (
        <div key={term} className={isGrand && totals.grand}>
          <dt>{term}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useSumRows(item: InvoiceDetail['item'], sums: InvoiceDetail['sums']): Row[] {
  const text = useText()
  const { number } = useFormat()
  const { vatLocal } = sums
  return [
    { term: text('finance.goods'), amount: sums.lines },
    { term: text('order.shipping'), amount: sums.shipping, isOptional: true },
    { term: text('order.handling'), amount: sums.handling, isOptional: true },
    { term: text('finance.net_total'), amount: sums.net },
    { term: text('order.vat', { rate: number(sums.vatRate) }), amount: sums.vat },
    ...(vatLocal ? [{ term: text('finance.vat_local'), amount: vatLocal.vat, currency: vatLocal.currency }] : []),
    { term: text('finance.total'), amount: sums.total, isGrand: true },
    { term: text(item.kind === 'credit' ? 'finance.used' : 'finance.paid'), amount: Math.abs(item.paid) },
    { term: text('finance.still_open'), amount: Math.abs(item.balance) },
  ]
}
