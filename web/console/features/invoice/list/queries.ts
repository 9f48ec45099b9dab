import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import {
  listInvoiceCurrencies,
  listStaffInvoices,
  sumStaffInvoices,
} from '../../../../../contract/invoice/invoice-list.ts'
import { call } from '../../../../api/call.ts'
import { paymentsKey } from '../../../../api/queries.ts'

export type ListedInvoice = Reply<typeof listStaffInvoices>['rows'][number]

const invoicesKey = [...paymentsKey, 'invoices']

export const invoicesQuery = (query: Input<typeof listStaffInvoices>['query']) =>
  queryOptions({
    queryKey: [...invoicesKey, query],
    queryFn: () => call(listStaffInvoices, { query }),
    placeholderData: keepPreviousData,
  })

/** Sums are asked apart: those of a million documents take longer than a page of them. */
export const invoiceSumsQuery = (query: Input<typeof sumStaffInvoices>['query']) =>
  queryOptions({
    queryKey: [...invoicesKey, 'sums', query],
    queryFn: () => call(sumStaffInvoices, { query }),
  })

export const invoiceCurrenciesQuery = queryOptions({
  queryKey: [...invoicesKey, 'currencies'],
  queryFn: () => call(listInvoiceCurrencies, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
