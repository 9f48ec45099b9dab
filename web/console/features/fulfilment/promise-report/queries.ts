import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { reportPromises } from '../../../../../contract/fulfilment/promise-report.ts'
import { call } from '../../../../api/call.ts'
import { staffOrdersKey } from '../../../../api/queries.ts'

export type PromiseReport = Reply<typeof reportPromises>
export type PromiseReportRow = PromiseReport['rows'][number]

export const promiseReportQuery = (query: Input<typeof reportPromises>['query']) =>
  queryOptions({
    queryKey: [...staffOrdersKey, 'promises', query],
    queryFn: () => call(reportPromises, { query }),
    placeholderData: keepPreviousData,
  })
