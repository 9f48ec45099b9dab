import { sql } from 'kysely'
import { returnTransitions } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { returnStands } from '../change/return-stands.ts'
import { requireLine } from './line.ts'

/** Pieces that came in of each line; 0 where nothing did. */
export type Arrival = { returnId: number; lines: readonly { position: number; pieces: number }[] }

/** Notes what came in of lines that were approved. Nothing is on a shelf by it: that is decided when it is inspected. */
export async function receiveLines(tx: Tx, { returnId, lines }: Arrival, changer: ReturnChanger) {
  const locked = await lockReturn(tx, returnId)
  for (const [at, { position, pieces }] of lines.entries()) {
    const { quantity } = requireLine('receive', locked, position, changer)
    if (pieces > quantity) throw new Refusal('return.too_many_pieces', { fields: [`lines.${at}.qty`] })
  }
  const { rows } = await sql`
    update return_lines l set state = 'received', received = a.pieces
      from unnest(${lines.map(({ position }) => position)}::integer[], ${lines.map(({ pieces }) => pieces)}::integer[])
           as a (position, pieces)
     where l.return_id = ${returnId} and l.position = a.position and l.state = any(${returnTransitions.receive.from}::text[])
    returning l.position`.execute(tx)
  if (rows.length === 0 || rows.length !== lines.length) throw returnStands(locked, changer.party)
  const positions = lines.map(({ position }) => position)
  return writeReturn(tx, returnId, { action: 'receive', positions }, changer)
}
