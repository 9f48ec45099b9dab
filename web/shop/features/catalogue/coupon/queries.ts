import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCoupons } from '../../../../../contract/catalogue/coupon.ts'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { couponsKey } from '../../../../api/queries.ts'

export type Coupon = Reply<typeof listCoupons>['rows'][number]

export const couponsQuery = (query: Input<typeof listCoupons>['query']) =>
  queryOptions({
    queryKey: [...couponsKey, query],
    queryFn: () => call(listCoupons, { query }),
    placeholderData: keepPreviousData,
  })
