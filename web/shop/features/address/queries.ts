import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddresses } from '../../../../contract/address.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import { listCountries, listStates } from '../../../../contract/site.ts'
import type { Atlas } from '../../../../rules/address-form.ts'
import { call } from '../../../api/call.ts'

export type Address = Reply<typeof listAddresses>['rows'][number]

export const addressesKey = ['addresses']

export const addressesQuery = (query: Input<typeof listAddresses>['query']) =>
  queryOptions({
    queryKey: [...addressesKey, query],
    queryFn: () => call(listAddresses, { query }),
    placeholderData: keepPreviousData,
  })

/** The countries that we deliver to and the states that addresses name. */
export const atlasQuery = queryOptions({
  queryKey: ['atlas'],
  queryFn: async () => {
    const [countries, states] = await Promise.all([call(listCountries, {}), call(listStates, {})])
    return { countries: countries.map(({ iso2 }) => iso2), states }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

type Known = Awaited<ReturnType<NonNullable<typeof atlasQuery.queryFn>>> extends infer K ? K : never

export const atlasOf = ({ countries, states }: Known): Atlas => ({
  countries,
  statesOf: (country) => states.filter((state) => state.country === country).map(({ code }) => code),
})
