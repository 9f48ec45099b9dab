import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  approveCustomer,
  getCustomer,
  getCustomerDocument,
  listCustomerChoices,
  listCustomers,
  rejectCustomer,
} from '../../../../contract/customer.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { callPicture } from '../../../api/file.ts'

export type CustomerRow = Reply<typeof listCustomers>['rows'][number]
export type Customer = Reply<typeof getCustomer>
export type Paper = Customer['papers'][number]
export type Choices = Reply<typeof listCustomerChoices>

export const customersKey = ['customers']

export const customersQuery = (query: Input<typeof listCustomers>['query']) =>
  queryOptions({
    queryKey: [...customersKey, 'list', query],
    queryFn: () => call(listCustomers, { query }),
    placeholderData: keepPreviousData,
  })

export const customerQuery = (id: number) =>
  queryOptions({ queryKey: [...customersKey, id], queryFn: () => call(getCustomer, { params: { id } }) })

/** Where a customer may be added, and what may be chosen for him. */
export const choicesQuery = queryOptions({
  queryKey: [...customersKey, 'choices'],
  queryFn: () => call(listCustomerChoices, {}),
})

/** A paper as an address that an image takes; what was sent once stays as it is. */
export const paperQuery = (id: number, documentId: number, thumbnail: boolean) =>
  queryOptions({
    queryKey: ['papers', documentId, thumbnail],
    queryFn: () => callPicture(getCustomerDocument, { params: { id, documentId }, query: { thumbnail } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Decision =
  | { approval: Input<typeof approveCustomer>['body']; reason?: never }
  | { reason: string; approval?: never }

/** Decides about a registration; what was decided meanwhile by somebody else is shown afterwards. */
export function useDecide({ customerId: id }: Customer, onDecided: () => void) {
  const queries = useQueryClient()
  return useMutation<null, CallFailed, Decision>({
    meta: saysItself,
    mutationFn: ({ approval, reason }) =>
      approval
        ? call(approveCustomer, { params: { id }, body: approval })
        : call(rejectCustomer, { params: { id }, body: { reason } }),
    onSuccess: onDecided,
    onSettled: () => queries.invalidateQueries({ queryKey: customersKey }),
  })
}
