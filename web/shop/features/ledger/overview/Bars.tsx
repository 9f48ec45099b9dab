import type { ReactNode } from 'react'
import { Money } from '../../../../ui/language/Money.tsx'
import { barSpans } from '../../../../ui/list/bar-spans.ts'
import classes from './Overview.module.css'

export type Bar = {
  key: string
  /** Leads to what the amount is made of, where there is something. */
  label: ReactNode
  /** Of the wire, with two decimals. */
  amount: number
  /** What is late, and what is the sum of many, is coloured apart. */
  tone?: 'late' | 'rest'
}

type Props = {
  /** What the table is called by readers of the screen. */
  title: string
  /** What the rows are, and their amounts. */
  heads: readonly [label: string, amount: string]
  bars: readonly Bar[]
  currency: string
  /** Labels take most of the room, as names of products do. */
  isLong?: boolean
}

/** Amounts as bars of one scale: a table whose rows say the same in figures. */
export function Bars({ title, heads, bars, currency, isLong }: Props) {
  const spans = barSpans(bars.map(({ amount }) => amount))
  return (
    <table className={classes.bars} aria-label={title} data-long={isLong || undefined}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" data-right={at === 1 || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, amount, tone }, at) => (
          <tr key={key} data-empty={amount === 0 || undefined}>
            <th scope="row">
              <span className={classes.labelled}>
                <span className={classes.label}>{label}</span>
                <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                  <rect
                    x={spans[at]?.start}
                    width={spans[at]?.length}
                    height={1}
                    data-tone={amount < 0 ? 'late' : tone}
                  />
                </svg>
              </span>
            </th>
            <td data-right>
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
