import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listBasket } from '../../../../../contract/basket/basket.ts'
import { basketStat } from '../../../../../contract/basket/basket.ts'
import { listLineWarehouses, planBasket } from '../../../../../contract/basket/plan.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { basketKey } from '../../../../api/queries.ts'
import { useMay } from '../../../../api/session/session.ts'

export type BasketSummary = Reply<typeof basketStat>
export type Basket = Reply<typeof listBasket>
export type BasketLine = Basket['rows'][number]

export const summaryQuery = queryOptions({
  queryKey: [...basketKey, 'summary'],
  queryFn: () => call(basketStat, {}),
})

// Parts of the basket: whatever changes it refetches these. Their queries come with who shows them.
export const linesKey = [...basketKey, 'lines']
export const disabledLinesKey = [...basketKey, 'disabled']
export const planQuery = queryOptions({
  queryKey: [...linesKey, 'plan'],
  queryFn: () => call(planBasket, {}),
})
/** What each warehouse would mean for a line, and for what sending the whole basket costs. */
export const lineWarehousesQuery = (id: number) =>
  queryOptions({
    queryKey: [...planQuery.queryKey, id],
    queryFn: () => call(listLineWarehouses, { params: { id } }),
  })
export const priceChangesKey = [...basketKey, 'price changes']

export const noLines = { shoppingCartQty: 0, priceChanges: 0 }

/** Lines, pieces and value of the basket; undefined for who has none. */
export function useBasketSummary(): BasketSummary | undefined {
  return useQuery({ ...summaryQuery, enabled: useMay('cust:shoppingcart') }).data
}
