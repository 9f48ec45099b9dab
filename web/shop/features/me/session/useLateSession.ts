import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { whenAllLives } from '../../../../api/alive.ts'
import { allButSession } from '../../../../api/queries.ts'
import { sessionQuery, useSession } from '../../../../api/session/session.ts'
import { readToken } from '../../../../api/session/token.ts'

/**
 * The cookie is SameSite=Strict: who comes by a link from another site is rendered as a visitor although they are
 * signed in. The browser knows better and asks again once the page lives.
 */
export function useLateSession() {
  const queries = useQueryClient()
  const router = useRouter()
  const rendered = useRef(useSession())

  useEffect(() => {
    if (rendered.current !== null || readToken() === undefined) return
    void whenAllLives()
      .then(() => queries.fetchQuery({ ...sessionQuery, staleTime: 0 }))
      .then(() => queries.invalidateQueries(allButSession))
      .then(() => router.invalidate())
  }, [queries, router])
}
