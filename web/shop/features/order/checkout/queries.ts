import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCoupons, offerCoupons } from '../../../../../contract/catalogue/coupon.ts'
import { compareBackOrders, compareWarehouses, previewOrder } from '../../../../../contract/order/checkout.ts'
import { call } from '../../../../api/call.ts'
import { couponsKey, previewKey } from '../../../../api/queries.ts'
import type { OrderRequest } from '../queries.ts'

/** What the reader's company could use now; those that end first are the first. */
export const couponsToUseQuery = queryOptions({
  queryKey: [...couponsKey, 'to use'],
  queryFn: () => call(listCoupons, { query: { tab: 'unused' } }),
})

/** What each coupon of the wallet would take off this order, refetched with whatever changes the order. */
export const couponOffersQuery = (request: OrderRequest, revision: string) =>
  queryOptions({
    queryKey: [...couponsKey, 'offers', revision, request],
    queryFn: () => call(offerCoupons, { body: request }),
    placeholderData: keepPreviousData,
  })

/** What each choice for pieces that are not in stock would make of this order, refetched with whatever changes the order. */
export const backOrdersQuery = (request: OrderRequest, revision: string) =>
  queryOptions({
    queryKey: [...previewKey(request.fromBasket === true), 'back orders', revision, request],
    queryFn: () => call(compareBackOrders, { body: request }),
    placeholderData: keepPreviousData,
  })

/** What each warehouse would make of this order, refetched with whatever changes the order. */
export const warehousesQuery = (request: OrderRequest, revision: string) =>
  queryOptions({
    queryKey: [...previewKey(request.fromBasket === true), 'warehouses', revision, request],
    queryFn: () => call(compareWarehouses, { body: request }),
    placeholderData: keepPreviousData,
  })

/** Refetched whenever the options change; the last preview stays until the next one is there. */
export const previewQuery = (request: OrderRequest) =>
  queryOptions({
    queryKey: [...previewKey(request.fromBasket === true), request],
    queryFn: () => call(previewOrder, { body: request }),
    placeholderData: keepPreviousData,
    enabled: request.lines.length > 0,
    staleTime: 0,
  })
