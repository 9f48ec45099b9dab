import { otherForwarder } from '../../../../rules/return/return.ts'
import { returnTransitions } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { checkAction, type LockedReturn, moveLines, type ReturnChanger, writeReturn } from './change-return.ts'

export type Tracking = { trackingNumber: string; forwarder?: string; otherForwarder?: string }

/** A locked return that is approved is on its way, or has another number. Refuses one without a number or without the name of its carrier. */
export async function trackReturn(
  tx: Tx,
  locked: LockedReturn,
  { trackingNumber, ...by }: Tracking,
  changer: ReturnChanger,
) {
  const number = trackingNumber.trim()
  if (number === '') throw new Refusal('request.invalid', { fields: ['trackingNumber'] })
  checkAction('send', locked, changer)
  const name = by.otherForwarder?.trim() ?? ''
  if (by.forwarder === otherForwarder && name === '')
    throw new Refusal('return.forwarder_required', { fields: ['otherForwarder'] })
  const positions = await moveLines(tx, locked, { from: returnTransitions.send.from, to: 'sent' })
  const set = {
    tracking_number: number,
    sent_at: changer.now,
    ...(by.forwarder !== undefined && { forwarder: by.forwarder.trim(), other_forwarder: name }),
  }
  return writeReturn(tx, locked.returnId, { action: 'send', positions, set }, changer)
}
