import { createFileRoute, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { admit } from '../../api/closed.ts'
import { transport } from '../../api/http/transport.ts'
import { BlockSkeleton } from '../../ui/feedback/Skeletons.tsx'

/**
 * Pages behind sign-in. The browser decides where the server was given no token: who comes from another site is signed
 * in perhaps all the same, as their cookie stays at home.
 */
export const Route = createFileRoute('/_shop/_account/_closed')({
  ssr: () => transport().hasToken(),
  beforeLoad: async (arriving) => {
    await admit(arriving)
  },
  component: Outlet,
  pendingComponent: PendingPage,
})

/** The page's own skeleton, while the browser decides. */
function PendingPage() {
  const { routesById } = useRouter()
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const Skeleton = routeId && routesById[routeId].options.pendingComponent
  return Skeleton ? <Skeleton /> : <BlockSkeleton height={480} />
}
