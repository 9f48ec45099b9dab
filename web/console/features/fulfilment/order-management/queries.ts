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
import { staffOrdersKey } from '../../../../api/queries.ts'

export type OrderRow = Reply<typeof listDeskOrders>['rows'][number]
export type StaffOrder = Reply<typeof getDeskOrder>

export const ordersQuery = (query: Input<typeof listDeskOrders>['query']) =>
  queryOptions({
    queryKey: [...staffOrdersKey, 'list', query],
    queryFn: () => call(listDeskOrders, { query }),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (id: number) =>
  queryOptions({ queryKey: [...staffOrdersKey, id], queryFn: () => call(getDeskOrder, { params: { id } }) })

/** The sites whose orders the staff user sees. */
export const orderSitesQuery = queryOptions({
  queryKey: [...staffOrdersKey, 'sites'],
  queryFn: () => call(listDeskSites, {}),
  staleTime: 60 * 60_000,
})

/** The carriers that can bring an order to its country. */
export const deliveryCarriersQuery = (id: number) =>
  queryOptions({
    queryKey: [...staffOrdersKey, id, 'carriers'],
    queryFn: () => call(listDeliveryCarriers, { params: { id } }),
  })

/** The staff user's own views of the list. */
export const savedViewsQuery = queryOptions({
  queryKey: [...staffOrdersKey, 'views'],
  queryFn: () => call(listSavedViews, {}),
})
