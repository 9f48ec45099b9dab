import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../../contract/endpoint.ts'
import { listDisabledLines, settleDisabledLines } from '../../../../contract/order/replacement.ts'
import { call } from '../../../api/call.ts'
import { basketKey } from './useBasket.ts'

type Items = Input<typeof settleDisabledLines>['body']['items']

/** Part of the basket: whatever changes that asks for these anew, and so does who comes back to it. */
export const disabledLinesQuery = queryOptions({
  queryKey: [...basketKey, 'disabled'],
  queryFn: () => call(listDisabledLines, {}),
  refetchOnWindowFocus: 'always',
})

/** Replaces lines of products that are not sold any more, or takes them out. */
export function useSettleDisabled() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: basketKey,
    scope: { id: 'basket' },
    mutationFn: (items: Items) => call(settleDisabledLines, { body: { items } }, { outlivesPage: true }),
    // What is settled is gone before anything else can be asked of it.
    onSettled: () => queries.invalidateQueries({ queryKey: basketKey }),
  })
}
