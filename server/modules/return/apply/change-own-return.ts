import { isCollected } from '../../../../rules/return/return.ts'
import { returnTransitions } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'
import { checkAction, lockReturn, moveLines, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { returnStands } from '../change/return-stands.ts'
import { type Tracking, trackReturn } from '../change/track-return.ts'
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
  const positions = await moveLines(tx, locked, { from: returnTransitions.cancel.from, to: 'cancelled' })
  return writeReturn(tx, returnId, { action: 'cancel', positions }, byCustomer(writer))
}

/** The caller has sent an approved return, or names another number for it. Refused where our courier collects it. */
export async function trackOwnReturn(tx: Tx, writer: ReturnWriter, returnId: number, tracking: Tracking) {
  const locked = await lockReturn(tx, returnId, writer.caller.customerId)
  if (isCollected(locked.deliveryMode)) throw returnStands(locked, 'customer')
  return trackReturn(tx, locked, tracking, byCustomer(writer))
}
