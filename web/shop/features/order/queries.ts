import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type { previewOrder } from '../../../../contract/order/checkout.ts'
import { getOrder, getPlacedOrder, listOrders } from '../../../../contract/order/order.ts'
import { call } from '../../../api/call.ts'
import { orderKey, ordersKey } from '../../../api/queries.ts'

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

export const orderQuery = (orderno: string) =>
  queryOptions({ queryKey: [...orderKey, orderno], queryFn: () => call(getOrder, { params: { orderno } }) })

export const placedQuery = (id: number) =>
  queryOptions({ queryKey: ['placed', id], queryFn: () => call(getPlacedOrder, { params: { id } }) })
