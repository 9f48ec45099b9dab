import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { getMoneyAccount, listMoneyCustomers } from '../../../../../contract/payment/account.ts'
import { call } from '../../../../api/call.ts'
import { paymentsKey } from '../../../../api/queries.ts'

export type AccountRow = Reply<typeof listMoneyCustomers>['rows'][number]
export type Account = Reply<typeof getMoneyAccount>
/** Which days the address asks a statement for; without them it is this month. */
export type StatementDays = { from: string | undefined; to: string | undefined }
export type AccountPayment = Account['payments'][number]

export const accountsQuery = (query: Input<typeof listMoneyCustomers>['query']) =>
  queryOptions({
    queryKey: [...paymentsKey, 'accounts', query],
    queryFn: () => call(listMoneyCustomers, { query }),
    placeholderData: keepPreviousData,
  })

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: [...paymentsKey, 'account', id],
    queryFn: () => call(getMoneyAccount, { params: { id } }),
  })
