import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCoupons } from '../../../../contract/coupon.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { getOrder, getPlacedOrder, listOrders, previewOrder } from '../../../../contract/order.ts'
import { call } from '../../../api/call.ts'

export type OrderRequest = Input<typeof previewOrder>['body']
export type Preview = Reply<typeof previewOrder>
export type OrderDetail = Reply<typeof getOrder>
export type OrderRow = Reply<typeof listOrders>['rows'][number]

export const ordersQuery = (query: Input<typeof listOrders>['query']) =>
  queryOptions({
    queryKey: ['orders', query],
    queryFn: () => call(listOrders, { query }),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (orderno: string) =>
  queryOptions({ queryKey: ['order', orderno], queryFn: () => call(getOrder, { params: { orderno } }) })

export const placedQuery = (id: number) =>
  queryOptions({ queryKey: ['placed', id], queryFn: () => call(getPlacedOrder, { params: { id } }) })

/** What the reader's company could use now; those that end first are the first. */
export const couponsToUseQuery = queryOptions({
  queryKey: ['coupons', 'to use'],
  queryFn: () => call(listCoupons, { query: { tab: 'unused' } }),
})

/** Asked anew whenever the wishes change; the last preview stays until the next one is there. */
export const previewQuery = (request: OrderRequest) =>
  queryOptions({
    queryKey: ['preview', request],
    queryFn: () => call(previewOrder, { body: request }),
    placeholderData: keepPreviousData,
    enabled: request.lines.length > 0,
    staleTime: 0,
  })
