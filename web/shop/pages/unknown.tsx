import { createFileRoute, redirect } from '@tanstack/react-router'

/** Specification section 2: unknown paths go to /404. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/404' })
  },
})
