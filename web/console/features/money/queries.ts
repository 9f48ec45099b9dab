import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listBankEntries, listOpenItems } from '../../../../contract/console/money.ts'
import { listCustomers } from '../../../../contract/customer/customer.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { moneyKey } from '../../../api/queries.ts'

export type Entry = Reply<typeof listBankEntries>['rows'][number]
export type OpenItem = Reply<typeof listOpenItems>[number]

export const entriesQuery = (query: Input<typeof listBankEntries>['query']) =>
  queryOptions({
    queryKey: [...moneyKey, 'entries', query],
    queryFn: () => call(listBankEntries, { query }),
    placeholderData: keepPreviousData,
  })

/** What is open of a customer; nothing is asked before one is chosen. */
export const openItemsQuery = (customerId: number | undefined) =>
  queryOptions({
    queryKey: [...moneyKey, 'open items', customerId],
    queryFn: () => call(listOpenItems, { query: customerId === undefined ? {} : { customerId } }),
    enabled: customerId !== undefined,
  })

/** Customers that a keyword means; nothing is asked before two characters. */
export const payersQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...moneyKey, 'payers', keyword],
    queryFn: async () => (await call(listCustomers, { query: { keyword, pageNum: 1, pageSize: 10 } })).rows,
    enabled: keyword.length >= 2,
  })
