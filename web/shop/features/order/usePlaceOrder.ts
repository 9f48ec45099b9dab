import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../../contract/endpoint.ts'
import { placeOrder } from '../../../../contract/order-confirm.ts'
import { type OrderChange, orderChanges } from '../../../../rules/order-changes.ts'
import { useAttemptKey } from '../../../api/attempt.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { previewQuery } from './preview.ts'
import type { OrderRequest, Preview } from './queries.ts'

export type Placed = Reply<typeof placeOrder>

/**
 * Places what was previewed. A nervous second click, or a try after a broken line, sends the same key and
 * cannot order twice. Where anything changed, the new preview takes the place of the old one, and `changes` says what.
 */
export function usePlaceOrder(request: OrderRequest, preview: Preview | undefined) {
  const queries = useQueryClient()
  const keyOf = useAttemptKey()
  const [changed, setChanged] = useState<{ revision: string; changes: OrderChange[] }>()

  const placing = useMutation<Placed, CallFailed, void>({
    meta: saysItself,
    // What is ordered leaves the basket, in every tab.
    mutationKey: ['basket'],
    // Without a connection it fails at once: an order that waits for one would be placed when nobody expects it.
    networkMode: 'always',
    mutationFn: () => {
      const body = { ...request, revision: preview?.revision ?? '' }
      return call(placeOrder, { body }, { idempotencyKey: keyOf(body) })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['basket'] })
      void queries.invalidateQueries({ queryKey: ['orders'] })
      void queries.invalidateQueries({ queryKey: ['quick orders'] })
      void queries.invalidateQueries({ queryKey: ['coupons'] })
      void queries.invalidateQueries({ queryKey: ['skus'] })
    },
    onError: (failed) => {
      // The coupon ended, a file is gone: the preview says what the order is without it.
      if (/^(coupon|order_file|forwarder)\./.test(failed.reason ?? ''))
        void queries.invalidateQueries({ queryKey: ['preview'] })
      if (failed.reason !== 'order.changed' || !failed.details) return
      // The server answers 30001 with the preview as it is now.
      const now = failed.details as Preview
      if (preview) setChanged({ revision: now.revision, changes: orderChanges(preview, now) })
      queries.setQueryData(previewQuery(request).queryKey, now)
    },
  })
  // Of another order than the one that is shown they would say nothing.
  return { ...placing, changes: changed?.revision === preview?.revision ? changed?.changes : undefined }
}
