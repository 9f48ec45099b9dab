import { useText } from '../../../ui/language/language.tsx'
import { Sums } from '../../../ui/list/Sums.tsx'
import type { ItemSum } from './queries.ts'

type Props = {
  sums: readonly ItemSum[]
  /** Of the items on all pages. */
  count: number
}

/** The sums of all items that were found, for each currency. */
export function ItemSums({ sums, count }: Props) {
  const text = useText()
  return (
    <Sums
      title={text('finance.sums', { count })}
      sums={sums.map(({ currency, amount, paid, balance }) => ({
        currency,
        terms: [
          [text('finance.amount'), amount],
          [text('finance.paid'), paid],
          [text('finance.balance'), balance],
        ],
      }))}
    />
  )
}
