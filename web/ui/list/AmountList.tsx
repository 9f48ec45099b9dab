import { Money } from '../language/Money.tsx'

type Props = {
  amounts: ReadonlyArray<readonly [term: string, amount: number]>
  currency: string
  className?: string | undefined
}

/** Amounts of one currency, each with what it is. */
export const AmountList = ({ amounts, currency, className }: Props) => (
  <dl className={className}>
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
