import { IconFilter } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { Pager } from '../../../../ui/list/Pager.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { AddressNotice } from './AddressNotice.tsx'
import classes from './Browse.module.css'
import { CompareBar } from './compare/CompareBar.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { type ListAddress, readPageSize } from './list-address.ts'
import { PrinterFinder } from './PrinterFinder.tsx'
import type { SkuPage, SkuQuery } from './queries.ts'
import { SortChoice } from './SortChoice.tsx'
import { ViewChoice } from './ViewChoice.tsx'

type Props = {
  /** A list that begins with a printer's name, not with a keyword. */
  finder?: boolean
  title: string
  address: ListAddress
  find: SkuQuery
  found: UseQueryResult<SkuPage>
  /** What is shown of what was found, before it. */
  above?: ReactNode
  /** What is shown where nothing was found; that has no order and no view. */
  empty: ReactNode
  children: (rows: SkuPage['rows']) => ReactNode
}

/** A list beside what narrows it; on a telephone the filter unfolds above. */
export function Browse({ finder = false, title, address, find, found, above, empty, children }: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { data, isPlaceholderData } = found
  if (!data) return <RowSkeletons rows={12} />
  const { rows, total, totalIsMinimum } = data
  return (
    <div className={classes.browse}>
      <a href="#products" className={classes.skip}>
        {text('list.skip_filters')}
      </a>
      <aside id="filter" className={classes.filter} data-open={open || undefined} aria-label={text('list.filter')}>
        {finder && <Finder />}
        <FilterPanel address={address} find={find} />
        <Button className={classes.showButton} onClick={() => setOpen(false)}>
          {text('list.show', { count: total })}
        </Button>
      </aside>
      <section id="products" className={classes.results} tabIndex={-1}>
        <div className={classes.head}>
          <h1>{title}</h1>
          <span className={classes.count} role="status">
            {text(totalIsMinimum ? 'search.count_at_least' : 'search.count', { count: total })}
          </span>
          <ActiveFilters address={address} find={find} />
          <div className={classes.tools}>
            <FilterButton open={open} onClick={() => setOpen(!open)} />
            {total > 0 && <ViewChoice />}
            {total > 0 && <SortChoice value={address.sort ?? 'best'} />}
          </div>
        </div>
        <AddressNotice address={address} find={find} />
        {above}
        {rows.length === 0 ? (
          empty
        ) : (
          <div aria-busy={isPlaceholderData}>
            {children(rows)}
            <Pager page={address.page ?? 1} size={readPageSize(address)} total={total} atLeast={totalIsMinimum} />
          </div>
        )}
        <CompareBar />
      </section>
    </div>
  )
}

function Finder() {
  const text = useText()
  return (
    <details className={classes.finder}>
      <summary>{text('finder.title')}</summary>
      <PrinterFinder />
    </details>
  )
}

function FilterButton({ open, onClick }: { open: boolean; onClick: () => void }) {
  const text = useText()
  return (
    <Button
      variant="default"
      className={classes.filterButton}
      aria-expanded={open}
      aria-controls="filter"
      leftSection={<IconFilter size={16} aria-hidden />}
      onClick={onClick}
    >
      {text('list.filter')}
    </Button>
  )
}
