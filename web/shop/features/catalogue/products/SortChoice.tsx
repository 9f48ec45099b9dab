import type { Sorting } from '../../../../../rules/catalogue/product/catalogue.ts'
import { seesPrices } from '../../../../../rules/identity/permissions.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Select } from '../../../../ui/controls/Select.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useChangeQuery } from '../../../../ui/list/useChangeQuery.ts'
import { sortingsFor } from './list-address.ts'

export function SortChoice({ value }: { value: Sorting }) {
  const text = useText()
  const change = useChangeQuery()
  const choices = sortingsFor(useSession()?.roles.some(seesPrices) === true)
  return (
    <Select
      aria-label={text('list.sort')}
      value={value}
      data={choices.map((sorting) => ({ value: sorting, label: text(`list.sort_${sorting}`) }))}
      onChange={({ target }) => change({ sort: target.value === 'best' ? undefined : target.value, page: undefined })}
    />
  )
}
