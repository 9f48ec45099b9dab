import { AmountList } from './AmountList.tsx'
import classes from './Sums.module.css'

type Props = {
  /** Of how many rows, on all pages. */
  title: string
  sums: ReadonlyArray<{ currency: string; terms: ReadonlyArray<readonly [term: string, amount: number]> }>
}

/** The sums of all rows that were found: a row for each currency, with its code where there are several. */
export const Sums = ({ title, sums }: Props) => (
  <section className={classes.sums} aria-label={title}>
    <p>{title}</p>
    <ul>
      {sums.map(({ currency, terms }) => (
        <li key={currency}>
          {sums.length > 1 && <span className={classes.currency}>{currency}</span>}
          <AmountList amounts={terms} currency={currency} />
        </li>
      ))}
    </ul>
  </section>
)
