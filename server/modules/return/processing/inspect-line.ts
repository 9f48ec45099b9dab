import type { ReturnFinding } from '../../../../rules/return/return.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockStock, postMoves } from '../../catalogue/availability/stock-ledger.queries.ts'
import { promiseWaiting } from '../../fulfilment/order-lifecycle/promise.queries.ts'
import { lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { advanceLine, type ReturnPlace, requireLine } from './line.ts'

type Inspection = ReturnPlace & {
  finding: ReturnFinding
  restocked: number
  scrapped: number
  toSendBack: number
  /** For the record; '' says nothing. */
  note: string
}

/**
 * Says what was found of the pieces that came in, and what becomes of each. What can be sold goes on the shelf and to the orders that wait
 * for it; scrap comes by the ledger and leaves by it. The same piece never comes twice: the ledger knows each line of a return.
 */
export async function inspectLine(tx: Tx, { note, ...inspection }: Inspection, changer: ReturnChanger) {
  const { returnId, position, finding, restocked, scrapped, toSendBack } = inspection
  const locked = await lockReturn(tx, returnId)
  requireLine('inspect', locked, position, changer)
  const { received, skuId, warehouse, quantity } = await findReceived(tx, inspection)
  const pieces = restocked + scrapped + toSendBack
  if (pieces !== received) throw new Refusal('return.pieces_differ', { details: { received } })
  const isWhole = received === quantity
  if (finding === 'missing' && isWhole) throw new Refusal('return.pieces_differ', { fields: ['finding'] })
  const shelf = { skuId, warehouse }
  const comes = restocked + scrapped > 0
  // Shelves are locked before the lines of orders, which the state of a line changes.
  if (comes) await lockStock(tx, [shelf])
  const set = { finding, restocked, scrapped, to_send_back: toSendBack }
  await advanceLine(tx, inspection, { action: 'inspect', to: 'inspected', set })
  const cause = { ref: `${locked.rmaNumber} ${position}`, reason: note, accountId: changer.accountId, now: changer.now }
  if (comes) await postMoves(tx, [{ ...shelf, pieces: restocked + scrapped }], { ...cause, kind: 'return' })
  if (scrapped > 0) {
    const reason = note || String(locked.rmaNumber)
    await postMoves(tx, [{ ...shelf, pieces: -scrapped }], { ...cause, kind: 'scrap', reason })
  }
  const promised = restocked > 0 ? await promiseWaiting(tx, [shelf], { now: changer.now }) : []
  await writeReturn(tx, returnId, { action: 'inspect', positions: [position], reason: note }, changer)
  return { promised }
}

async function findReceived(tx: Tx, { returnId, position }: ReturnPlace) {
  const { received, warehouse, ...found } = await tx
    .selectFrom('return_lines as l')
    .innerJoin('returns as r', 'r.id', 'l.return_id')
    .innerJoin('order_lines as o', (join) =>
      join.onRef('o.order_id', '=', 'l.order_id').onRef('o.position', '=', 'l.order_position'),
    )
    .select(['l.received', 'l.quantity', 'o.sku_id as skuId', 'r.warehouse'])
    .where('l.return_id', '=', returnId)
    .where('l.position', '=', position)
    .executeTakeFirstOrThrow()
  if (received === null || warehouse === null) throw new Error('a line was received nowhere')
  return { ...found, received, warehouse }
}
