import { createFileRoute, redirect } from '@tanstack/react-router'
import { textIn } from '../../ui/query.ts'
import { longestPath, safePath } from '../features/session/safe-path.ts'

/** Where somebody who has signed in elsewhere comes back to: on to the page of `redirect`, else to home. */
export const Route = createFileRoute('/auth-redirect')({
  validateSearch: (query: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: textIn(query, 'redirect', longestPath),
  }),
  beforeLoad: ({ search }) => {
    throw redirect({ href: safePath(search.redirect), replace: true })
  },
})
