import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getDeskOrder, listDeskOrders, listDeskSites } from '../../../../contract/console/desk.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { deskKey } from '../../../api/queries.ts'

export type OrderRow = Reply<typeof listDeskOrders>['rows'][number]
export type DeskOrder = Reply<typeof getDeskOrder>

export const ordersQuery = (query: Input<typeof listDeskOrders>['query']) =>
  queryOptions({
    queryKey: [...deskKey, 'list', query],
    queryFn: () => call(listDeskOrders, { query }),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (id: number) =>
  queryOptions({ queryKey: [...deskKey, id], queryFn: () => call(getDeskOrder, { params: { id } }) })

/** The sites whose orders the reader sees. */
export const deskSitesQuery = queryOptions({
  queryKey: [...deskKey, 'sites'],
  queryFn: () => call(listDeskSites, {}),
  staleTime: 60 * 60_000,
})
