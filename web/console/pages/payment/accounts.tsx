import { useQuery } from '@tanstack/react-query'
import { longestItemKeyword } from '../../../../rules/ledger/item.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { AccountList } from '../../features/payment/account/AccountList.tsx'
import { accountsQuery } from '../../features/payment/account/queries.ts'
import { PaymentTabs } from '../../features/payment/PaymentTabs.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

/** What the accounts may be narrowed to: a filter of the endpoint by the same name. */
const occasions = ['disputed'] as const

type SearchParams = PageParams & { keyword?: string | undefined; only?: (typeof occasions)[number] | undefined }

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestItemKeyword),
  only: choiceIn(query, 'only', occasions),
  ...pagingIn(query),
})

const toAccountsQuery = ({ only, ...search }: SearchParams) => toPageQuery({ ...search, ...(only && { [only]: true }) })

export default function AccountsPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  return (
    <ListPage
      title={text('money_account.title')}
      intro={text('money_account.intro')}
      above={<PaymentTabs />}
      search={search}
      filters={[
        { name: 'keyword', label: text('money.customer_hint'), longest: longestItemKeyword },
        {
          name: 'only',
          label: text('money_account.show'),
          any: text('money_account.show_all'),
          among: occasions.map((value) => ({ value, label: text(`money_account.show_${value}`) })),
        },
      ]}
      found={useQuery(accountsQuery(toAccountsQuery(search)))}
      expectedRows={10}
      empty={<Empty title={text('money_account.none')}>{text('money_account.none_hint')}</Empty>}
      noMatch={{ title: text('money_account.none_match'), hint: text('money_account.none_match_hint') }}
    >
      {(rows) => <AccountList accounts={rows} />}
    </ListPage>
  )
}
