import { useEffect } from 'react'
import { defaultPageSize } from '../../../rules/paging.ts'
import type { PageParams } from './query.ts'
import { useChangeQuery } from './useChangeQuery.ts'

type ListResult = { data: { total: number } | undefined; isPlaceholderData: boolean }

/** Behind the last page, as where all of its rows were deleted, goes to the one that is the last now. */
export function useLastPage({ data, isPlaceholderData }: ListResult, { page = 1, size = defaultPageSize }: PageParams) {
  const change = useChangeQuery()
  // What another address has found says nothing of this one.
  const total = isPlaceholderData ? 0 : (data?.total ?? 0)
  const last = Math.ceil(total / size)
  const isBehind = total > 0 && page > last
  useEffect(() => {
    if (isBehind) change({ page: last > 1 ? last : undefined }, { replace: true })
  }, [isBehind, last, change])
}
