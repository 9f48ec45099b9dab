import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { countFavourites, listFavourites } from '../../../../../contract/basket/favourites.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import type { PageSize } from '../../../../../rules/paging.ts'
import { call } from '../../../../api/call.ts'
import { useMay } from '../../../../api/session/session.ts'

export type Favourite = Reply<typeof listFavourites>['rows'][number]
export type FavouriteCount = Reply<typeof countFavourites>

const favouritesKey = ['favourites']

export const countQuery = queryOptions({
  queryKey: [...favouritesKey, 'count'],
  queryFn: () => call(countFavourites, {}),
})

export const listKey = [...favouritesKey, 'list']

export const favouritesQuery = (find: { keyword: string; pageNum: number; pageSize: PageSize }) =>
  queryOptions({
    queryKey: [...listKey, find],
    queryFn: () => call(listFavourites, { query: find }),
    placeholderData: keepPreviousData,
  })

/** How many favourites the reader has, and of which products; undefined for who keeps none. */
export function useFavouriteCount(): FavouriteCount | undefined {
  return useQuery({ ...countQuery, enabled: useMay('cust:favorites') }).data
}
