import type { Sorting } from '../../../../rules/catalogue.ts'
import { seesPurchasePrice } from '../../../../rules/permissions.ts'
import { useSession } from '../../../api/session.ts'
import { useText } from '../../../ui/language.tsx'
import { Select } from '../../../ui/Select.tsx'
import { sortingsFor } from './list-address.ts'

export function SortChoice({ value, onChange }: { value: Sorting; onChange: (sorting: Sorting | undefined) => void }) {
  const text = useText()
  const choices = sortingsFor(useSession()?.roles.some(seesPurchasePrice) === true)
  return (
    <Select
      aria-label={text('list.sort')}
      value={value}
      data={choices.map((sorting) => ({ value: sorting, label: text(`list.sort_${sorting}`) }))}
      onChange={({ target }) => {
        const sorting = choices.find((choice) => choice === target.value)
        onChange(sorting === 'best' ? undefined : sorting)
      }}
    />
  )
}
