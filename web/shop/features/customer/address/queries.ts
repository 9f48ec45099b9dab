import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddresses } from '../../../../../contract/customer/address.ts'
import type { Input } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'

export const addressesKey = ['addresses']

export const addressesQuery = (query: Input<typeof listAddresses>['query']) =>
  queryOptions({
    queryKey: [...addressesKey, query],
    queryFn: () => call(listAddresses, { query }),
    placeholderData: keepPreviousData,
  })
