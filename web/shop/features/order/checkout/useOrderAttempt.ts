import { useQueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { placeOrder } from '../../../../../contract/order/checkout.ts'
import { type PendingAttempt, useAttempt } from '../../../../api/attempt.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { basketItself, basketKey, previewKey, quickOrdersKey, refreshAfterOrder } from '../../../../api/queries.ts'
import type { OrderRequest, Preview } from '../queries.ts'
import { isAboutList } from './notices/ListStateNotice.tsx'
import { isSameOrder, type OrderPlacement } from './order-request.ts'
import { previewQuery } from './queries.ts'

export type PlacedOrder = Reply<typeof placeOrder>

type Options = {
  request: OrderRequest
  /** What an earlier page sent and got no answer to. */
  stored: PendingAttempt<OrderPlacement> | undefined
  store: (pendingAttempt: PendingAttempt<OrderPlacement> | undefined) => void
  onPlaced: (placed: PlacedOrder) => void
  onFailed: (failure: CallFailed) => void
}

/** Places an order as it was confirmed, once. Where anything changed, the new preview takes the place of the old one. */
export function useOrderAttempt({ request, stored, store, onPlaced, onFailed }: Options) {
  const { afterPlaced, afterFailed } = useRefresh(request)
  return useAttempt<OrderPlacement, PlacedOrder>({
    meta: saysItself,
    // What is ordered leaves the basket, in every tab.
    mutationKey: basketKey,
    send: ({ key, content }) => call(placeOrder, { body: content }, { idempotencyKey: key }),
    isSame: (sent, { revision: _confirmed, ...wanted }) => isSameOrder(sent, wanted),
    stored,
    store,
    onSuccess: (placed) => {
      onPlaced(placed)
      afterPlaced()
    },
    onError: (failure) => {
      onFailed(failure)
      afterFailed(failure)
    },
  })
}

// The coupon ended, a file or an address is gone, another window ordered the same: the preview says what the order is
// without it.
const refusalsOfPreview =
  /^(coupon|order_file|forwarder)\.|^order\.(not_in_basket|no_address|no_billing|no_carrier|not_delivered)$/

// What the header and the basket's own page say is then not what it holds.
const saysOfBasket = /^order\.(changed|not_in_basket)$/

/** Refetches what an order, or its refusal, makes out of date. */
function useRefresh(request: OrderRequest) {
  const queries = useQueryClient()
  return {
    afterPlaced: () => refreshAfterOrder(queries),
    afterFailed: (failure: CallFailed) => {
      const { reason, details } = failure
      if (request.fromBasket && saysOfBasket.test(reason)) void queries.invalidateQueries(basketItself)
      if (request.quickOrderId !== undefined && isAboutList(failure)) {
        void queries.invalidateQueries({ queryKey: quickOrdersKey })
      }
      if (refusalsOfPreview.test(reason))
        void queries.invalidateQueries({ queryKey: previewKey(request.fromBasket === true) })
      if (reason !== 'order.changed' || !details) return
      // The server answers 30001 with the preview as it is now.
      queries.setQueryData(previewQuery(request).queryKey, details as Preview)
    },
  }
}
