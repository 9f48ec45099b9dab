import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { reportSales } from '../../../../../contract/invoice/sales-report.ts'
import { call } from '../../../../api/call.ts'
import { paymentsKey } from '../../../../api/queries.ts'

export type SalesReport = Reply<typeof reportSales>
export type SalesRow = SalesReport['rows'][number]

export type SalesRequest = Input<typeof reportSales>['query']

export const salesReportQuery = (query: SalesRequest) =>
  queryOptions({
    queryKey: [...paymentsKey, 'sales', query],
    queryFn: () => call(reportSales, { query }),
    placeholderData: keepPreviousData,
  })
