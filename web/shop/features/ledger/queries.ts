import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { getInvoice } from '../../../../contract/invoice/invoice.ts'
import { getAgeing, listFinanceItems } from '../../../../contract/ledger/items.ts'
import type { AgeingBucket, FinanceView, ItemSort } from '../../../../rules/ledger/item.ts'
import { call } from '../../../api/call.ts'
import { financeKey } from '../../../api/queries.ts'
import type { PageParams } from '../../../ui/list/query.ts'

type ItemsReply = Reply<typeof listFinanceItems>
export type Item = ItemsReply['rows'][number]
export type ItemSum = ItemsReply['sums'][number]
export type Ageing = Reply<typeof getAgeing>[number]
export type InvoiceDetail = Reply<typeof getInvoice>

/** What the address of a view asks for. */
export type ItemSearch = PageParams & {
  keyword?: string | undefined
  from?: string | undefined
  until?: string | undefined
  /** As it was typed. */
  ageing?: string | undefined
  bucket?: AgeingBucket | undefined
  dueFrom?: string | undefined
  dueUntil?: string | undefined
  sort?: ItemSort | undefined
}

/** Where each view is. */
export const viewPaths = {
  allOpen: '/finance/allopen',
  all: '/finance/all',
  openInvoice: '/finance/openinvoice',
  openCredit: '/finance/opencredit',
  cleared: '/finance/cleared',
} as const satisfies Record<FinanceView, string>

export const itemsQuery = (query: Input<typeof listFinanceItems>['query']) =>
  queryOptions({
    queryKey: [...financeKey, 'items', query],
    queryFn: () => call(listFinanceItems, { query }),
    placeholderData: keepPreviousData,
  })

export const ageingQuery = queryOptions({
  queryKey: [...financeKey, 'ageing'],
  queryFn: () => call(getAgeing, {}),
})

export const invoiceQuery = (number: string) =>
  queryOptions({
    queryKey: [...financeKey, 'invoice', number],
    queryFn: () => call(getInvoice, { params: { number } }),
  })
