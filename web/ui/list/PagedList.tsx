import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { defaultPageSize } from '../../../rules/paging.ts'
import { RowSkeletons } from '../feedback/Skeletons.tsx'
import { Fetched } from './Fetched.tsx'
import { Pager } from './Pager.tsx'
import type { Paged } from './query.ts'
import { useLastPage } from './useLastPage.ts'

type Props<Row> = {
  /** What the address asks for. */
  asked: Paged
  found: UseQueryResult<{ rows: Row[]; total: number }>
  /** How many rows most readers will have. */
  rows: number
  /** What stands there where nothing was found. */
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A page of a list in all of its states, with the way to the other pages. */
export function PagedList<Row>({ asked, found, rows: waiting, empty, children }: Props<Row>) {
  useLastPage(found, asked)
  return (
    <Fetched asked={found} skeleton={<RowSkeletons rows={waiting} />}>
      {({ rows, total }) =>
        total === 0 ? (
          empty
        ) : (
          <>
            {children(rows)}
            <Pager page={asked.page ?? 1} size={asked.size ?? defaultPageSize} total={total} />
          </>
        )
      }
    </Fetched>
  )
}
