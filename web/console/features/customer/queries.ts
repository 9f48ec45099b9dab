import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  approveCustomer,
  changeCustomerStatus,
  changeCustomerTerms,
  correctCustomer,
  getCustomer,
  getCustomerDocument,
  listCustomerChoices,
  listCustomers,
  rejectCustomer,
  reopenRegistration,
} from '../../../../contract/customer/customer.ts'
import { impersonate } from '../../../../contract/customer/impersonation.ts'
import type { Endpoint, Input, Reply } from '../../../../contract/endpoint.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { callPicture } from '../../../api/file.ts'
import { customersKey } from '../../../api/queries.ts'
import { beginImpersonation } from '../../../api/session/impersonation.ts'

export type CustomerRow = Reply<typeof listCustomers>['rows'][number]
export type Customer = Reply<typeof getCustomer>
export type CompanyDocument = Customer['documents'][number]
export type Choices = Reply<typeof listCustomerChoices>

export const customersQuery = (query: Input<typeof listCustomers>['query']) =>
  queryOptions({
    queryKey: [...customersKey, 'list', query],
    queryFn: () => call(listCustomers, { query }),
    placeholderData: keepPreviousData,
  })

export const customerQuery = (id: number) =>
  queryOptions({ queryKey: [...customersKey, id], queryFn: () => call(getCustomer, { params: { id } }) })

/** Where a customer may be added, and what may be chosen for them. */
export const choicesQuery = queryOptions({
  queryKey: [...customersKey, 'choices'],
  queryFn: () => call(listCustomerChoices, {}),
})

/** A document as an address that an image takes; what was sent once stays as it is. */
export const documentQuery = (id: number, documentId: number, thumbnail: boolean) =>
  queryOptions({
    queryKey: ['documents', documentId, thumbnail],
    queryFn: () => callPicture(getCustomerDocument, { params: { id, documentId }, query: { thumbnail } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

type Decision =
  | { approve: Input<typeof approveCustomer>['body'] }
  | { reject: Input<typeof rejectCustomer>['body'] }
  | { terms: Input<typeof changeCustomerTerms>['body'] }
  | { correct: Input<typeof correctCustomer>['body'] }
  | { reopen: true }
  | { status: Input<typeof changeCustomerStatus>['body'] }

/** Decides about a customer; what another staff user decided meanwhile is shown afterwards. */
export function useDecide({ customerId: id }: Customer, onDecided: () => void) {
  const queries = useQueryClient()
  const params = { id }
  return useMutation<null, CallFailed, Decision>({
    meta: saysItself,
    mutationFn: (decision) => {
      if ('approve' in decision) return call(approveCustomer, { params, body: decision.approve })
      if ('reject' in decision) return call(rejectCustomer, { params, body: decision.reject })
      if ('correct' in decision) return call(correctCustomer, { params, body: decision.correct })
      if ('reopen' in decision) return call(reopenRegistration, { params })
      if ('terms' in decision) return call(changeCustomerTerms, { params, body: decision.terms })
      return call(changeCustomerStatus, { params, body: decision.status })
    },
    onSuccess: onDecided,
    onSettled: () => queries.invalidateQueries({ queryKey: customersKey }),
  })
}

/** Changes an account of a customer; a refusal is shown where the change was requested. */
export function useChangeCustomerAccount<E extends Endpoint>(endpoint: E, onChanged: () => void) {
  const queries = useQueryClient()
  return useMutation<Reply<E>, CallFailed, Input<E>>({
    meta: saysItself,
    mutationFn: (input) => call(endpoint, input),
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: customersKey }),
  })
}

/** Opens the shop as an account of a customer. Refetches nothing: from then on the browser has that account's token. */
export const useImpersonate = () =>
  useMutation<Reply<typeof impersonate>, CallFailed, Input<typeof impersonate>>({
    meta: saysItself,
    mutationFn: (input) => call(impersonate, input),
    onSuccess: ({ access_token }) => beginImpersonation(access_token),
  })
