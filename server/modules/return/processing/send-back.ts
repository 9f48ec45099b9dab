import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { returnLineStands } from '../change/return-stands.ts'
import { advanceLine, type ReturnPlace, requireLine } from './line.ts'

/**
 * Ends a line of which nothing is credited: its pieces go back to the customer, or none had come. Refuses where pieces of it were kept,
 * which are credited or replaced.
 */
export async function sendBackLine(tx: Tx, { note, ...place }: ReturnPlace & { note: string }, changer: ReturnChanger) {
  const locked = await lockReturn(tx, place.returnId)
  const line = requireLine('sendBack', locked, place.position, changer)
  if (line.received === null) throw new Refusal('return.nothing_received')
  if (line.kept > 0) throw returnLineStands(line, locked)
  await advanceLine(tx, place, { action: 'sendBack', to: 'sentBack' })
  return writeReturn(tx, place.returnId, { action: 'sendBack', positions: [place.position], reason: note }, changer)
}
