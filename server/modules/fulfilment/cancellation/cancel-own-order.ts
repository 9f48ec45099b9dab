import type { Input } from '../../../../contract/endpoint.ts'
import type { cancelOrder as cancelOrderEndpoint } from '../../../../contract/fulfilment/cancellation.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Actor } from '../../../events/record.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { type IdempotencyKey, runOnce } from '../../../http/idempotency.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { cancelOrder } from '../order-lifecycle/cancel-order.ts'
import { announceCancellation } from './announce-cancellation.ts'
import { findOwnOrderId } from './cancellation.queries.ts'

type OwnCancellation = {
  caller: CustomerCaller
  actor: Actor
  orderno: string
  request: Input<typeof cancelOrderEndpoint>['body']
  idempotencyKey: IdempotencyKey
  now: Date
}

/** Cancels an order of the caller's company, or pieces of it, once for its key, and notifies those who have to know. */
export const cancelOwnOrder = (db: Db, cancellation: OwnCancellation) =>
  db
    .transaction()
    .execute((tx) =>
      runOnce(tx, cancellation.idempotencyKey, cancellation.now, () => cancelAndAnnounce(tx, cancellation)),
    )

async function cancelAndAnnounce(tx: Tx, { caller, actor, orderno, request, now }: OwnCancellation) {
  const { orderId } = orNotFound(await findOwnOrderId(tx, caller, orderno))
  const pieces = request.lines?.map(({ position, qty }) => ({ position, pieces: qty }))
  const cancellationInput = { orderId, reason: request.reason?.trim() ?? '', ...(pieces && { pieces }) }
  await cancelOrder(tx, cancellationInput, { party: 'customer', accountId: actor.accountId, now })
  const { order, cancellation } = await announceCancellation(tx, orderId, { actor, byCustomer: caller.accountId, now })
  return {
    orderId,
    orderno,
    status: order.status,
    lines: cancellation.lines,
    cancelledTotal: toAmount(cancellation.off.total),
    remainingTotal: toAmount(order.remainingTotal),
    currency: order.currency,
  }
}
