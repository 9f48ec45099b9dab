import { createFileRoute, Outlet } from '@tanstack/react-router'
import { admit } from '../../api/closed.ts'
import { BlockSkeleton } from '../../ui/feedback/Skeletons.tsx'

/** Pages behind sign-in. The browser decides, because only it always has the cookie. */
export const Route = createFileRoute('/_shop/_closed')({
  ssr: false,
  beforeLoad: async (arriving) => {
    await admit(arriving)
  },
  component: Outlet,
  pendingComponent: () => <BlockSkeleton height={480} />,
})
