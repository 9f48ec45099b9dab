import { queryOptions } from '@tanstack/react-query'
import { listCountries, listStates } from '../../contract/site/site.ts'
import { call } from './call.ts'
import { placesKey } from './queries.ts'

/** The countries, and the states that addresses name: what the form of a company asks by. */
export const placesQuery = queryOptions({
  queryKey: placesKey,
  queryFn: async () => {
    const [countries, states] = await Promise.all([call(listCountries, {}), call(listStates, {})])
    return { countries: countries.map(({ iso2, euMember }) => ({ iso2, euMember })), states }
  },
  staleTime: 60 * 60_000,
})
