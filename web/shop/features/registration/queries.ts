import { queryOptions } from '@tanstack/react-query'
import { queryDeclarations } from '../../../../contract/content.ts'
import { listDocuments } from '../../../../contract/document.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { register } from '../../../../contract/registration.ts'
import { listCountries, listStates } from '../../../../contract/site.ts'
import type { CountryFacts } from '../../../../rules/registration.ts'
import { call } from '../../../api/call.ts'

export type Registered = Reply<typeof register>
export type Paper = Reply<typeof listDocuments>[number]

const long = 60 * 60_000

/** What a company agrees to. */
export const membershipQuery = (orgId: number) =>
  queryOptions({
    queryKey: ['declarations', orgId, 'membership'],
    queryFn: () => call(queryDeclarations, { query: { orgId, type: 'membership' } }),
    staleTime: long,
  })

/** The countries, and the states that addresses name. */
export const placesQuery = queryOptions({
  queryKey: ['registration-places'],
  queryFn: async () => {
    const [countries, states] = await Promise.all([call(listCountries, {}), call(listStates, {})])
    return { countries: countries.map(({ iso2, euMember }) => ({ iso2, euMember })), states }
  },
  staleTime: long,
})

export type Places = {
  countries: { iso2: string; euMember: boolean }[]
  states: { country: string; code: string; name: string }[]
}

/** What the rules know of a country. */
export function factsOf({ countries, states }: Places, iso2: string): CountryFacts | undefined {
  const country = countries.find((one) => one.iso2 === iso2)
  return country && { ...country, states: states.filter((state) => state.country === iso2).map(({ code }) => code) }
}

export const papersQuery = (token: string) =>
  queryOptions({ queryKey: ['registration-papers', token], queryFn: () => call(listDocuments, { query: { token } }) })
