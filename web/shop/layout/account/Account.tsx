import { createFileRoute, Outlet } from '@tanstack/react-router'
import { sessionQuery } from '../../../api/session/session.ts'
import { LazyTexts } from '../../../ui/language/LazyTexts.tsx'
import { menuQuery } from '../../features/site/queries.ts'
import { moreTexts } from '../page-texts.ts'
import { AccountRail } from './AccountRail.tsx'

/** The pages about a customer's orders and account: they bring texts of their own. */
export const Route = createFileRoute('/_shop/_account')({
  ...moreTexts('account'),
  loader: async ({ context: { queries } }) => {
    if (queries.getQueryData(sessionQuery.queryKey)) await queries.prefetchQuery(menuQuery)
  },
  component: Account,
})

function Account() {
  return (
    <LazyTexts part="account">
      <AccountRail>
        <Outlet />
      </AccountRail>
    </LazyTexts>
  )
}
