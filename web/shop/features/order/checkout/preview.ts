import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { previewOrder } from '../../../../../contract/order/checkout.ts'
import { listCoupons, offerCoupons } from '../../../../../contract/price/coupon.ts'
import { call } from '../../../../api/call.ts'
import type { OrderRequest } from '../queries.ts'

/** What the reader's company could use now; those that end first are the first. */
export const couponsToUseQuery = queryOptions({
  queryKey: ['coupons', 'to use'],
  queryFn: () => call(listCoupons, { query: { tab: 'unused' } }),
})

/** What each coupon of the wallet would take off this order, asked anew with whatever changes the order. */
export const couponOffersQuery = (request: OrderRequest, revision: string) =>
  queryOptions({
    queryKey: ['coupons', 'offers', revision, request],
    queryFn: () => call(offerCoupons, { body: request }),
    placeholderData: keepPreviousData,
  })

/** Of a basket, it is asked for anew with it: when something in it changes here or in another tab. */
export const previewKey = ({ fromBasket }: OrderRequest) => (fromBasket ? ['basket', 'preview'] : ['preview'])

/** Asked anew whenever the options change; the last preview stays until the next one is there. */
export const previewQuery = (request: OrderRequest) =>
  queryOptions({
    queryKey: [...previewKey(request), request],
    queryFn: () => call(previewOrder, { body: request }),
    placeholderData: keepPreviousData,
    enabled: request.lines.length > 0,
    staleTime: 0,
  })
