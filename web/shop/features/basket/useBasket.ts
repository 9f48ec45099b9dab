import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { listBasket } from '../../../../contract/order/basket.ts'
import { basketStat } from '../../../../contract/order/basket.ts'
import { call } from '../../../api/call.ts'
import { useMay } from '../../../api/session/session.ts'

export type BasketSummary = Reply<typeof basketStat>
export type Basket = Reply<typeof listBasket>
export type BasketLine = Basket['rows'][number]

/** Of what asks for the basket, and of what changes it. */
export const basketKey = ['basket']

export const summaryQuery = queryOptions({
  queryKey: [...basketKey, 'summary'],
  queryFn: () => call(basketStat, {}),
})

/** Of what asks for its lines: `basketQuery`. */
export const linesKey = [...basketKey, 'lines']

export const noLines = { shoppingCartQty: 0, priceChanges: 0 }

/** Lines, pieces and value of the basket; undefined for who has none. */
export function useBasketSummary(): BasketSummary | undefined {
  return useQuery({ ...summaryQuery, enabled: useMay('cust:shoppingcart') }).data
}
