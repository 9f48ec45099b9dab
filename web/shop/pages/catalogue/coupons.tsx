import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { type PageParams, pagingIn, textIn } from '../../../ui/list/query.ts'
import { Wallet } from '../../features/catalogue/coupon/Wallet.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

// The longest name of a tab.
const longestState = 10

export const Route = createFileRoute('/_shop/_account/_closed/my/coupons')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): PageParams & { state?: string | undefined } => ({
    state: textIn(query, 'state', longestState),
    ...pagingIn(query),
  }),
  head: headWithTitle('coupon.title'),
  component: CouponsPage,
  pendingComponent: () => (
    <PageSkeleton title="coupon.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

function CouponsPage() {
  const text = useText()
  return (
    <>
      <h1>{text('coupon.title')}</h1>
      <Wallet search={Route.useSearch()} />
    </>
  )
}
