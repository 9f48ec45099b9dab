import { queryOptions } from '@tanstack/react-query'
import { getRouters, listSites, listStates, whereFrom } from '../../../../contract/site/site.ts'
import { call } from '../../../api/call.ts'

const long = 60 * 60_000

/** The sites that a visitor chooses from (specification section 6). */
export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: async () => (await call(listSites, { body: { siteName: '', isVisitor: 1 } })).orgSites,
  staleTime: long,
})

export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: () => call(listStates, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the reader may open, behind their name. */
export const menuQuery = queryOptions({ queryKey: ['menu'], queryFn: () => call(getRouters, {}), staleTime: long })

/** The country that a visitor's address belongs to; empty where it is unknown. */
export const countryOfVisitor = async () => (await call(whereFrom, {})).countryIso2
