import { hashKey, type InvalidateQueryFilters, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { placeOrder } from '../../../../../contract/order/checkout.ts'
import { isUnanswered, newKey } from '../../../../api/attempt.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import type { OrderRequest, Preview } from '../queries.ts'
import { isAboutList } from './ListMeanwhile.tsx'
import { previewKey, previewQuery } from './preview.ts'

export type Placed = Reply<typeof placeOrder>

type Asked = {
  request: OrderRequest
  preview: Preview | undefined
  /** It is not any more what was confirmed. */
  onChanged: (confirmed: Preview) => void
  onOrdered: () => void
  /** What an earlier page sent and got no answer to. */
  pendingAttempt: PendingAttempt | undefined
  onAttempt: (attempt: PendingAttempt | undefined) => void
}

// The coupon ended, a file or an address is gone, another window ordered the same: the preview says what the order is
// without it.
const saidByPreview =
  /^(coupon|order_file|forwarder)\.|^order\.(not_in_basket|no_address|no_billing|no_carrier|not_delivered)$/

// What the header and the basket's own page say is then not what it holds.
const saysOfBasket = /^order\.(changed|not_in_basket)$/
const basketItself: InvalidateQueryFilters = {
  queryKey: ['basket'],
  predicate: ({ queryKey }) => queryKey[1] !== 'preview',
}

/** Whoever accepts what changed accepts that their coupon takes nothing off any more. */
type Accepted = { withoutCoupon: boolean }

type Body = Input<typeof placeOrder>['body']

/** An order as it was confirmed, under the key of its attempt. */
export type PendingAttempt = { key: string; body: Body }

/**
 * Whether this is what was sent, however it was confirmed then: it may have been placed, and what it took from the stock
 * makes the next preview another one.
 */
export function isSame({ body: { revision: _confirmed, ...sent } }: PendingAttempt, request: OrderRequest) {
  return hashKey([sent]) === hashKey([request])
}

/**
 * Places what was previewed. A nervous second click, or a try after a broken line, over a reload too, sends the same under
 * the same key and cannot order twice. Where anything changed, the new preview takes the place of the old one.
 */
export function usePlaceOrder({ request, preview, onChanged, onOrdered, pendingAttempt, onAttempt }: Asked) {
  const queries = useQueryClient()
  const last = useRef(pendingAttempt)
  const [pending, setPending] = useState(pendingAttempt)
  const hold = (one: PendingAttempt | undefined) => {
    last.current = one
    setPending(one)
    onAttempt(one)
  }
  const place = useMutation<Placed, CallFailed, Accepted>({
    meta: saysItself,
    // What is ordered leaves the basket, in every tab.
    mutationKey: ['basket'],
    mutationFn: ({ withoutCoupon }) => {
      const { couponCode: _refused, ...others } = request
      const asked = withoutCoupon ? others : request
      const confirmed = () => ({ key: newKey(), body: { ...asked, revision: preview?.revision ?? '' } })
      const { key, body } = last.current && isSame(last.current, asked) ? last.current : confirmed()
      hold({ key, body })
      return call(placeOrder, { body }, { idempotencyKey: key })
    },
    onSuccess: () => {
      onOrdered()
      // What was just ordered is not asked for again.
      void queries.invalidateQueries(basketItself)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      void queries.invalidateQueries({ queryKey: ['quick orders'] })
      void queries.invalidateQueries({ queryKey: ['coupons'] })
      void queries.invalidateQueries({ queryKey: ['skus'] })
    },
    onError: (failed) => {
      if (!isUnanswered(failed)) hold(undefined)
      if (request.fromBasket && saysOfBasket.test(failed.reason ?? '')) void queries.invalidateQueries(basketItself)
      if (request.quickOrderId !== undefined && isAboutList(failed)) {
        void queries.invalidateQueries({ queryKey: ['quick orders'] })
      }
      if (saidByPreview.test(failed.reason ?? '')) void queries.invalidateQueries({ queryKey: previewKey(request) })
      if (failed.reason !== 'order.changed' || !failed.details) return
      if (preview) onChanged(preview)
      // The server answers 30001 with the preview as it is now.
      queries.setQueryData(previewQuery(request).queryKey, failed.details as Preview)
    },
  })
  /** An order that was sent and not answered: nobody knows whether it was placed. */
  return { ...place, pendingAttempt: pending }
}
