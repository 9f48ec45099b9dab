import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { holds, type Permission } from '../../../rules/permissions.ts'
import { sessionQuery } from '../../api/session.ts'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who lacks it goes to /401 (specification section 4). */
    permission?: Permission
  }
}

/** Pages behind sign-in. The browser decides, because only it always has the cookie. */
export const Route = createFileRoute('/_shop/_closed')({
  ssr: false,
  beforeLoad: async ({ context: { queries }, location, matches }) => {
    const session = await queries.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/login', search: { redirect: location.href } })
    const wanted = matches.flatMap(({ staticData }) => staticData.permission ?? [])
    if (!wanted.every((permission) => holds(session.permissions, permission))) throw redirect({ to: '/401' })
  },
  component: Outlet,
  pendingComponent: () => <BlockSkeleton height={480} />,
})
