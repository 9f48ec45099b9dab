import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Permission } from '../../rules/identity/permissions.ts'
import { whenAllLives } from './alive.ts'
import { transport } from './http/transport.ts'
import { may, sessionQuery } from './session/session.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who lacks it goes to /401 (specification section 4). */
    permission?: Permission
  }
}

type BeforeLoadArgs = {
  context: { queries: QueryClient }
  location: { href: string }
  matches: readonly { staticData: { permission?: Permission } }[]
}

/** Lets in who is signed in and may open the pages; leads a visitor to the sign-in page and back. Answers who it is. */
export async function admit({ context: { queries }, location, matches }: BeforeLoadArgs) {
  const session = await findSession(queries)
  if (!session) throw redirect({ to: '/login', search: { redirect: location.href } })
  const permissions = matches.flatMap(({ staticData }) => staticData.permission ?? [])
  if (!permissions.every((permission) => may(session, permission))) throw redirect({ to: '/401' })
  return session
}

/** Whoever comes from another site is a visitor for the server: the browser, which has their token, asks again. */
async function findSession(queries: QueryClient) {
  const session = await queries.ensureQueryData(sessionQuery)
  if (session) return session
  await whenAllLives()
  return transport().hasToken() ? queries.fetchQuery({ ...sessionQuery, staleTime: 0 }) : null
}
