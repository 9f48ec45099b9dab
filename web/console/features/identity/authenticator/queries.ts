import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import { getAuthenticator } from '../../../../../contract/identity/authenticator.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'

export type Authenticator = Reply<typeof getAuthenticator>

const authenticatorKey = ['authenticator']

export const authenticatorQuery = queryOptions({
  queryKey: authenticatorKey,
  queryFn: () => call(getAuthenticator, {}),
})

/** Changes something of one's own authenticator; a refusal is shown where the change was requested. */
export function useChangeAuthenticator<E extends Endpoint>(endpoint: E, onChanged?: (reply: Reply<E>) => void) {
  const queries = useQueryClient()
  return useMutation<Reply<E>, CallFailed, Input<E>>({
    meta: saysItself,
    mutationFn: (input) => call(endpoint, input),
    onSuccess: (reply) => onChanged?.(reply),
    onSettled: () => queries.invalidateQueries({ queryKey: authenticatorKey }),
  })
}
