import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { Money } from '../../language/Money.tsx'

type Props = {
  before: number
  now: number
  currency: string
  /** What else is shown of the price of then. */
  children?: ReactNode
}

/** The cells of a row that say what a piece cost when it was put into the basket, and what it costs now. */
export function PriceChangeCells({ before, now, currency, children }: Props) {
  const text = useText()
  return (
    <>
      <td data-right data-label={text('price_change.before')}>
        <Money amount={before} currency={currency} />
        {children}
      </td>
      <td data-right data-label={text('price_change.now')}>
        <strong>
          <Money amount={now} currency={currency} />
        </strong>
      </td>
    </>
  )
}
