import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { defaultPageSize } from '../../../rules/paging.ts'
import { RowSkeletons } from '../feedback/Skeletons.tsx'
import { keepsFocus } from '../focus.ts'
import { Fetched } from './Fetched.tsx'
import { type Filter, FindForm, filterFault } from './FindForm.tsx'
import classes from './ListPage.module.css'
import { NoMatch, type NoMatchWords } from './NoMatch.tsx'
import { Pager } from './Pager.tsx'
import type { PageParams } from './query.ts'
import { useLastPage } from './useLastPage.ts'

type Heading = {
  title?: string
  /** What else can be done, beside the title. */
  titleAction?: ReactNode
  /** What the list is, in a sentence. */
  intro?: string
  /** What stands between the title and what finds. */
  above?: ReactNode
}

type List<Row> = {
  found: UseQueryResult<{ rows: Row[]; total: number }>
  /** How many rows most readers will have. */
  expectedRows: number
  /** What is shown where there is nothing. */
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

type Props<Row, Search> = Heading &
  List<Row> & {
    /** What the address asks for; a list that comes whole asks for no page and has none to turn to. */
    search?: Search
    filters?: ReadonlyArray<Filter<keyof Search & string>>
    /** What else can be done, beside what finds. */
    actions?: ReactNode
    /** What is shown where a filter leaves nothing; the way out of the filters follows. */
    noMatch?: NoMatchWords
  }

/** A page of a list in all of its states: what it is, what narrows it, its rows, and the way to the other pages. */
export function ListPage<Row, Search extends PageParams>(props: Props<Row, Search>) {
  const { search, filters = [], actions, empty, noMatch } = props
  const narrowing = filters.flatMap((filter) => ('sorts' in filter ? [] : [filter.name]))
  const isNarrowed = narrowing.some((name) => search?.[name])
  // A filter that is at fault finds nothing: its field says why.
  const isAtFault = filters.some((filter) => filterFault(filter, String(search?.[filter.name] ?? '')))
  return (
    <>
      <Head {...props} />
      {search && filters.length > 0 && (
        <FindForm search={search} filters={filters}>
          {actions}
        </FindForm>
      )}
      {/* The way out of the filters goes with what they left. */}
      <div ref={keepsFocus} className={classes.rows}>
        {!isAtFault && (
          <Rows {...props} empty={isNarrowed && noMatch ? <NoMatch {...noMatch} filters={narrowing} /> : empty} />
        )}
      </div>
    </>
  )
}

function Head({ title, titleAction, intro, above }: Heading) {
  const heading = title && <h1>{title}</h1>
  return (
    <>
      {titleAction ? (
        <div className={classes.head}>
          {heading}
          {titleAction}
        </div>
      ) : (
        heading
      )}
      {intro && <p className={classes.intro}>{intro}</p>}
      {above}
    </>
  )
}

function Rows<Row>({ search, found, expectedRows, empty, children }: List<Row> & { search?: PageParams }) {
  useLastPage(found, search ?? {})
  return (
    <Fetched result={found} skeleton={<RowSkeletons rows={expectedRows} />}>
      {({ rows, total }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            {children(rows)}
            {search && <Pager page={search.page ?? 1} size={search.size ?? defaultPageSize} total={total} />}
          </>
        )
      }
    </Fetched>
  )
}

/** A list that comes whole, as a page. */
export const wholeList = <Row,>(rows: Row[]) => ({ rows, total: rows.length })
