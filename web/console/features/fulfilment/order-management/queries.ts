import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { listDeliveryCarriers } from '../../../../../contract/fulfilment/order-actions.ts'
import {
  getDeskOrder,
  listDeskOrders,
  listDeskSites,
  listSavedViews,
} from '../../../../../contract/fulfilment/order-management.ts'
import { call } from '../../../../api/call.ts'
import { deskKey } from '../../../../api/queries.ts'

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

/** The carriers that can bring an order to its country. */
export const deliveryCarriersQuery = (id: number) =>
  queryOptions({
    queryKey: [...deskKey, id, 'carriers'],
    queryFn: () => call(listDeliveryCarriers, { params: { id } }),
  })

/** The reader's own views of the list. */
export const savedViewsQuery = queryOptions({
  queryKey: [...deskKey, 'views'],
  queryFn: () => call(listSavedViews, {}),
})
