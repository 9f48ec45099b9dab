import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import { addQuickOrder, changeQuickOrder, submitQuickOrder } from '../../../../contract/quick-order.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { quickOrdersKey } from './queries.ts'
import type { Base, List } from './useList.ts'

export type Wanted = { number: string; qty: number; custNumber: string; note?: string }
type Wish = { base?: Base | undefined; name: string; lines: Wanted[]; thenSubmit?: boolean }
type Kept = Reply<typeof addQuickOrder>

/** The lines in hand as they are sent and kept. */
export const wantedOf = ({ lines, notes }: Pick<List, 'lines' | 'notes'>): Wanted[] =>
  lines.map(({ product, qty, custNumber }) => {
    const note = notes.get(product.number)
    return { number: product.number, qty, custNumber, ...(note && { note }) }
  })

/**
 * Keeps the list, as a new one or in the place of the one that was opened, and hands it on where that is asked. `onKept` is
 * told although that may fail.
 */
export function useSaveList(onKept?: (kept: Kept) => void) {
  const queries = useQueryClient()
  return useMutation<Kept, CallFailed, Wish>({
    meta: saysItself,
    // Without a connection it fails at once: what follows belongs to the page that asked.
    networkMode: 'always',
    mutationFn: async ({ base, name, lines, thenSubmit = false }) => {
      const body = { name: name.trim(), lines }
      const kept = await (base
        ? call(changeQuickOrder, { params: { id: base.id }, body: { ...body, version: base.version } })
        : call(addQuickOrder, { body }))
      onKept?.(kept)
      return thenSubmit ? call(submitQuickOrder, { params: { id: kept.quickOrderId } }) : kept
    },
    onSettled: () => queries.invalidateQueries({ queryKey: quickOrdersKey }),
  })
}
