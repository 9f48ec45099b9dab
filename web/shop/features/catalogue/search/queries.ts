import { queryOptions } from '@tanstack/react-query'
import { listSearchHistory } from '../../../../../contract/catalogue/search-history.ts'
import { call } from '../../../../api/call.ts'

/** What this account has searched for. */
export const historyQuery = queryOptions({
  queryKey: ['searches'],
  queryFn: () => call(listSearchHistory, {}),
  staleTime: 60_000,
})
