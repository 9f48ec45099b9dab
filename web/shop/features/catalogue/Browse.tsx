import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { AddressNotice } from './AddressNotice.tsx'
import classes from './Browse.module.css'
import { CompareBar } from './CompareBar.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { ListAddress } from './list-address.ts'
import { PrinterFinder } from './PrinterFinder.tsx'
import type { Find } from './queries.ts'
import { SortChoice } from './SortChoice.tsx'
import { ViewChoice } from './ViewChoice.tsx'

type Props = {
  /** A list that begins with a printer's name, not with a keyword. */
  finder?: boolean
  title: string
  /** How many, in words. */
  count: string
  address: ListAddress
  find: Find
  /** How many there are; nothing found has no order and no view. */
  found: number
  children: ReactNode
}

/** A list beside what narrows it; on a telephone the filter unfolds above. */
export function Browse({ finder = false, title, count, address, find, found, children }: Props) {
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
            <FilterButton open={open} onClick={() => setOpen(!open)} />
            {found > 0 && (
              <>
                <ViewChoice />
                <SortChoice value={address.sort ?? 'best'} />
              </>
            )}
          </div>
        </div>
        {finder && (
          <details className={classes.finder}>
            <summary>{text('finder.title')}</summary>
            <PrinterFinder />
          </details>
        )}
        <ActiveFilters address={address} find={find} />
        <AddressNotice address={address} find={find} />
        {children}
        <CompareBar />
      </section>
    </div>
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
