import { createFileRoute, redirect } from '@tanstack/react-router'
import { redirectIn, safePath } from '../../features/me/session/safe-path.ts'

/** Where a sign-in elsewhere comes back to: on to the page of `redirect`, else to home. */
export const Route = createFileRoute('/auth-redirect')({
  validateSearch: redirectIn,
  beforeLoad: ({ search }) => {
    throw redirect({ href: safePath(search.redirect), replace: true })
  },
})
