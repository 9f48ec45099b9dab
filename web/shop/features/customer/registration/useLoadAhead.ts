import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { placesQuery } from '../../../../api/places.ts'
import { membershipQuery } from './queries.ts'

/** Loads what the second step shows of a site while the first is filled in: too much for the page as the server sends it. */
export function useLoadAhead(orgId: number) {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.prefetchQuery(placesQuery)
    void queries.prefetchQuery(membershipQuery(orgId))
  }, [queries, orgId])
}
