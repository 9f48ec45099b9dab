import {
  mayReturn,
  type ReturnAction,
  type ReturnLineState,
  returnTransitions,
} from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import type { LockedReturn, ReturnChanger } from '../change/change-return.ts'
import { returnLineStands } from '../change/return-stands.ts'

/** A line of a return that is not this customer's to move. */
export type ReturnPlace = { returnId: number; position: number }

/** The revision that was read: until staff have opened a return its customer may replace all that it says. */
export type ReadReturn = { revision?: number }

/** A line of a locked return that lets this be done to it; refuses one that does not, and one that there is not. */
export function requireLine(action: ReturnAction, locked: LockedReturn, position: number, { party }: ReturnChanger) {
  const line = orNotFound(locked.lines.find((one) => one.position === position))
  if (!mayReturn(action, line.state, party)) throw returnLineStands(line, locked)
  return line
}

type LineResult = {
  received?: number
  finding?: string
  restocked?: number
  scrapped?: number
  to_send_back?: number
  refused_because?: string
  replacement_id?: number
}
type Step = { action: ReturnAction; to: ReturnLineState; set?: LineResult }

/** Moves one line on as the table says, with what was found of it. Refuses one that stands otherwise by now. */
export const advanceLine = (tx: Tx, { returnId, position }: ReturnPlace, step: Step) =>
  advanceLines(tx, { returnId, positions: [position] }, step)

type LinePositions = { returnId: number; positions: readonly number[] }

/** The same of several lines: all of them, or it refuses. */
export async function advanceLines(tx: Tx, { returnId, positions }: LinePositions, { action, to, set }: Step) {
  const moved = await tx
    .updateTable('return_lines')
    .set({ ...set, state: to })
    .where('return_id', '=', returnId)
    .where('position', 'in', [...positions])
    .where('state', 'in', [...returnTransitions[action].from])
    .returning('position')
    .execute()
  if (moved.length !== positions.length) throw new Refusal('return.not_now')
}
