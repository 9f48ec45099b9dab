import { isCollected } from '../../../../rules/return/return.ts'
import type { Tx } from '../../../db/database.ts'
import { lockReturn, type ReturnChanger } from '../change/change-return.ts'
import { returnStands } from '../change/return-stands.ts'
import { type Tracking, trackReturn } from '../change/track-return.ts'

type Collection = Tracking & { returnId: number }

/** Staff have booked the courier that collects an approved return, or put its number right. Refused where the customer sends it, and while a line is to be decided. */
export async function bookCollection(tx: Tx, { returnId, ...tracking }: Collection, changer: ReturnChanger) {
  const locked = await lockReturn(tx, returnId)
  if (!isCollected(locked.deliveryMode) || locked.status === 'submitted') throw returnStands(locked, changer.party)
  return trackReturn(tx, locked, tracking, changer)
}
