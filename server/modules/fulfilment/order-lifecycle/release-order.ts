import type { Tx } from '../../../db/database.ts'
import { nextNumber } from '../../../db/numbering.ts'
import { postOrderPayments, postReceivedPayment } from '../../ledger/posting/order-payments.queries.ts'
import { type Changer, checkChange, lockOrder, writeChange } from './change-order.ts'

/** Releases a submitted order under a number of its own; the warehouse may pick it. Refuses one that stands otherwise. */
export async function releaseOrder(tx: Tx, orderId: number, changer: Changer) {
  const order = await lockOrder(tx, orderId)
  checkChange('release', order, changer)
  const site = await tx
    .selectFrom('orgs')
    .select('number_prefix as prefix')
    .where('id', '=', order.orgId)
    .executeTakeFirstOrThrow()
  const number = await nextNumber(tx, 'so', { orgId: order.orgId, prefix: site.prefix })
  return writeChange(tx, order, { action: 'release', set: { so_number: number, so_at: changer.now } }, changer)
}

/** `reason` is for staff alone; `customerReason`, where it is not empty, is what the customer reads. */
export type Hold = { reason: string; customerReason?: string }

/** Holds an order back, so that nothing of it is packed or leaves. */
export async function holdOrder(tx: Tx, orderId: number, { reason, customerReason = '' }: Hold, changer: Changer) {
  const order = await lockOrder(tx, orderId)
  checkChange('hold', order, changer)
  const set = { held_because: 'staff', hold_note: reason } as const
  return writeChange(tx, order, { action: 'hold', reason, customerReason, set }, changer)
}

/** Ends the hold of an order; it goes on as it stood before. */
export async function unholdOrder(tx: Tx, orderId: number, reason: string, changer: Changer) {
  const order = await lockOrder(tx, orderId)
  checkChange('unhold', order, changer)
  return writeChange(tx, order, { action: 'unhold', reason, set: { held_because: null, hold_note: '' } }, changer)
}

/** A payment in advance: cents that were received for the order, less than all that remains by a few at most; all of it without. */
type AdvancePayment = { orderId: number; paidAt: Date; received?: number }

/** The payment of an order in advance has come: it is handled now, and its invoices are settled as they are issued. */
export async function payOrder(tx: Tx, { orderId, paidAt, received }: AdvancePayment, changer: Changer) {
  const order = await lockOrder(tx, orderId)
  checkChange('pay', order, changer)
  const status = await writeChange(tx, order, { action: 'pay', set: { paid_at: paidAt } }, changer)
  if (received === undefined) await postOrderPayments(tx, [orderId], changer)
  else await postReceivedPayment(tx, orderId, received, changer)
  return status
}
