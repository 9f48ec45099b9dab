import { useQuery } from '@tanstack/react-query'
import { longestItemKeyword } from '../../../../rules/ledger/item.ts'
import { entryStates } from '../../../../rules/payment/payment.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { BankFile } from '../../features/payment/BankFile.tsx'
import { EntryList } from '../../features/payment/EntryList.tsx'
import { PaymentTabs } from '../../features/payment/PaymentTabs.tsx'
import { PendingTable } from '../../features/payment/PendingTable.tsx'
import { entriesQuery, pendingQuery } from '../../features/payment/queries.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'

const shownStates = [...entryStates, 'pending'] as const
type ShownState = (typeof shownStates)[number]
type SearchParams = PageParams & { status?: ShownState | undefined; keyword?: string | undefined }

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  status: choiceIn(query, 'status', shownStates),
  keyword: textIn(query, 'keyword', longestItemKeyword),
  ...pagingIn(query),
})

export default function PaymentsPage() {
  const search = usePageSearch(readSearch)
  const { status = 'open', ...others } = search
  return status === 'pending' ? (
    <AnnouncedPayments search={search} />
  ) : (
    <BookedPayments search={search} query={{ status, ...toPageQuery(others) }} />
  )
}

function BookedPayments({ search, query }: { search: SearchParams; query: Parameters<typeof entriesQuery>[0] }) {
  const text = useText()
  const entries = useQuery(entriesQuery(query))
  return (
    <ListPage
      {...usePageParts(search)}
      found={entries}
      empty={<Empty title={text('money.none')}>{text('money.none_hint')}</Empty>}
      noMatch={{ title: text('money.none_match'), hint: text('money.none_match_hint') }}
    >
      {(rows) => <EntryList entries={rows} clearCount={entries.data?.clears ?? 0} keyword={search.keyword ?? ''} />}
    </ListPage>
  )
}

function AnnouncedPayments({ search }: { search: SearchParams }) {
  const text = useText()
  const { status: _, ...others } = search
  const none = { title: text('money.none_pending'), hint: text('money.pending_hint') }
  return (
    <ListPage
      {...usePageParts(search)}
      found={useQuery(pendingQuery(toPageQuery(others)))}
      empty={<Empty title={none.title}>{none.hint}</Empty>}
      noMatch={none}
    >
      {(rows) => (
        <>
          <p>{none.hint}</p>
          <PendingTable rows={rows} />
        </>
      )}
    </ListPage>
  )
}

/** What stands above either list. */
function usePageParts(search: SearchParams) {
  const text = useText()
  const states = shownStates.filter((state) => state !== 'open')
  return {
    title: text('money.title'),
    intro: text('money.intro'),
    above: (
      <>
        <PaymentTabs />
        <BankFile />
      </>
    ),
    search,
    filters: [
      { name: 'keyword', label: text('money.keyword'), longest: longestItemKeyword },
      {
        name: 'status',
        label: text('money.status'),
        any: text('money.status_open'),
        among: states.map((state) => ({ value: state, label: text(`money.status_${state}`) })),
      },
    ] as const,
    expectedRows: 10,
  }
}
