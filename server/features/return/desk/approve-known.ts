import type { Tx } from '../../../db/database.ts'
import { lockReturn, type ReturnChanger, writeReturn } from '../change/change-return.ts'
import { positionsOfKnownBatches } from './batch-note.queries.ts'
import { chooseWarehouse, decisionOf } from './decide-line.ts'
import { moveSome } from './line.ts'

/**
 * Approves by the shop the lines of a submitted return of whose batches is known that they are approved at once. Its goods go to the
 * warehouse of the first.
 */
export async function approveKnown(tx: Tx, returnId: number, now: Date) {
  const positions = await positionsOfKnownBatches(tx, returnId)
  const [first] = positions
  if (first === undefined) return
  const shop: ReturnChanger = { party: 'shop', accountId: null, now }
  const locked = await lockReturn(tx, returnId)
  const orderId = locked.lines.find(({ position }) => position === first)?.orderId ?? 0
  await moveSome(tx, { returnId, positions }, { action: 'approve', to: 'approved' })
  const set = { ...(await decisionOf(tx, returnId, shop)), warehouse: await chooseWarehouse(tx, locked, { orderId }) }
  // One line is named; of several the record says that the return was approved.
  const position = positions.length === 1 ? first : undefined
  await writeReturn(tx, returnId, { action: 'approve', ...(position && { position }), set }, shop)
}
