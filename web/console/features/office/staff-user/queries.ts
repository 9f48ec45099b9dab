import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import { getColleague, listColleagues } from '../../../../../contract/office/staff-user.ts'
import { listSiteSettings } from '../../../../../contract/site/settings.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'

export type StaffUser = Reply<typeof getColleague>

const staffUsersKey = ['staff users']

export const staffUsersQuery = (query: Input<typeof listColleagues>['query']) =>
  queryOptions({
    queryKey: [...staffUsersKey, 'list', query],
    queryFn: () => call(listColleagues, { query }),
    placeholderData: keepPreviousData,
  })

export const staffUserQuery = (id: number) =>
  queryOptions({ queryKey: [...staffUsersKey, id], queryFn: () => call(getColleague, { params: { id } }) })

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
