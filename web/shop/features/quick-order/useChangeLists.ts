import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  copyQuickOrder,
  rejectQuickOrder,
  removeQuickOrder,
  submitQuickOrder,
} from '../../../../contract/quick-order.ts'
import { call } from '../../../api/call.ts'
import { quickOrdersKey } from './queries.ts'

type Deed = { of: 'submit' | 'copy' } | { of: 'reject'; reason: string }

/** What can be done with a kept list beside changing its lines. */
export function useListDeed(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deed: Deed) => {
      const params = { id }
      if (deed.of === 'reject') return call(rejectQuickOrder, { params, body: { reason: deed.reason } })
      return call(deed.of === 'submit' ? submitQuickOrder : copyQuickOrder, { params })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}

/** Removes a list; its page is left before the lists are asked for again. */
export function useRemoveList(id: number, onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeQuickOrder, { params: { id } }),
    onSuccess: async () => {
      // The page of the list would ask for it again.
      onRemoved()
      await queries.invalidateQueries({ queryKey: quickOrdersKey, refetchType: 'none' })
    },
  })
}
