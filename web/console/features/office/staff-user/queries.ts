import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import { getStaffUser, listStaffUsers } from '../../../../../contract/office/staff-user.ts'
import { listSiteSettings } from '../../../../../contract/site/settings.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'

export type StaffUser = Reply<typeof getStaffUser>

const staffUsersKey = ['staff users']

export const staffUsersQuery = (query: Input<typeof listStaffUsers>['query']) =>
  queryOptions({
    queryKey: [...staffUsersKey, 'list', query],
    queryFn: () => call(listStaffUsers, { query }),
    placeholderData: keepPreviousData,
  })

export const staffUserQuery = (id: number) =>
  queryOptions({ queryKey: [...staffUsersKey, id], queryFn: () => call(getStaffUser, { params: { id } }) })

/** The sites that a staff user can be given access to. */
export const sitesQuery = queryOptions({
  queryKey: [...staffUsersKey, 'sites'],
  queryFn: () => call(listSiteSettings, {}),
  staleTime: 60 * 60_000,
})

/** Changes something of a staff user; a refusal is shown where the change was requested. */
export function useChangeStaffUser<E extends Endpoint>(endpoint: E, onChanged: () => void = () => {}) {
  const queries = useQueryClient()
  return useMutation<Reply<E>, CallFailed, Input<E>>({
    meta: saysItself,
    mutationFn: (input) => call(endpoint, input),
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: staffUsersKey }),
  })
}
