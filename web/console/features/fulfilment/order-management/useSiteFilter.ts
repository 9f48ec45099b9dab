import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../ui/language/language.tsx'
import type { Filter } from '../../../../ui/list/FindForm.tsx'
import { orderSitesQuery } from './queries.ts'

/** Narrows a list to the customers of one site, in the address as `orgId`. */
export function useSiteFilter(): Filter<'orgId'> {
  const text = useText()
  const { data = [] } = useQuery(orderSitesQuery)
  const among = data.map(({ orgId, siteName }) => ({ value: String(orgId), label: siteName }))
  return { name: 'orgId', label: text('desk.site'), any: text('desk.any_site'), among }
}
