import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import {
  adjustQuickOrder,
  copyQuickOrder,
  rejectQuickOrder,
  removeQuickOrder,
  submitQuickOrder,
} from '../../../../contract/order/quick-order.ts'
import { isUnanswered, useAttempt } from '../../../api/attempt.ts'
import { CallFailed, call } from '../../../api/call.ts'
import { type QuickOrder, quickOrdersKey } from './queries.ts'

type Done = Reply<typeof submitQuickOrder> & Partial<Pick<Reply<typeof copyQuickOrder>, 'leftOut'>>
type Action = { of: 'submit' | 'copy' } | { of: 'reject'; reason: string }

/** What can be done with a kept list beside changing its lines; after a lost answer the same is not done twice. */
export function useListAction(id: number) {
  const queries = useQueryClient()
  const { keyOf, end } = useAttempt()
  return useMutation({
    mutationFn: (action: Action): Promise<Done> => {
      const params = { id }
      const once = { idempotencyKey: keyOf([id, action]) }
      if (action.of === 'reject') return call(rejectQuickOrder, { params, body: { reason: action.reason } }, once)
      return call(action.of === 'submit' ? submitQuickOrder : copyQuickOrder, { params }, once)
    },
    onSuccess: end,
    onError: (failed) => !isUnanswered(failed) && end(),
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

/** Changes quantities of a list that waits; of two who do so at once the second sees what the first has changed. */
export function useAdjustList({ quickOrderId: id, version }: Pick<QuickOrder, 'quickOrderId' | 'version'>) {
  const queries = useQueryClient()
  const { keyOf, end } = useAttempt()
  return useMutation({
    mutationFn: (lines: Input<typeof adjustQuickOrder>['body']['lines']) =>
      call(
        adjustQuickOrder,
        { params: { id }, body: { version, lines } },
        { idempotencyKey: keyOf([id, version, lines]) },
      ),
    onSuccess: end,
    onError: (failed) => !isUnanswered(failed) && end(),
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

/** Removes a list; its page is left before the lists are asked for again. */
export function useRemoveList(id: number, onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeQuickOrder, { params: { id } }).catch(unlessGone),
    onSuccess: async () => {
      // The page of the list would ask for it again.
      onRemoved()
      await queries.invalidateQueries({ queryKey: quickOrdersKey, refetchType: 'none' })
    },
  })
}

/** It is gone, as it should be: by a try whose answer was lost, or in another window. */
function unlessGone(failed: unknown): null {
  if (failed instanceof CallFailed && failed.reason === 'request.not_found') return null
  throw failed
}
