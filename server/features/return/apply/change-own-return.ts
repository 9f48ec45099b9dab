import { otherForwarder } from '../../../../rules/return/return.ts'
import { returnTransitions } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { checkAction, lockReturn, moveLines, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import type { ReturnWriter } from './save-return.ts'

const byCustomer = ({ caller, now }: ReturnWriter): ReturnChanger => ({
  party: 'customer',
  accountId: caller.accountId,
  now,
})

/** Cancels what the caller submitted and has not sent; its pieces may be returned again. */
export async function cancelReturn(tx: Tx, writer: ReturnWriter, returnId: number) {
  const locked = await lockReturn(tx, returnId, writer.caller.customerId)
  checkAction('cancel', locked, byCustomer(writer))
  await moveLines(tx, locked, { from: returnTransitions.cancel.from, to: 'cancelled' })
  return writeReturn(tx, returnId, { action: 'cancel' }, byCustomer(writer))
}

type Tracking = { trackingNumber: string; forwarder?: string; otherForwarder?: string }

/** The caller has sent an approved return, or names another number for it. */
export async function trackReturn(tx: Tx, writer: ReturnWriter, returnId: number, { trackingNumber, ...by }: Tracking) {
  const number = trackingNumber.trim()
  if (number === '') throw new Refusal('request.invalid', { fields: ['trackingNumber'] })
  const locked = await lockReturn(tx, returnId, writer.caller.customerId)
  checkAction('send', locked, byCustomer(writer))
  const name = by.otherForwarder?.trim() ?? ''
  if (by.forwarder === otherForwarder && name === '')
    throw new Refusal('return.forwarder_required', { fields: ['otherForwarder'] })
  await moveLines(tx, locked, { from: returnTransitions.send.from, to: 'sent' })
  const set = {
    tracking_number: number,
    sent_at: writer.now,
    ...(by.forwarder !== undefined && { forwarder: by.forwarder.trim(), other_forwarder: name }),
  }
  return writeReturn(tx, returnId, { action: 'send', set }, byCustomer(writer))
}
