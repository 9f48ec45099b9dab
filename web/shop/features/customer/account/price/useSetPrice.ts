import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeAccountPrice, setAccountPrice } from '../../../../../../contract/catalogue/account-price.ts'
import type { Input } from '../../../../../../contract/endpoint.ts'
import { type CallFailed, call } from '../../../../../api/call.ts'
import { saysItself } from '../../../../../api/failures.ts'
import { type AccountPrice, pricesKey } from './queries.ts'

/** Sets the price of a product; whoever asks says why it was refused. */
export function useSetPrice(onSet: (price: AccountPrice) => void) {
  const queries = useQueryClient()
  return useMutation<AccountPrice, CallFailed, Input<typeof setAccountPrice>['body']>({
    meta: saysItself,
    mutationFn: (body) => call(setAccountPrice, { body }),
    onSuccess: async (price) => {
      onSet(price)
      await queries.invalidateQueries({ queryKey: pricesKey })
    },
  })
}

/** Removes a price; a refusal is shown at the edge of the window. */
export function useRemovePrice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ accountPriceId }: AccountPrice) => call(removeAccountPrice, { query: { accountPriceId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: pricesKey }),
  })
}
