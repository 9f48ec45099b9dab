import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCoupons } from '../../../../contract/coupon.ts'
import { previewOrder } from '../../../../contract/order-confirm.ts'
import { call } from '../../../api/call.ts'
import type { OrderRequest } from './queries.ts'

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
