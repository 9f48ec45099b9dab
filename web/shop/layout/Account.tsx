import { createFileRoute, Outlet } from '@tanstack/react-router'
import { TextsProvider } from '../../ui/language/TextsProvider.tsx'
import { AccountRail } from './AccountRail.tsx'
import { moreTexts } from './page-texts.ts'

/** The pages about a customer's orders and account: they bring texts of their own. */
export const Route = createFileRoute('/_shop/_closed/_account')({
  beforeLoad: moreTexts('account'),
  component: Account,
})

function Account() {
  const { reading } = Route.useRouteContext()
  return (
    <TextsProvider reading={reading}>
      <AccountRail>
        <Outlet />
      </AccountRail>
    </TextsProvider>
  )
}
