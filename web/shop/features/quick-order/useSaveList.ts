import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addQuickOrder, changeQuickOrder, submitQuickOrder } from '../../../../contract/quick-order.ts'
import { call } from '../../../api/call.ts'
import { quickOrdersKey } from './queries.ts'

export type Wanted = { number: string; qty: number; custNumber: string }
type Wish = { id?: number | undefined; name: string; lines: Wanted[]; thenSubmit?: boolean }

/** Keeps the list, as a new one or in the place of the one that was opened, and hands it on where that is asked. */
export function useSaveList(onSaved?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    // Without a connection it fails at once: what follows belongs to the page that asked.
    networkMode: 'always',
    mutationFn: async ({ id, name, lines, thenSubmit = false }: Wish) => {
      const body = { name: name.trim(), lines }
      const kept = await (id === undefined
        ? call(addQuickOrder, { body })
        : call(changeQuickOrder, { params: { id }, body }))
      return thenSubmit ? call(submitQuickOrder, { params: { id: kept.quickOrderId } }) : kept
    },
    ...(onSaved && { onSuccess: onSaved }),
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}
