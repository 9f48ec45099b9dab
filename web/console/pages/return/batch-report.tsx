import { useQuery } from '@tanstack/react-query'
import { longestBatchNumber } from '../../../../rules/return/return.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { dayIn, idIn, type PageParams, pagingIn, textIn, toPage, toPageQuery } from '../../../ui/list/query.ts'
import { useSiteFilter } from '../../features/fulfilment/order-management/useSiteFilter.ts'
import { BatchReport } from '../../features/return/batch/BatchReport.tsx'
import { batchReportQuery } from '../../features/return/batch/queries.ts'
import { ReasonBars } from '../../features/return/batch/ReasonBars.tsx'
import { ReturnTabs } from '../../features/return/ReturnTabs.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  orgId?: number | undefined
  from?: string | undefined
  until?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestBatchNumber),
  orgId: idIn(query, 'orgId'),
  from: dayIn(query, 'from'),
  until: dayIn(query, 'until'),
  ...pagingIn(query),
})

export default function BatchReportPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { pageNum: _, pageSize: __, ...narrowing } = toPageQuery(search)
  const found = useQuery({
    ...batchReportQuery(narrowing),
    select: (report) => ({ report, ...toPage(search)(report.rows) }),
  })
  return (
    <ListPage
      title={text('batch_note.report')}
      intro={text('batch_note.report_intro')}
      above={<ReturnTabs />}
      search={search}
      filters={useFilters()}
      found={found}
      expectedRows={10}
      empty={<Empty title={text('batch_note.report_none')}>{text('batch_note.report_none_hint')}</Empty>}
      noMatch={{ title: text('batch_note.report_none_match'), hint: text('batch_note.report_none_match_hint') }}
    >
      {(rows) => (
        <>
          {found.data && <ReasonBars report={found.data.report} />}
          <BatchReport rows={rows} />
        </>
      )}
    </ListPage>
  )
}

function useFilters(): Filter<keyof SearchParams>[] {
  const text = useText()
  return [
    { name: 'keyword', label: text('batch_note.keyword'), longest: longestBatchNumber },
    useSiteFilter(),
    { name: 'from', label: text('order.from'), isDay: true },
    { name: 'until', label: text('order.until'), isDay: true },
  ]
}
