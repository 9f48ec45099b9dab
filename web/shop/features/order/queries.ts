import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getPlacedOrder, listOrders } from '../../../../contract/order/order.ts'
import { call } from '../../../api/call.ts'
import { orderKey, ordersKey, refreshAfterOrder } from '../../../api/queries.ts'

export type OrderRequest = Input<typeof previewOrder>['body']

/** What an order is placed with beside its lines. */
export type CheckoutOptions = Omit<OrderRequest, 'lines' | 'fromBasket' | 'quickOrderId'>
export type Preview = Reply<typeof previewOrder>
export type OrderDetail = Reply<typeof getOrder>
export type OrderRow = Reply<typeof listOrders>['rows'][number]

export const ordersQuery = (query: Input<typeof listOrders>['query']) =>
  queryOptions({
    queryKey: [...ordersKey, query],
    queryFn: () => call(listOrders, { query }),
    placeholderData: keepPreviousData,
  })

const placedKey = ['placed']

export const orderQuery = (orderno: string) =>
  queryOptions({ queryKey: [...orderKey, orderno], queryFn: () => call(getOrder, { params: { orderno } }) })

export const placedQuery = (id: number) =>
  queryOptions({ queryKey: [...placedKey, id], queryFn: () => call(getPlacedOrder, { params: { id } }) })

/** An order was cancelled, or was found to have changed: it, and what it takes from, is refetched. */
export function refreshAfterCancellation(queries: QueryClient) {
  refreshAfterOrder(queries)
  void queries.invalidateQueries({ queryKey: placedKey })
  return queries.invalidateQueries({ queryKey: orderKey })
}
