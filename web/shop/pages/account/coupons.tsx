import { createFileRoute } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { type PageParams, pagingIn, textIn } from '../../../ui/list/query.ts'
import { Wallet } from '../../features/coupon/Wallet.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

// The longest name of a tab.
const longestState = 10

export const Route = createFileRoute('/_shop/_closed/_account/my/coupons')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): PageParams & { state?: string | undefined } => ({
    state: textIn(query, 'state', longestState),
    ...pagingIn(query),
  }),
  head: headWithTitle('coupon.title'),
  component: CouponsPage,
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
