import type { ReturnAction } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'

/**
 * Queues news of a return in the transaction of its change: `notifyReturnUpdates` announces it after the commit, and all lines with the same
 * change at once in one mail.
 */
export const queueReturnNews = (tx: Tx, returnId: number, action: ReturnAction | 'remind', now: Date) =>
  tx
    .insertInto('return_news')
    .values({ return_id: returnId, action, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
