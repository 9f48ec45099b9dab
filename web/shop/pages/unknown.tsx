import { createFileRoute, redirect } from '@tanstack/react-router'

/** Addresses that have moved, or that the specification writes in two ways. */
const moved: Readonly<Record<string, '/pm/promotion' | '/order/bulk'>> = {
  '/sales/promotion': '/pm/promotion',
  '/order/sheet': '/order/bulk',
}

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: moved[location.pathname] ?? '/404' })
  },
})
