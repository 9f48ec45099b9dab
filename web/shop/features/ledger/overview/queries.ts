import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { getFinanceOverview } from '../../../../../contract/ledger/overview.ts'
import { call } from '../../../../api/call.ts'
import { financeKey } from '../../../../api/queries.ts'

export type Overview = Reply<typeof getFinanceOverview>
export type Due = Overview['due'][number]
export type Spending = Overview['spending'][number]
export type CreditLine = NonNullable<Overview['credit']>

export const overviewQuery = queryOptions({
  queryKey: [...financeKey, 'overview'],
  queryFn: () => call(getFinanceOverview, {}),
})
