import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { type AccountRole, accountRoles } from '../../../../rules/identity/permissions.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { AccountForm } from '../../features/customer/account/AccountForm.tsx'
import { AccountList } from '../../features/customer/account/AccountList.tsx'
import { type Account, accountsQuery } from '../../features/customer/account/queries.ts'
import { headWithTitle } from '../../layout/page-head.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  role?: AccountRole | undefined
}

export const Route = createFileRoute('/_shop/_account/_closed/my/accounts')({
  staticData: { permission: 'cust:account' },
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    role: choiceIn(query, 'role', accountRoles),
    ...pagingIn(query),
  }),
  head: headWithTitle('account.title'),
  component: AccountsPage,
  pendingComponent: () => (
    <PageSkeleton title="account.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

function AccountsPage() {
  const text = useText()
  const search = Route.useSearch()
  const [open, setOpen] = useState<Open | null>(null)
  const roles = accountRoles.map((role) => ({ value: role, label: text(`account.role_${role}`) }))
  return (
    <>
      <ListPage
        title={text('account.title')}
        search={search}
        filters={[
          { name: 'keyword', label: text('account.find'), longest: longestKeyword },
          { name: 'role', label: text('account.role'), any: text('account.any_role'), among: roles },
        ]}
        actions={<Button onClick={() => setOpen({})}>{text('account.add')}</Button>}
        found={useQuery(accountsQuery(toPageQuery(search)))}
        expectedRows={6}
        empty={null}
        noMatch={{ title: text('account.none_match'), hint: text('account.none_match_hint') }}
      >
        {(rows) => <AccountList accounts={rows} onEdit={(account) => setOpen({ account })} />}
      </ListPage>
      {open && <AccountDrawer account={open.account} onClose={() => setOpen(null)} />}
    </>
  )
}

/** An account to change or to add. */
type Open = { account?: Account }

function AccountDrawer({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const text = useText()
  const saved = ({ invited, email }: Account) => {
    toast(!account && invited ? text('account.added', { email }) : text('account.saved'), 'good')
    onClose()
  }
  return (
    <SideDrawer title={text(account ? 'account.edit_title' : 'account.add_title')} onClose={onClose}>
      <AccountForm account={account} onSaved={saved} />
    </SideDrawer>
  )
}
