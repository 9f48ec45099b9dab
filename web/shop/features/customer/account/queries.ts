import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAccounts } from '../../../../../contract/customer/account.ts'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'

export type Account = Reply<typeof listAccounts>['rows'][number]

export const accountsKey = ['accounts']

export const accountsQuery = (query: Input<typeof listAccounts>['query']) =>
  queryOptions({
    queryKey: [...accountsKey, query],
    queryFn: () => call(listAccounts, { query }),
    placeholderData: keepPreviousData,
  })
