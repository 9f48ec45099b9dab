import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import { getCarrier, listCarriers } from '../../../../../contract/fulfilment/carrier.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { toast } from '../../../../ui/feedback/toast.ts'

export type CarrierRow = Reply<typeof listCarriers>[number]
export type Carrier = Reply<typeof getCarrier>

const carriersKey = ['carriers']

export const carriersQuery = queryOptions({
  queryKey: [...carriersKey, 'list'],
  queryFn: () => call(listCarriers, {}),
})

export const carrierQuery = (code: string) =>
  queryOptions({ queryKey: [...carriersKey, code], queryFn: () => call(getCarrier, { params: { code } }) })

/** Changes something of a carrier; `message` is the toast then. */
export function useChangeCarrier<E extends Endpoint>(endpoint: E, message: string) {
  const queries = useQueryClient()
  return useMutation<Reply<E>, CallFailed, Input<E>>({
    meta: saysItself,
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => toast(message, 'good'),
    onSettled: () => queries.invalidateQueries({ queryKey: carriersKey }),
  })
}
