import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPriceRules, listAccountPrices } from '../../../../../../contract/catalogue/account-price.ts'
import { listBrands, listClasses } from '../../../../../../contract/catalogue/catalogue.ts'
import type { Input, Reply } from '../../../../../../contract/endpoint.ts'
import { call } from '../../../../../api/call.ts'

export type AccountPrice = Reply<typeof listAccountPrices>['rows'][number]
export type PriceRules = Reply<typeof getPriceRules>
export type PriceRule = PriceRules['rules'][number]

export const pricesKey = ['account-prices']

export const pricesQuery = (query: Input<typeof listAccountPrices>['query']) =>
  queryOptions({
    queryKey: [...pricesKey, 'list', query],
    queryFn: () => call(listAccountPrices, { query }),
    placeholderData: keepPreviousData,
  })

export const rulesQuery = queryOptions({
  queryKey: [...pricesKey, 'rules'],
  queryFn: () => call(getPriceRules, {}),
})

const long = 60 * 60_000

/** What a mark-up can be for. */
export const goodsQuery = queryOptions({
  queryKey: ['goods-for-rules'],
  queryFn: async () => {
    const [classes, brands] = await Promise.all([call(listClasses, {}), call(listBrands, { query: {} })])
    return { classes, brands }
  },
  staleTime: long,
})
