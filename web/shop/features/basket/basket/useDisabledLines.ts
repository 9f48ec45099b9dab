import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listDisabledLines, settleDisabledLines } from '../../../../../contract/basket/replacement.ts'
import type { Input } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { basketKey } from '../../../../api/queries.ts'
import { disabledLinesKey } from './queries.ts'

type Items = Input<typeof settleDisabledLines>['body']['items']

/** Refetched on coming back, too. */
export const disabledLinesQuery = queryOptions({
  queryKey: disabledLinesKey,
  queryFn: () => call(listDisabledLines, {}),
  refetchOnWindowFocus: 'always',
})

/** Replaces lines of products that are no longer sold, or takes them out. */
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
