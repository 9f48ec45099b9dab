import { useQuery } from '@tanstack/react-query'
import { exportCreditNotes } from '../../../../contract/payment/credit-note.ts'
import {
  type CreditNoteSort,
  type CreditNoteState,
  creditNoteSorts,
  creditNoteStates,
  longestItemKeyword,
} from '../../../../rules/ledger/item.ts'
import { download } from '../../../api/download.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Exports } from '../../../ui/list/Exports.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, dayIn, idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { Sums } from '../../../ui/list/Sums.tsx'
import { useSiteFilter } from '../../features/fulfilment/order-management/useSiteFilter.ts'
import { CreditNoteTable } from '../../features/payment/credit/CreditNoteTable.tsx'
import { creditNotesQuery } from '../../features/payment/credit/queries.ts'
import { PaymentTabs } from '../../features/payment/PaymentTabs.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  orgId?: number | undefined
  status?: CreditNoteState | undefined
  from?: string | undefined
  until?: string | undefined
  sort?: CreditNoteSort | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestItemKeyword),
  orgId: idIn(query, 'orgId'),
  status: choiceIn(query, 'status', creditNoteStates),
  from: dayIn(query, 'from'),
  until: dayIn(query, 'until'),
  sort: choiceIn(query, 'sort', creditNoteSorts),
  ...pagingIn(query),
})

export default function CreditNotesPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { pageNum, pageSize, ...narrowing } = toPageQuery(search)
  const found = useQuery(creditNotesQuery({ pageNum, pageSize, ...narrowing }))
  const sums = found.data?.sums ?? []
  return (
    <ListPage
      title={text('credit_note.title')}
      intro={text('credit_note.intro')}
      above={<PaymentTabs />}
      search={search}
      filters={useFilters()}
      actions={<Exports onExport={(format) => download(exportCreditNotes, { query: { ...narrowing, format } })} />}
      found={found}
      expectedRows={10}
      empty={<Empty title={text('credit_note.none')}>{text('credit_note.none_hint')}</Empty>}
      noMatch={{ title: text('credit_note.none_match'), hint: text('credit_note.none_match_hint') }}
    >
      {(rows) => (
        <>
          <Sums
            title={text('credit_note.sums', { count: found.data?.total ?? 0 })}
            sums={sums.map(({ currency, amount, open }) => ({
              currency,
              terms: [
                [text('finance.amount'), amount],
                [text('money_account.open'), open],
              ],
            }))}
          />
          <CreditNoteTable notes={rows} />
        </>
      )}
    </ListPage>
  )
}

function useFilters(): Filter<keyof SearchParams>[] {
  const text = useText()
  const states = creditNoteStates.map((state) => ({ value: state, label: text(`finance.state_${state}`) }))
  const words = {
    newest: text('order.sort_newest'),
    oldest: text('order.sort_oldest'),
    highest: text('finance.sort_highest'),
    lowest: text('finance.sort_lowest'),
  }
  const sorts = creditNoteSorts.slice(1).map((sort) => ({ value: sort, label: words[sort] }))
  return [
    { name: 'keyword', label: text('credit_note.keyword'), longest: longestItemKeyword },
    useSiteFilter(),
    { name: 'status', label: text('money.status'), any: text('credit_note.any_state'), among: states },
    { name: 'from', label: text('order.from'), isDay: true },
    { name: 'until', label: text('order.until'), isDay: true },
    { name: 'sort', label: text('order.sort'), any: words.newest, among: sorts, sorts: true },
  ]
}
