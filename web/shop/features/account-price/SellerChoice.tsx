import { Select } from '../../../ui/controls/Select.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { PriceRules } from './queries.ts'

type Props = {
  sellers: PriceRules['accounts']
  value: number | null
  onChange: (accountId: number | null) => void
}

/** For whom something is set: all sales reps, or one. */
export function SellerChoice({ sellers, value, onChange }: Props) {
  const text = useText()
  return (
    <Select
      label={text('account_price.seller')}
      value={String(value ?? '')}
      data={[
        { value: '', label: text('account_price.all_sellers') },
        ...sellers.map(({ accountId, name }) => ({ value: String(accountId), label: name })),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
