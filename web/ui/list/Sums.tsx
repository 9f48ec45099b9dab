import { AmountList } from './AmountList.tsx'
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
      <AmountList key={currency} amounts={terms} currency={currency} />
    ))}
  </section>
)
