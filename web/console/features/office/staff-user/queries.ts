import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../../../../contract/endpoint.ts'
import { getColleague, listColleagues } from '../../../../../contract/office/staff-user.ts'
import { listSiteSettings } from '../../../../../contract/site/settings.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'

export type Colleague = Reply<typeof getColleague>

const colleaguesKey = ['colleagues']

export const colleaguesQuery = (query: Input<typeof listColleagues>['query']) =>
  queryOptions({
    queryKey: [...colleaguesKey, 'list', query],
    queryFn: () => call(listColleagues, { query }),
    placeholderData: keepPreviousData,
  })

export const colleagueQuery = (id: number) =>
  queryOptions({ queryKey: [...colleaguesKey, id], queryFn: () => call(getColleague, { params: { id } }) })

/** The sites that a colleague may look after. */
export const sitesQuery = queryOptions({
  queryKey: [...colleaguesKey, 'sites'],
  queryFn: () => call(listSiteSettings, {}),
  staleTime: 60 * 60_000,
})

/** Changes something of a colleague; what is refused is said where it was asked for. */
export function useChangeColleague<E extends Endpoint>(endpoint: E, onChanged: () => void = () => {}) {
  const queries = useQueryClient()
  return useMutation<Reply<E>, CallFailed, Input<E>>({
    meta: saysItself,
    mutationFn: (input) => call(endpoint, input),
    onSuccess: onChanged,
    onSettled: () => queries.invalidateQueries({ queryKey: colleaguesKey }),
  })
}
