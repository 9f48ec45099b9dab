import type { ReturnAction, ReturnLineState } from '../../../rules/return/return-state.ts'
import { lockReturn, moveLines, writeReturn } from '../../features/return/change/change-return.ts'
import type { World } from '../world.ts'

type Step = {
  action: ReturnAction
  to: ReturnLineState
  reason?: string
  set?: NonNullable<Parameters<typeof writeReturn>[2]['set']>
}

/** Takes all lines of a return a step on, as a colleague would. */
export const takeStep = (world: World, returnId: number, { to, ...change }: Step, accountId: number | null = null) =>
  world.db.transaction().execute(async (tx) => {
    const locked = await lockReturn(tx, returnId)
    const from = [...new Set(locked.lines.map(({ state }) => state))]
    if (to === 'refused') {
      const why = { refused_because: change.reason ?? '' }
      await tx
        .updateTable('return_lines')
        .set({ ...why, state: to })
        .where('return_id', '=', returnId)
        .execute()
    } else await moveLines(tx, locked, { from, to })
    return writeReturn(tx, returnId, change, { party: 'staff', accountId, now: world.now() })
  })

/** Approves a return: it goes to that warehouse, if it has to come back at all. */
export const approve = (world: World, returnId: number, { warehouse = 'NL', comesBack = true } = {}) =>
  takeStep(world, returnId, {
    action: 'approve',
    to: comesBack ? 'approved' : 'inspected',
    set: { decided_at: world.now(), warehouse, comes_back: comesBack },
  })
