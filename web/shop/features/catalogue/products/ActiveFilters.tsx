import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { QueryLink } from '../../../../ui/controls/QueryLink.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useColourName } from '../../../../ui/product/useColourName.ts'
import classes from './ActiveFilters.module.css'
import { kindName } from './kindName.ts'
import {
  changeWithout,
  type FilterName,
  type FilterValue,
  filterNames,
  type ListAddress,
  readFilterValues,
} from './list-address.ts'
import { makeText } from './makeText.ts'
import { brandsQuery, countsQuery, printerQuery, type SkuQuery } from './queries.ts'
import { useYieldBand } from './useYieldBand.ts'

/** The filters that are on, each with its way off. */
export function ActiveFilters({ address, find }: { address: ListAddress; find: SkuQuery }) {
  const text = useText()
  const on = useChips(address, find)
  if (on.length === 0) return null
  return (
    <div className={classes.active}>
      {on.map(({ label, change }) => (
        <QueryLink
          key={label}
          change={change}
          className={classes.chip}
          aria-label={text('list.filter_remove', { name: label })}
          stay
        >
          {label}
          <IconX size={13} aria-hidden />
        </QueryLink>
      ))}
      {on.length > 1 && (
        <QueryLink
          change={{ ...Object.fromEntries(filterNames.map((name) => [name, undefined])), page: undefined }}
          className={classes.clear}
          stay
        >
          {text('list.filter_clear')}
        </QueryLink>
      )}
    </div>
  )
}

/** What is chosen, in words, and the address without it. */
function useChips(address: ListAddress, find: SkuQuery) {
  const text = useText()
  const { data } = useQuery(countsQuery(find))
  const brandName = useBrandName(address, data?.brands)
  const printer = useQuery({ ...printerQuery(address.modelId ?? 0), enabled: address.modelId !== undefined }).data
  const colourName = useColourName()
  const bandName = useYieldBand()
  const chips = <Name extends FilterName>(name: Name, label: (value: FilterValue<Name>) => string | undefined) =>
    readFilterValues(address, name).map((value) => ({
      label: label(value) ?? String(value),
      change: changeWithout(address, name, value),
    }))
  return [
    ...chips('classId', (id) => kindName(text, id)),
    ...chips('brandId', brandName),
    ...chips('seriesId', (series) => data?.series.find(({ id }) => id === series)?.name),
    ...chips('modelId', () => printer?.name),
    ...chips('colour', colourName),
    ...chips('yieldBand', bandName),
    ...chips('make', (make) => text(makeText[make])),
    ...chips('inStock', () => text('list.in_stock')),
  ]
}

/** Brands by what was counted; one of which nothing was found is not among them. */
function useBrandName(address: ListAddress, counted: readonly { id: number; name: string }[] | undefined) {
  const isCounted = (brand: number) => counted?.some(({ id }) => id === brand)
  const isAsked = counted !== undefined && !readFilterValues(address, 'brandId').every(isCounted)
  const all = useQuery({ ...brandsQuery(), enabled: isAsked }).data
  return (brand: number) =>
    counted?.find(({ id }) => id === brand)?.name ?? all?.find(({ brandId }) => brandId === brand)?.name
}
