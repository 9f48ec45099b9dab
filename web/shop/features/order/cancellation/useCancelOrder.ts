import { useQueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { cancelOrder } from '../../../../../contract/fulfilment/cancellation.ts'
import { useAttempt } from '../../../../api/attempt.ts'
import { call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { refreshAfterCancellation } from '../queries.ts'
import type { Cancellation } from './cancel-choice.ts'

/** Cancels an order, or pieces of it, once; whatever comes of it, the page then shows the order as it is. */
export function useCancelOrder(orderno: string) {
  const queries = useQueryClient()
  return useAttempt<Cancellation, Reply<typeof cancelOrder>>({
    meta: saysItself,
    send: ({ key, content }) => call(cancelOrder, { params: { orderno }, body: content }, { idempotencyKey: key }),
    onSettled: () => refreshAfterCancellation(queries),
  })
}
