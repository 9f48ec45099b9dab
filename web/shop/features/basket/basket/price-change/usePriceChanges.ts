import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { removeFromBasket } from '../../../../../../contract/basket/basket.ts'
import { acceptPriceChanges, listPriceChanges } from '../../../../../../contract/basket/price-change.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { call } from '../../../../../api/call.ts'
import { basketKey } from '../../../../../api/queries.ts'
import { priceChangesKey } from '../queries.ts'

type PriceChanges = Reply<typeof listPriceChanges>
export type PriceChange = PriceChanges['rows'][number]

export const priceChangesQuery = queryOptions({
  queryKey: priceChangesKey,
  queryFn: () => call(listPriceChanges, {}),
})

/** Agrees to the prices that are shown. */
export const useAcceptPrices = () =>
  useSettling((changes: readonly PriceChange[]) =>
    call(acceptPriceChanges, {
      body: { items: changes.map(({ shoppingCartId, now }) => ({ shoppingCartId, price: now })) },
    }),
  )

/** Takes the product of a change out of the basket, however many pieces of it there are by now. */
export const useRefusePrice = () =>
  useSettling(({ shoppingCartId }: PriceChange) => call(removeFromBasket, { params: { id: shoppingCartId } }))

/** How many of these are changes still: a line that was settled elsewhere meanwhile, or is no longer sold, is none. */
export function useStillChanged() {
  const queries = useQueryClient()
  return (changes: readonly PriceChange[]) => {
    const open = new Set(queries.getQueryData(priceChangesQuery.queryKey)?.rows.map((row) => row.shoppingCartId))
    return changes.filter(({ shoppingCartId }) => open.has(shoppingCartId)).length
  }
}

function useSettling<Decision, Answer>(mutationFn: (decision: Decision) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: basketKey,
    mutationFn,
    // The rows that are settled are gone before anything else can be asked of them.
    onSettled: () => queries.invalidateQueries({ queryKey: basketKey }),
  })
}
