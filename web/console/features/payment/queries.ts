import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCustomers } from '../../../../contract/customer/customer.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { listBankEntries, listOpenItems, listPendingEntries } from '../../../../contract/payment/payment.ts'
import { longestItemKeyword } from '../../../../rules/ledger/item.ts'
import { call } from '../../../api/call.ts'
import { paymentsKey } from '../../../api/queries.ts'

export type Entry = Reply<typeof listBankEntries>['rows'][number]
export type Pending = Reply<typeof listPendingEntries>['rows'][number]
export type OpenItem = Reply<typeof listOpenItems>[number]

export const entriesQuery = (query: Input<typeof listBankEntries>['query']) =>
  queryOptions({
    queryKey: [...paymentsKey, 'entries', query],
    queryFn: () => call(listBankEntries, { query }),
    placeholderData: keepPreviousData,
  })

export const pendingQuery = (query: Input<typeof listPendingEntries>['query']) =>
  queryOptions({
    queryKey: [...paymentsKey, 'pending', query],
    queryFn: () => call(listPendingEntries, { query }),
    placeholderData: keepPreviousData,
  })

/** What is open of a customer; nothing is asked before one is chosen. */
export const openItemsQuery = (customerId: number | undefined) =>
  queryOptions({
    queryKey: [...paymentsKey, 'open items', customerId],
    queryFn: () => call(listOpenItems, { query: customerId === undefined ? {} : { customerId } }),
    enabled: customerId !== undefined,
  })

/** Who may be meant by a keyword, as choices; nothing is asked before two characters. */
export const payersQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'payers', keyword],
    queryFn: () => findPayers(keyword),
    enabled: keyword.length >= 2,
  })

const mostPayers = 10

/** Customers of the caller's own sites, and after them those of others with something open that a site of the caller issued. */
async function findPayers(keyword: string) {
  const [customers, items] = await Promise.all([
    call(listCustomers, { query: { keyword, pageNum: 1, pageSize: mostPayers } }),
    call(listOpenItems, { query: { keyword: keyword.slice(0, longestItemKeyword) } }),
  ])
  const own = customers.rows.map(({ customerId, company, custnum }) => [customerId, `${company} · ${custnum}`] as const)
  const others = items.map(({ customerId, company }) => [customerId, company] as const)
  const names = new Map([...others, ...own])
  const ids = new Set([...own, ...others].map(([id]) => id))
  return [...ids].slice(0, mostPayers).map((id) => ({ id, name: names.get(id) ?? '' }))
}
