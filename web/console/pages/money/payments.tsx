import { useQuery } from '@tanstack/react-query'
import { longestItemKeyword } from '../../../../rules/finance/item.ts'
import { type EntryState, entryStates } from '../../../../rules/finance/money.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { BankFile } from '../../features/money/BankFile.tsx'
import { EntryList } from '../../features/money/EntryList.tsx'
import { MoneyTabs } from '../../features/money/MoneyTabs.tsx'
import { entriesQuery } from '../../features/money/queries.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & { status?: EntryState | undefined; keyword?: string | undefined }

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  status: choiceIn(query, 'status', entryStates),
  keyword: textIn(query, 'keyword', longestItemKeyword),
  ...pagingIn(query),
})

export default function MoneyPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const entries = useQuery(entriesQuery({ status: 'open', ...toPageQuery(search) }))
  const decided = entryStates.filter((state) => state !== 'open')
  return (
    <ListPage
      title={text('money.title')}
      intro={text('money.intro')}
      above={
        <>
          <MoneyTabs />
          <BankFile />
        </>
      }
      search={search}
      filters={[
        { name: 'keyword', label: text('money.keyword'), longest: longestItemKeyword },
        {
          name: 'status',
          label: text('money.status'),
          any: text('money.status_open'),
          among: decided.map((state) => ({ value: state, label: text(`money.status_${state}`) })),
        },
      ]}
      found={entries}
      expectedRows={10}
      empty={<Empty title={text('money.none')}>{text('money.none_hint')}</Empty>}
      noMatch={{ title: text('money.none_match'), hint: text('money.none_match_hint') }}
    >
      {(rows) => <EntryList entries={rows} clearCount={entries.data?.clears ?? 0} keyword={search.keyword ?? ''} />}
    </ListPage>
  )
}
