import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCoupons } from '../../../../contract/coupon.ts'
import { previewOrder } from '../../../../contract/order-confirm.ts'
import { takesFiles } from '../../../../rules/order-file.ts'
import { call } from '../../../api/call.ts'
import type { OrderRequest, Preview } from './queries.ts'

/** What the reader's company could use now; those that end first are the first. */
export const couponsToUseQuery = queryOptions({
  queryKey: ['coupons', 'to use'],
  queryFn: () => call(listCoupons, { query: { tab: 'unused' } }),
})

/** Only a type that takes files is asked with them; they stay at hand for who comes back to it. */
export function askedWith(wishes: Partial<OrderRequest>): Partial<OrderRequest> {
  const { packingListId: _, carrierLabelId: __, ...others } = wishes
  return takesFiles(wishes.orderType ?? 'REG') ? wishes : others
}

/** Asked anew whenever the wishes change; the last preview stays until the next one is there. */
export const previewQuery = (request: OrderRequest) =>
  queryOptions({
    queryKey: ['preview', request],
    queryFn: () => call(previewOrder, { body: request }),
    placeholderData: keepPreviousData,
    enabled: request.lines.length > 0,
    staleTime: 0,
  })

/** The preview of what is asked for; where that is refused, the last one stays, so that the wish can be changed. */
export function usePreview(request: OrderRequest) {
  const { data, ...asked } = useQuery(previewQuery(request))
  const [last, setLast] = useState<Preview>()
  if (data && data !== last) setLast(data)
  return { ...asked, preview: data ?? last }
}
