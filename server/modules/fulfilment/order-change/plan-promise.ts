import type { HoldReason } from '../../../../rules/order/order.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { findPromisedDay, isWaiting } from '../../order/checkout/promised-day.ts'
import type { Head } from './order-change.queries.ts'

type Line = { pieces: number; takes: number; waitsAfter: number; expectedOn: string | null }
type Planned = { orderId: number; lines: readonly Line[]; held: HoldReason | null }

/**
 * The day of an order after a change of its lines: what was promised stays, unless pieces are added that leave from the shelf, all of it
 * waits for all, or it goes on only now. Of what is on hold or awaits its payment the day is no promise, and stays as it is.
 */
export async function planPromise(db: Db | Tx, head: Head, { orderId, lines, held }: Planned, now: Date) {
  const staysHeld = held !== null || head.heldBecause === 'staff'
  if (head.status === 'awaitingPayment' || staysHeld) return head.promisedOn
  const adds = lines.some(({ takes }) => takes > 0)
  const isNew = head.promisedOn === null || head.backOrders === 'together' || isWaiting(head.status)
  if (!adds && !isNew) return head.promisedOn
  const open = lines.filter(({ pieces }) => pieces > 0).map(toOpenLine)
  const day = await findPromisedDay(db, { orderId, now, lines: open })
  if (isNew || day === null || head.promisedOn === null) return day
  if (day < head.promisedOn) return head.promisedOn
  return day
}

const toOpenLine = ({ pieces, waitsAfter, expectedOn }: Line) => ({
  shipsNow: pieces - waitsAfter,
  backOrdered: waitsAfter,
  preOrdered: 0,
  expectedOn,
})
