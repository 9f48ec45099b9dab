import { createFileRoute, redirect } from '@tanstack/react-router'

/** Specification section 2: the promotions have a second path, and unknown paths go to /404. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: location.pathname === '/sales/promotion' ? '/pm/promotion' : '/404' })
  },
})
