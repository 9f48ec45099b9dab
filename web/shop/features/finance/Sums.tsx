import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import classes from './Finance.module.css'
import type { ItemSum } from './queries.ts'

type Props = {
  sums: readonly ItemSum[]
  /** Of the items on all pages. */
  count: number
}

/** The sums of all items that were found, for each currency. */
export function Sums({ sums, count }: Props) {
  const text = useText()
  return (
    <section className={classes.sums} aria-label={text('finance.sums', { count })}>
      <p>{text('finance.sums', { count })}</p>
      {sums.map(({ currency, amount, paid, balance }) => (
        <dl key={currency}>
          <Sum term={text('finance.amount')} amount={amount} currency={currency} />
          <Sum term={text('finance.paid')} amount={paid} currency={currency} />
          <Sum term={text('finance.balance')} amount={balance} currency={currency} />
        </dl>
      ))}
    </section>
  )
}

function Sum({ term, amount, currency }: { term: string; amount: number; currency: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  )
}
