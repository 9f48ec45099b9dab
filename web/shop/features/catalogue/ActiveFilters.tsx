import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../ui/language.tsx'
import { useColourName } from '../../../ui/product/useColourName.ts'
import { QueryLink } from '../../../ui/QueryLink.tsx'
import classes from './ActiveFilters.module.css'
import { kindName } from './kindName.ts'
import { filterNames, type ListAddress } from './list-address.ts'
import { makeText } from './makeText.ts'
import { countsQuery, type Find, printerQuery } from './queries.ts'
import { useYieldBand } from './useYieldBand.ts'

/** The filters that are on, each with its way off. */
export function ActiveFilters({ address, find }: { address: ListAddress; find: Find }) {
  const text = useText()
  const { data } = useQuery(countsQuery(find))
  const printer = useQuery({ ...printerQuery(address.modelId ?? 0), enabled: address.modelId !== undefined }).data
  const colourName = useColourName()
  const bandName = useYieldBand()
  const on = filterNames.filter((name) => address[name])
  if (on.length === 0) return null

  const labels: Record<(typeof filterNames)[number], () => string | undefined> = {
    classId: () => kindName(text, address.classId ?? 0),
    brandId: () => data?.brands.find(({ id }) => id === address.brandId)?.name,
    seriesId: () => data?.series.find(({ id }) => id === address.seriesId)?.name,
    modelId: () => printer?.name,
    colour: () => address.colour && colourName(address.colour),
    yieldBand: () => address.yieldBand && bandName(address.yieldBand),
    make: () => address.make && text(makeText[address.make]),
    inStock: () => text('list.in_stock'),
  }
  return (
    <div className={classes.active}>
      {on.map((name) => {
        const label = labels[name]() ?? String(address[name])
        return (
          <QueryLink
            key={name}
            change={{ [name]: undefined, page: undefined }}
            className={classes.chip}
            aria-label={text('list.filter_remove', { name: label })}
            stay
          >
            {label}
            <IconX size={13} aria-hidden />
          </QueryLink>
        )
      })}
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
