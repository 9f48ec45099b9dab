import type { ReturnAction } from '../../../../rules/return/return-state.ts'
import type { Tx } from '../../../db/database.ts'

/**
 * Notes that something was done to a return, in the transaction in which it is: `tellReturns` tells it once that has ended, and all lines
 * to which the same was done at once in one mail.
 */
export const tellOfReturn = (tx: Tx, returnId: number, action: ReturnAction | 'remind', now: Date) =>
  tx
    .insertInto('return_news')
    .values({ return_id: returnId, action, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
