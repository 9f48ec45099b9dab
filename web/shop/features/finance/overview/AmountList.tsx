import { Money } from '../../../../ui/language/Money.tsx'
import classes from './Overview.module.css'

type Props = { amounts: ReadonlyArray<readonly [term: string, amount: number]>; currency: string }

/** Amounts side by side, each with what it is. */
export const AmountList = ({ amounts, currency }: Props) => (
  <dl className={classes.sums}>
    {amounts.map(([term, amount]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <Money amount={amount} currency={currency} />
        </dd>
      </div>
    ))}
  </dl>
)
