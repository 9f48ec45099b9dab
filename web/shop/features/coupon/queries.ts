import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCoupons } from '../../../../contract/coupon.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { call } from '../../../api/call.ts'

export type Coupon = Reply<typeof listCoupons>['rows'][number]

export const couponsKey = ['coupons']

export const couponsQuery = (query: Input<typeof listCoupons>['query']) =>
  queryOptions({
    queryKey: [...couponsKey, query],
    queryFn: () => call(listCoupons, { query }),
    placeholderData: keepPreviousData,
  })
