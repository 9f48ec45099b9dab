import { createFileRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router'
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

/** The page's own skeleton, while the browser decides. By the address: matches of pages that were not rendered are not known to the browser yet. */
function PendingPage() {
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [routes] = router.getMatchedRoutes(pathname)
  const Skeleton = routes.at(-1)?.options.pendingComponent
  return Skeleton ? <Skeleton /> : <BlockSkeleton height={480} />
}
