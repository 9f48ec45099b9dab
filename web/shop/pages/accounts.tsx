import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { type AccountRole, accountRoles } from '../../../rules/account.ts'
import { defaultPageSize, type PageSize } from '../../../rules/paging.ts'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty, Failed } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { choiceIn, pagingIn, textIn } from '../../ui/query.ts'
import { Select } from '../../ui/Select.tsx'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'
import classes from '../features/account/Account.module.css'
import { AccountForm } from '../features/account/AccountForm.tsx'
import { AccountList } from '../features/account/AccountList.tsx'
import { type Account, accountsQuery } from '../features/account/queries.ts'
import { titled } from '../layout/page-head.ts'

type Asked = {
  keyword?: string | undefined
  role?: AccountRole | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

// The longest that the contract takes.
const longestKeyword = 200
const roles = ['main', 'buyer', 'salesrep', 'requester'] as const

const askedBy = ({ keyword, role, page = 1, size = defaultPageSize }: Asked) => ({
  ...(keyword && { keyword }),
  ...(role && { role }),
  pageNum: page,
  pageSize: size,
})

export const Route = createFileRoute('/_shop/_closed/_account/my/accounts')({
  staticData: { permission: 'cust:account' },
  validateSearch: (query: Record<string, unknown>): Asked => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    role: choiceIn(query, 'role', roles),
    ...pagingIn(query),
  }),
  head: titled('account.title'),
  component: AccountsPage,
})

function AccountsPage() {
  const text = useText()
  const navigate = Route.useNavigate()
  const asked = Route.useSearch()
  const [open, setOpen] = useState<{ account?: Account } | null>(null)
  const { data, error, refetch } = useQuery(accountsQuery(askedBy(asked)))
  const saved = (account: Account) => {
    toast(open?.account ? text('account.saved') : text('account.added', { email: account.email }), 'good')
    setOpen(null)
  }

  return (
    <>
      <h1>{text('account.title')}</h1>
      <Tools onAdd={() => setOpen({})} />
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={6} />}
      {data?.total === 0 && <Empty title={text('account.none_match')}>{text('account.none_match_hint')}</Empty>}
      {data && data.total > 0 && (
        <>
          <AccountList accounts={data.rows} onEdit={(account) => setOpen({ account })} />
          <Pager
            page={asked.page ?? 1}
            size={asked.size ?? defaultPageSize}
            total={data.total}
            onSize={(size) => void navigate({ search: (was) => ({ ...was, size, page: undefined }) })}
          />
        </>
      )}
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

function Tools({ onAdd }: { onAdd: () => void }) {
  const text = useText()
  const navigate = Route.useNavigate()
  const asked = Route.useSearch()
  return (
    <form
      className={classes.tools}
      onSubmit={(event) => {
        event.preventDefault()
        const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
        void navigate({ search: (was) => ({ ...was, keyword: keyword || undefined, page: undefined }) })
      }}
    >
      <TextInput
        key={asked.keyword ?? ''}
        className={classes.find}
        name="keyword"
        type="search"
        label={text('account.find')}
        maxLength={longestKeyword}
        defaultValue={asked.keyword ?? ''}
      />
      <Select
        label={text('account.role')}
        value={asked.role ?? ''}
        data={[
          { value: '', label: text('account.any_role') },
          ...accountRoles.map((role) => ({ value: role, label: text(`account.role_${role}`) })),
        ]}
        onChange={({ target }) => {
          const role = accountRoles.find((one) => one === target.value)
          void navigate({ search: (was) => ({ ...was, role, page: undefined }) })
        }}
      />
      <Button type="submit" variant="default">
        {text('search.submit')}
      </Button>
      <Button className={classes.push} onClick={onAdd}>
        {text('account.add')}
      </Button>
    </form>
  )
}
