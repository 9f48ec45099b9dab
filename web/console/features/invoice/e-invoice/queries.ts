import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { listEInvoices } from '../../../../../contract/invoice/e-invoice.ts'
import { call } from '../../../../api/call.ts'
import { paymentsKey } from '../../../../api/queries.ts'

export type EInvoice = Reply<typeof listEInvoices>['rows'][number]

export const eInvoicesQuery = (query: Input<typeof listEInvoices>['query']) =>
  queryOptions({
    queryKey: [...paymentsKey, 'e-invoices', query],
    queryFn: () => call(listEInvoices, { query }),
    placeholderData: keepPreviousData,
  })
