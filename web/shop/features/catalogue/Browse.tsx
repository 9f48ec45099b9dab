import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../ui/language.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import classes from './Browse.module.css'
import { FilterPanel } from './FilterPanel.tsx'
import type { ListAddress } from './list-address.ts'
import type { Find } from './queries.ts'
import { SortChoice } from './SortChoice.tsx'

type Props = {
  title: string
  /** How many, in words. */
  count: string
  address: ListAddress
  find: Find
  onChange: (change: Partial<ListAddress>) => void
  children: ReactNode
}

/** A list beside what narrows it; on a telephone the filter unfolds above. */
export function Browse({ title, count, address, find, onChange, children }: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className={classes.browse}>
      <aside id="filter" className={classes.filter} data-open={open || undefined} aria-label={text('list.filter')}>
        <FilterPanel address={address} find={find} />
      </aside>
      <section className={classes.results}>
        <div className={classes.head}>
          <h1>{title}</h1>
          <span className={classes.count} role="status">
            {count}
          </span>
          <div className={classes.tools}>
            <Button
              variant="default"
              className={classes.filterButton}
              aria-expanded={open}
              aria-controls="filter"
              leftSection={<IconFilter size={16} aria-hidden />}
              onClick={() => setOpen(!open)}
            >
              {text('list.filter')}
            </Button>
            <SortChoice value={address.sort ?? 'best'} onChange={(sort) => onChange({ sort, page: undefined })} />
          </div>
        </div>
        <ActiveFilters address={address} find={find} />
        {children}
      </section>
    </div>
  )
}
