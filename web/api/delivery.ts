import { queryOptions } from '@tanstack/react-query'
import { findDelivery } from '../../contract/customer/delivery.ts'
import { call } from './call.ts'
import { siteParams } from './site/site-params.ts'

const tenMinutes = 10 * 60_000

/** From where goods come to the caller, of a site or of a customer's own address. */
export const deliveryQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: ['delivery', accountId, siteParams()],
    queryFn: () => call(findDelivery, { query: siteParams() }),
    staleTime: tenMinutes,
  })
