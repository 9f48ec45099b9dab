import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MoreTexts } from '../../ui/MoreTexts.tsx'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'

/** The pages about a customer's own account: they bring texts of their own. */
export const Route = createFileRoute('/_shop/_closed/_account')({ component: Account })

function Account() {
  return (
    <Suspense fallback={<BlockSkeleton height={480} />}>
      <MoreTexts part="account">
        <Outlet />
      </MoreTexts>
    </Suspense>
  )
}
