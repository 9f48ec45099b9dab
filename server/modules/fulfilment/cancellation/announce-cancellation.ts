import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { findRecipient, findRecipients } from '../../customer/account/recipients.queries.ts'
import { findOrder } from '../../order/history/order.queries.ts'
import { loadLastCancellation, loadOrderContacts } from './cancellation.queries.ts'
import { cancellationMail, staffCancellationMail } from './cancellation-mail.ts'

type Announcement = {
  actor: Actor
  /** The account of the customer who cancelled; left out where staff did. */
  byCustomer?: number
  now: Date
}

/**
 * Announces what was cancelled last of an order, in the transaction in which it was: to the audit trail, the account that placed it and the
 * one that cancelled, and the site's address for orders where its customer did. Takes the lock of the trail: call it last. Answers the order
 * as it stands now, and what was cancelled.
 */
export async function announceCancellation(tx: Tx, orderId: number, { actor, byCustomer, now }: Announcement) {
  const { placedById, customerId, orgId, ...contacts } = await loadOrderContacts(tx, orderId)
  const order = orNotFound(await findOrder(tx, { customerId }, { id: orderId }))
  const cancellation = await loadLastCancellation(tx, orderId)
  const announcement = { ...contacts, order, cancellation, orgId }
  const readers = await findRecipients(tx, [placedById, byCustomer ?? placedById])
  const mails = readers.map((reader) => cancellationMail(announcement, reader))
  if (byCustomer) mails.push(staffCancellationMail(announcement, await findRecipient(tx, byCustomer)))
  const before = { remainingTotal: toAmount(order.remainingTotal + cancellation.off.total) }
  const after = {
    status: order.status,
    remainingTotal: toAmount(order.remainingTotal),
    cancelled: cancellation.lines.map(({ position, qty }) => `${qty} x ${order.lines[position - 1]?.number}`),
    reason: cancellation.reason,
  }
  const event = { action: 'order.cancelled', subject: `order ${orderId}`, before, after, mails } as const
  await recordEvent(tx, { ...actor, customerId, orgId, ...event }, now)
  return { order, cancellation }
}
