import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  adjustQuickOrder,
  copyQuickOrder,
  rejectQuickOrder,
  removeQuickOrder,
  submitQuickOrder,
} from '../../../../../../contract/basket/quick-order.ts'
import type { Input, Reply } from '../../../../../../contract/endpoint.ts'
import { useAttempt } from '../../../../../api/attempt.ts'
import { CallFailed, call } from '../../../../../api/call.ts'
import { quickOrdersKey } from '../../../../../api/queries.ts'

export type ListChangeReply = Reply<typeof submitQuickOrder> & Partial<Pick<Reply<typeof copyQuickOrder>, 'leftOut'>>
type Action = { kind: 'submit' | 'copy' } | { kind: 'reject'; reason: string }

/** What can be done with a kept list beside changing its lines; after a lost answer the same is not done twice. */
export function useListAction() {
  const queries = useQueryClient()
  return useAttempt<Action & { id: number }, ListChangeReply>({
    send: ({ key, content: action }) => {
      const params = { id: action.id }
      const once = { idempotencyKey: key }
      if (action.kind === 'reject') return call(rejectQuickOrder, { params, body: { reason: action.reason } }, once)
      return call(action.kind === 'submit' ? submitQuickOrder : copyQuickOrder, { params }, once)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

type Adjustment = { id: number } & Input<typeof adjustQuickOrder>['body']

/** Changes quantities of a list that waits; of two who do so at once the second sees what the first has changed. */
export function useAdjustList() {
  const queries = useQueryClient()
  return useAttempt<Adjustment, Reply<typeof adjustQuickOrder>>({
    send: ({ key, content: { id, ...body } }) =>
      call(adjustQuickOrder, { params: { id }, body }, { idempotencyKey: key }),
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

/** Removes a list; its page is left before the lists are asked for again. */
export function useRemoveList(id: number, onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeQuickOrder, { params: { id } }).catch(ignoreMissing),
    onSuccess: async () => {
      // The page of the list would ask for it again.
      onRemoved()
      await queries.invalidateQueries({ queryKey: quickOrdersKey, refetchType: 'none' })
    },
  })
}

/** It is gone, as it should be: by a try whose answer was lost, or in another window. */
function ignoreMissing(failed: unknown): null {
  if (failed instanceof CallFailed && failed.reason === 'request.not_found') return null
  throw failed
}
