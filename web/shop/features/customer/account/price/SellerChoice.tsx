import type { ChangeEventHandler } from 'react'
import { Select } from '../../../../../ui/controls/Select.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { PriceRules } from './queries.ts'

type Props = {
  sellers: PriceRules['accounts']
  /** The account; empty for all. */
  value: string
  onChange: ChangeEventHandler<HTMLSelectElement>
}

/** For whom something is set: all sales reps, or one. */
export function SellerChoice({ sellers, value, onChange }: Props) {
  const text = useText()
  return (
    <Select
      label={text('account_price.seller')}
      value={value}
      data={[
        { value: '', label: text('account_price.all_sellers') },
        ...sellers.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
      ]}
      onChange={onChange}
    />
  )
}

/** What was chosen from a list whose empty choice is all of them. */
export const chosenId = (value: string) => (value === '' ? null : Number(value))
