import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import { getOrgSite } from '../../../contract/site/site.ts'
import { call } from '../call.ts'
import { transport } from '../http/transport.ts'
import { siteKey } from '../queries.ts'

/** The site that the reader stands in. */
export type Site = Reply<typeof getOrgSite>

export const siteAt = (orgId: number) => call(getOrgSite, { query: { orgId } })

/** A customer's own site, a visitor's by their cookie or the address. */
export const siteQuery = queryOptions({
  queryKey: siteKey,
  queryFn: () => siteAt(transport().orgId()),
  staleTime: 60 * 60_000,
})

/** The site that the reader stands in. Loaded before any page is shown. */
export const useSite = () => useSuspenseQuery(siteQuery).data
