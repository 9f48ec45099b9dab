import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import type { ReturnDetail } from './queries.ts'
import classes from './Return.module.css'

type Sums = Pick<ReturnDetail['sums'], 'amount' | 'fee' | 'shipping' | 'vat' | 'total'>

/** What a return comes to: a forecast, until its credit notes say it. */
export function ReturnSums({ sums, currency }: { sums: Sums; currency: string }) {
  const text = useText()
  const { amount, fee, shipping, vat, total } = sums
  const rows = [
    [text('rma.goods'), amount],
    ...(fee > 0 ? [[text('rma.fee'), -fee] as const] : []),
    ...(shipping > 0 ? [[text('rma.shipping'), -shipping] as const] : []),
    [text('rma.vat'), vat],
  ] as const
  return (
    <dl className={classes.sums}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Money amount={value} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{text('rma.credit')}</dt>
        <dd>
          <Money amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
