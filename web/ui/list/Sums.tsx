import { Money } from '../language/Money.tsx'
import classes from './Sums.module.css'

type Props = {
  /** Of how many rows, on all pages. */
  title: string
  sums: ReadonlyArray<{ currency: string; terms: ReadonlyArray<readonly [term: string, amount: number]> }>
}

/** The sums of all rows that were found, for each currency. */
export const Sums = ({ title, sums }: Props) => (
  <section className={classes.sums} aria-label={title}>
    <p>{title}</p>
    {sums.map(({ currency, terms }) => (
      <dl key={currency}>
        {terms.map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    ))}
  </section>
)
