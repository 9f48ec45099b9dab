import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { moveLine, type ReturnPlace, requireLine } from './line.ts'

/**
 * Ends a line of which nothing is credited: its pieces go back to the customer, or none had come. Refuses where pieces of it were kept,
 * which are credited or replaced.
 */
export async function sendBackLine(tx: Tx, { note, ...place }: ReturnPlace & { note: string }, changer: ReturnChanger) {
  const locked = await lockReturn(tx, place.returnId)
  requireLine('sendBack', locked, place.position, changer)
  const { received, kept } = await tx
    .selectFrom('return_lines')
    .select(['received', (eb) => eb('restocked', '+', eb.ref('scrapped')).as('kept')])
    .where('return_id', '=', place.returnId)
    .where('position', '=', place.position)
    .executeTakeFirstOrThrow()
  if (received === null) throw new Refusal('return.nothing_received')
  if (Number(kept) > 0) throw new Refusal('return.not_now', { details: { kept: Number(kept) } })
  await moveLine(tx, place, { action: 'sendBack', to: 'sentBack' })
  return writeReturn(tx, place.returnId, { action: 'sendBack', positions: [place.position], reason: note }, changer)
}
