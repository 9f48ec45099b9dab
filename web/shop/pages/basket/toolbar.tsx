import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { longestToolbarKey } from '../../../../rules/basket/toolbar.ts'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { choiceIn, textIn } from '../../../ui/list/query.ts'
import { headWithTitle } from '../../layout/page-head.ts'

// Its parts are many, and home would have to know the name of each.
const ToolbarPage = lazy(() => import('../../layout/ToolbarPage.tsx'))

type SearchParams = {
  /** Which toolbar it is. */
  key?: string | undefined
  /** The window that a toolbar opens for the sign-in. */
  signin?: '1' | undefined
}

/** Stands alone, also inside of the pages of a customer: nothing of the shop's frame is around it. */
export const Route = createFileRoute('/toolbar/toolbar')({
  ssr: false,
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    key: textIn(query, 'key', longestToolbarKey),
    signin: choiceIn(query, 'signin', ['1']),
  }),
  head: headWithTitle('site.quick_order'),
  component: Toolbar,
})

function Toolbar() {
  const { key, signin } = Route.useSearch()
  return (
    <Suspense fallback={<BlockSkeleton height={240} />}>
      <ToolbarPage toolbarKey={key} isSignIn={signin !== undefined} />
    </Suspense>
  )
}
