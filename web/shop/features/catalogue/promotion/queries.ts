import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPromotion, listPromotionSkus, listPromotions } from '../../../../../contract/catalogue/promotion.ts'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { skusKey } from '../../../../api/queries.ts'

export type Promotion = Reply<typeof getPromotion>

export const promotionsQuery = (query: Input<typeof listPromotions>['query']) =>
  queryOptions({
    queryKey: ['promotions', query],
    queryFn: () => call(listPromotions, { query }),
    placeholderData: keepPreviousData,
  })

export const promotionQuery = (id: number) =>
  queryOptions({ queryKey: ['promotion', id], queryFn: () => call(getPromotion, { params: { id } }) })

export const promotionSkusQuery = (id: number, query: Input<typeof listPromotionSkus>['query']) =>
  queryOptions({
    // They are refetched with all products, such as after an order.
    queryKey: [...skusKey, 'promotion', id, query],
    queryFn: () => call(listPromotionSkus, { params: { id }, query }),
    placeholderData: keepPreviousData,
  })
