import { queryOptions } from '@tanstack/react-query'
import { listFavouriteNews } from '../../../../../contract/basket/favourites.ts'
import {
  getActivitySubject,
  getBrandSubject,
  getHomeFloor,
  listFaqs,
  queryBanners,
  queryDeclarations,
} from '../../../../../contract/catalogue/content.ts'
import { skusById } from '../../../../../contract/catalogue/goods.ts'
import { getDispatch, getMakeComparison } from '../../../../../contract/catalogue/home.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { getSpending, listOpenOrders, listPurchases } from '../../../../../contract/order/order.ts'
import { call } from '../../../../api/call.ts'
import { ordersKey } from '../../../../api/queries.ts'

export type Declaration = Reply<typeof queryDeclarations>[number]
export type Purchase = Reply<typeof listPurchases>[number]
export type OpenOrder = Reply<typeof listOpenOrders>['rows'][number]
export type SpendingYear = Reply<typeof getSpending>[number]
export type NewsOfFavourite = Reply<typeof listFavouriteNews>[number]
export type Sku = Reply<typeof skusById>[number]
export type MakeComparison = Reply<typeof getMakeComparison>

const long = 60 * 60_000

/** What the home of a site says, part by part: one that fails keeps no other back. */
export const bannersQuery = (orgId: number) =>
  queryOptions({ queryKey: ['home', orgId, 'banners'], queryFn: () => call(queryBanners, { query: { orgId } }) })

export const brandSubjectsQuery = (orgId: number) =>
  queryOptions({ queryKey: ['home', orgId, 'brands'], queryFn: () => call(getBrandSubject, { query: { orgId } }) })

export const activitiesQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['home', orgId, 'activities'],
    queryFn: () => call(getActivitySubject, { query: { orgId } }),
  })

export const floorsQuery = (orgId: number) =>
  queryOptions({ queryKey: ['home', orgId, 'floors'], queryFn: () => call(getHomeFloor, { query: { orgId } }) })

export const homeTextsQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['home', orgId, 'texts'],
    queryFn: () => call(queryDeclarations, { query: { orgId, type: 'home' } }),
  })

export const makeComparisonQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['home', orgId, 'comparison'],
    queryFn: () => call(getMakeComparison, { query: { orgId } }),
    staleTime: long,
  })

export const dispatchQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['home', orgId, 'dispatch'],
    queryFn: () => call(getDispatch, { query: { orgId } }),
    staleTime: long,
  })

/** The first question of each part, without its answer: the page of all of them has it. */
export const questionsQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['home', orgId, 'questions'],
    queryFn: async () => {
      const faqs = await call(listFaqs, { query: { orgId } })
      return faqs
        .filter(({ part }, at) => faqs.findIndex((one) => one.part === part) === at)
        .map(({ slug, question }) => ({ slug, question }))
    },
    staleTime: long,
  })

export const purchasesQuery = queryOptions({
  queryKey: [...ordersKey, 'bought'],
  queryFn: () => call(listPurchases, {}),
})

export const openOrdersQuery = queryOptions({
  queryKey: [...ordersKey, 'open'],
  queryFn: () => call(listOpenOrders, {}),
})

export const spendingQuery = queryOptions({
  queryKey: [...ordersKey, 'spending'],
  queryFn: () => call(getSpending, {}),
})

export const favouriteNewsQuery = queryOptions({
  queryKey: ['favourites', 'news'],
  queryFn: () => call(listFavouriteNews, {}),
})

export const skusByIdQuery = (ids: number[]) =>
  queryOptions({ queryKey: ['skus-by-id', ids], queryFn: () => call(skusById, { body: ids }) })
