import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewOrder } from '../../../../../contract/order/checkout.ts'
import { listCoupons, offerCoupons } from '../../../../../contract/price/coupon.ts'
import { takesFiles } from '../../../../../rules/order/file.ts'
import { ownForwarder } from '../../../../../rules/shipping/forwarder.ts'
import { call } from '../../../../api/call.ts'
import type { CheckoutOptions, OrderRequest, Preview } from '../queries.ts'

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

/** Files and a forwarder are sent only where they belong; they stay at hand for somebody who comes back to them. */
export function applicableOptions(options: CheckoutOptions): CheckoutOptions {
  const { packingListId, carrierLabelId, forwarderId, forwarderName, ...others } = options
  return {
    ...others,
    ...(takesFiles(options.orderType ?? 'REG') && { packingListId, carrierLabelId }),
    ...(options.shipVia === ownForwarder && { forwarderId, forwarderName }),
  }
}

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

/** The preview of what is asked for; where that is refused, the last one stays, so that the options can be changed. */
export function usePreview(request: OrderRequest) {
  const { data, ...asked } = useQuery(previewQuery(request))
  const [last, setLast] = useState<Preview>()
  if (data && data !== last) setLast(data)
  // What is of another request, or was kept from an earlier visit, is not what the server says now.
  const isAnswer = data !== undefined && !asked.isPlaceholderData && asked.isFetchedAfterMount
  // What was refused stays said until there is an answer: nobody's click is lost because they left a field by it.
  const [refused, setRefused] = useState<Error | null>(null)
  const said = asked.error ?? (isAnswer ? null : refused)
  if (said !== refused) setRefused(said)
  return { ...asked, isAnswer, said, preview: data ?? last }
}
