import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { Fragment, useEffect } from 'react'
import { lastPage, type PageSize, pageSizes } from '../../../rules/paging.ts'
import { QueryLink } from '../controls/QueryLink.tsx'
import { Select } from '../controls/Select.tsx'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import { useSettings } from '../theme/settings.ts'
import classes from './Pager.module.css'
import { useChangeQuery } from './useChangeQuery.ts'

type Props = {
  page: number
  size: PageSize
  total: number
  /** There are more than `total`. */
  atLeast?: boolean
}

/** Which rows are shown, the pages around, and how many on each. The page stands in the address. */
export function Pager({ page, size, total, atLeast = false }: Props) {
  const text = useText()
  const { number } = useFormat()
  const change = useChangeQuery()
  usePreferredSize(size)
  const pages = Math.min(lastPage, Math.max(1, Math.ceil(total / size)))
  const rows = {
    first: number(Math.min(total, (page - 1) * size + 1)),
    last: number(Math.min(total, page * size)),
    total: number(total),
  }

  return (
    <nav className={classes.pager} aria-label={text('ui.page')}>
      <span className={classes.rows}>{text(atLeast ? 'ui.rows_at_least' : 'ui.rows', rows)}</span>
      <Select
        size="xs"
        aria-label={text('ui.page_size')}
        value={String(size)}
        data={pageSizes.map((choice) => ({
          value: String(choice),
          label: text('ui.page_size_of', { count: String(choice) }),
        }))}
        onChange={({ target }) => change({ size: target.value, page: undefined })}
      />
      {pages > 1 && (
        <span className={classes.pages}>
          <Step to={page - 1} label={text('ui.page_previous')} off={page <= 1} icon="back" />
          {listPagesAround(page, pages).map(({ at, gap }) => (
            <Fragment key={at}>
              {gap && <span>…</span>}
              <PageLink page={at} current={at === page} />
            </Fragment>
          ))}
          <Step to={page + 1} label={text('ui.page_next')} off={page >= pages} icon="on" />
        </span>
      )}
    </nav>
  )
}

/** Goes to the size that this reader likes, where the address says neither size nor page: the server's page is the same for all. */
function usePreferredSize(size: PageSize) {
  const change = useChangeQuery()
  const { pageSize } = useSettings()
  const isInAddress = useLocation({
    select: ({ search }: { search: { size?: unknown; page?: unknown } }) => (search.size ?? search.page) !== undefined,
  })
  useEffect(() => {
    if (!isInAddress && pageSize !== size) change({ size: pageSize }, { replace: true, resetScroll: false })
  }, [isInAddress, pageSize, size, change])
}

function PageLink({ page, current }: { page: number; current: boolean }) {
  const { number } = useFormat()
  return (
    <QueryLink
      change={{ page: page === 1 ? undefined : page }}
      className={classes.page}
      aria-current={current ? 'page' : undefined}
    >
      {number(page)}
    </QueryLink>
  )
}

function Step({ to, label, off, icon }: { to: number; label: string; off: boolean; icon: 'back' | 'on' }) {
  const Icon = icon === 'back' ? IconChevronLeft : IconChevronRight
  if (off) {
    return (
      <span className={classes.page} data-off>
        <Icon size={16} aria-hidden />
      </span>
    )
  }
  return (
    <QueryLink change={{ page: to === 1 ? undefined : to }} className={classes.page} aria-label={label}>
      <Icon size={16} aria-hidden />
    </QueryLink>
  )
}

/** First, last and the pages around this one; `gap` says that some were left out before. */
export function listPagesAround(page: number, pages: number): Array<{ at: number; gap: boolean }> {
  const pageNumbers = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const sorted = [...new Set(pageNumbers)].sort((a, b) => a - b)
  return sorted.map((at, index) => ({ at, gap: at - (sorted[index - 1] ?? at) > 1 }))
}
