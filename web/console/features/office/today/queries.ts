import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { getToday, reportDailySales } from '../../../../../contract/office/today.ts'
import { call } from '../../../../api/call.ts'
import { todayKey } from '../../../../api/queries.ts'

export type Today = Reply<typeof getToday>
export type DailySalesRow = Reply<typeof reportDailySales>['rows'][number]

export const todayQuery = queryOptions({
  queryKey: todayKey,
  queryFn: () => call(getToday, {}),
  // Orders and registrations come by themselves.
  refetchInterval: 60_000,
})

export const dailySalesQuery = queryOptions({
  queryKey: [...todayKey, 'sales'],
  queryFn: () => call(reportDailySales, {}),
})
