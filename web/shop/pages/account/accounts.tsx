import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { longestKeyword } from '../../../../rules/paging.ts'
import { type AccountRole, accountRoles } from '../../../../rules/people/permissions.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../ui/dialog/SideDrawer.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'
import { FindForm } from '../../../ui/list/FindForm.tsx'
import { PagedList } from '../../../ui/list/PagedList.tsx'
import { choiceIn, type Paged, pageAsked, pagingIn, textIn } from '../../../ui/list/query.ts'
import { AccountForm } from '../../features/account/AccountForm.tsx'
import { AccountList } from '../../features/account/AccountList.tsx'
import { type Account, accountsQuery } from '../../features/account/queries.ts'
import { titled } from '../../layout/page-head.ts'

type Asked = Paged & {
  keyword?: string | undefined
  role?: AccountRole | undefined
}

export const Route = createFileRoute('/_shop/_closed/_account/my/accounts')({
  staticData: { permission: 'cust:account' },
  validateSearch: (query: Record<string, unknown>): Asked => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    role: choiceIn(query, 'role', accountRoles),
    ...pagingIn(query),
  }),
  head: titled('account.title'),
  component: AccountsPage,
})

function AccountsPage() {
  const text = useText()
  const asked = Route.useSearch()
  const [open, setOpen] = useState<{ account?: Account } | null>(null)
  const accounts = useQuery(accountsQuery(pageAsked(asked)))
  const saved = (account: Account) => {
    const isAsked = !open?.account && account.invited
    toast(isAsked ? text('account.added', { email: account.email }) : text('account.saved'), 'good')
    setOpen(null)
  }

  return (
    <>
      <h1>{text('account.title')}</h1>
      <FindForm
        asked={asked}
        fields={[{ name: 'keyword', label: text('account.find'), longest: longestKeyword }]}
        choices={[
          {
            name: 'role',
            label: text('account.role'),
            any: text('account.any_role'),
            among: accountRoles.map((role) => ({ value: role, label: text(`account.role_${role}`) })),
          },
        ]}
      >
        <Button onClick={() => setOpen({})}>{text('account.add')}</Button>
      </FindForm>
      <PagedList
        asked={asked}
        found={accounts}
        rows={6}
        empty={<Empty title={text('account.none_match')}>{text('account.none_match_hint')}</Empty>}
      >
        {(rows) => <AccountList accounts={rows} onEdit={(account) => setOpen({ account })} />}
      </PagedList>
      {open && (
        <SideDrawer
          title={text(open.account ? 'account.edit_title' : 'account.add_title')}
          onClose={() => setOpen(null)}
        >
          <AccountForm account={open.account} onSaved={saved} />
        </SideDrawer>
      )}
    </>
  )
}
