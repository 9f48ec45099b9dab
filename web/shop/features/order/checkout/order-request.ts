import { hashKey } from '@tanstack/react-query'
import type { Input } from '../../../../../contract/endpoint.ts'
import type { placeOrder } from '../../../../../contract/order/checkout.ts'
import { decidedLines, renameReplaces } from '../../../../../rules/basket/replacement.ts'
import { takesFiles } from '../../../../../rules/order/file.ts'
import { ownForwarder } from '../../../../../rules/shipping/forwarder.ts'
import type { CheckoutOptions, OrderRequest, Preview } from '../queries.ts'
import type { Own } from './changes-since-shown.ts'
import type { ListToOrder } from './notices/ListStateNotice.tsx'

/** What is ordered; how it is, its buyer chooses here. */
export type CheckoutOrder = {
  lines: OrderRequest['lines']
  /** The lines are those of the basket, as it is when the order is placed. */
  fromBasket?: boolean
  /** They are not all of it. */
  isPart?: boolean
  /** The list that is ordered. */
  list?: ListToOrder | undefined
}

/** An order as it was confirmed. */
export type OrderPlacement = Input<typeof placeOrder>['body']

/** What the server is asked to preview, and to place. */
export function toRequest({ lines, fromBasket, list }: CheckoutOrder, { options, decisions }: Own): OrderRequest {
  return {
    ...applicableOptions(options),
    lines: decidedLines(lines, decisions),
    ...(fromBasket && { fromBasket }),
    ...(list && { quickOrderId: list.quickOrderId }),
  }
}

/** Files and a forwarder are sent only where they belong; they stay at hand for a buyer who comes back to them. */
function applicableOptions(options: CheckoutOptions): CheckoutOptions {
  const { packingListId, carrierLabelId, forwarderId, forwarderName, ...others } = options
  return {
    ...others,
    ...(takesFiles(options.orderType ?? 'REG') && { packingListId, carrierLabelId }),
    ...(options.shipVia === ownForwarder && { forwarderId, forwarderName }),
  }
}

/** The order as its buyer confirms it. Whoever accepts what changed accepts that their coupon no longer takes anything off. */
export function confirmOrder(request: OrderRequest, { revision }: Preview, withoutCoupon: boolean): OrderPlacement {
  const { couponCode: _refused, ...others } = request
  return { ...(withoutCoupon ? others : request), revision }
}

/**
 * Whether this is what was sent, however it was confirmed then: it may have been placed, and what it took from the stock
 * makes the next preview another one.
 */
export function isSameOrder({ revision: _confirmed, ...sent }: OrderPlacement, request: OrderRequest) {
  // What a page of the version before has sent stays as it was, so that the server knows it again.
  return hashKey([renameReplaces(sent)]) === hashKey([request])
}

/** What an order is stored by: a part of the basket, and each set of linked products, is another one. */
export function checkoutDraftName({ lines, fromBasket, isPart, list }: CheckoutOrder) {
  if (list) return `list ${list.quickOrderId}`
  if (fromBasket && !isPart) return 'basket'
  return [fromBasket ? 'part' : 'products', ...lines.map(({ number }) => number).toSorted()].join(' ')
}
