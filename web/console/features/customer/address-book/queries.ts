import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listCustomerAddresses } from '../../../../../contract/customer/customer-address.ts'
import type { Input } from '../../../../../contract/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { customersKey } from '../../../../api/queries.ts'

/** The key of a customer themselves begins it: their page names the address for bills. */
export const customerAddressesKey = (id: number) => [...customersKey, id]

export const customerAddressesQuery = (id: number, query: Input<typeof listCustomerAddresses>['query']) =>
  queryOptions({
    queryKey: [...customerAddressesKey(id), 'addresses', query],
    queryFn: () => call(listCustomerAddresses, { params: { id }, query }),
    placeholderData: keepPreviousData,
  })
