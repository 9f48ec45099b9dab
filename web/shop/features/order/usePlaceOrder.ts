import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Reply } from '../../../../contract/endpoint.ts'
import { placeOrder } from '../../../../contract/order.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { type OrderRequest, type Preview, previewQuery } from './queries.ts'

type Placed = Reply<typeof placeOrder>

/**
 * Places what was previewed. A nervous second click, or a try after a broken line, sends the same key and
 * cannot order twice. Where anything changed, the new preview takes the place of the old one.
 */
export function usePlaceOrder(request: OrderRequest, preview: Preview | undefined) {
  const queries = useQueryClient()
  const attempt = useRef({ key: '', for: '' })

  return useMutation<Placed, CallFailed, void>({
    meta: saysItself,
    mutationFn: () => {
      const body = { ...request, revision: preview?.revision ?? '' }
      const content = JSON.stringify(body)
      if (attempt.current.for !== content) attempt.current = { key: newKey(), for: content }
      return call(placeOrder, { body }, { idempotencyKey: attempt.current.key })
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['basket'] })
      void queries.invalidateQueries({ queryKey: ['orders'] })
      void queries.invalidateQueries({ queryKey: ['skus'] })
    },
    onError: (failed) => {
      if (failed.reason !== 'order.changed' || !failed.details) return
      // The server answers 30001 with the preview as it is now.
      queries.setQueryData(previewQuery(request).queryKey, failed.details as Preview)
    },
  })
}

// crypto.randomUUID exists on secure origins alone; a shop inside a company's network may have none.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
