import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getQuickOrder, listQuickOrders, type readQuickOrder } from '../../../../../contract/basket/quick-order.ts'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { quickOrdersKey } from '../../../../api/queries.ts'

export type ReadAnswer = Reply<typeof readQuickOrder>
export type ReadLine = ReadAnswer['lines'][number]
export type ListProduct = ReadLine['candidates'][number]
export type QuickOrder = Reply<typeof getQuickOrder>
export type QuickOrderRow = Reply<typeof listQuickOrders>['rows'][number]

export const quickOrdersQuery = (query: Input<typeof listQuickOrders>['query']) =>
  queryOptions({
    queryKey: [...quickOrdersKey, query],
    queryFn: () => call(listQuickOrders, { query }),
    placeholderData: keepPreviousData,
  })

export const quickOrderQuery = (id: number) =>
  queryOptions({
    queryKey: [...quickOrdersKey, 'one', id],
    queryFn: () => call(getQuickOrder, { params: { id } }),
  })
