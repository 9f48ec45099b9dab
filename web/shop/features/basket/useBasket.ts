import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { basketStat, listBasket } from '../../../../contract/basket.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { useMay } from '../../../api/session.ts'

export type BasketSummary = Reply<typeof basketStat>
export type Basket = Reply<typeof listBasket>
export type BasketLine = Basket['rows'][number]

/** Of what asks for the basket, and of what changes it. */
export const basketKey = ['basket']

export const summaryQuery = queryOptions({
  queryKey: [...basketKey, 'summary'],
  queryFn: () => call(basketStat, {}),
})

export const basketQuery = queryOptions({
  queryKey: [...basketKey, 'lines'],
  queryFn: () => call(listBasket, { query: {} }),
  placeholderData: keepPreviousData,
})

export const noLines = { shoppingCartQty: 0, priceChanges: 0 }

/** The basket for who looks at it: what another device did shows as soon as he comes back. */
export const seenElsewhere = queryOptions({ ...basketQuery, refetchOnWindowFocus: 'always' })

/** Lines, pieces and value of the basket; undefined for who has none. */
export function useBasketSummary(): BasketSummary | undefined {
  return useQuery({ ...summaryQuery, enabled: useMay('cust:shoppingcart') }).data
}
