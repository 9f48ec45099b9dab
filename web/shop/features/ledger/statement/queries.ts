import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { getStatement } from '../../../../../contract/ledger/statement.ts'
import type { Period } from '../../../../../rules/ledger/statement.ts'
import { call } from '../../../../api/call.ts'
import { financeKey } from '../../../../api/queries.ts'

export type Statement = Reply<typeof getStatement>['statements'][number]

/** What the address of the page asks for; without days it is this month. */
export type StatementSearch = Partial<Record<keyof Period, string | undefined>>

export const statementQuery = (period: Period) =>
  queryOptions({
    queryKey: [...financeKey, 'statement', period],
    queryFn: () => call(getStatement, { query: period }),
    placeholderData: keepPreviousData,
  })
