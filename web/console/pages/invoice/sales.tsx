import { useQuery } from '@tanstack/react-query'
import { exportSales } from '../../../../contract/invoice/sales-report.ts'
import { addMonths, isMonth, listMonths, type SalesView, salesViews } from '../../../../rules/invoice/sales.ts'
import { download } from '../../../api/download.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Exports } from '../../../ui/list/Exports.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { OrderTabs } from '../../features/fulfilment/order-management/OrderTabs.tsx'
import { useSiteFilter } from '../../features/fulfilment/order-management/useSiteFilter.ts'
import { invoiceCurrenciesQuery } from '../../features/invoice/list/queries.ts'
import { salesReportQuery } from '../../features/invoice/sales-report/queries.ts'
import { SalesByCurrency } from '../../features/invoice/sales-report/SalesByCurrency.tsx'
import { SalesSums } from '../../features/invoice/sales-report/SalesSums.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

/** Five years back; an earlier month can stand in the address. */
const offeredMonths = 60

type SearchParams = PageParams & {
  by?: SalesView | undefined
  from?: string | undefined
  until?: string | undefined
  orgId?: number | undefined
  currency?: string | undefined
}

const monthIn = (query: Record<string, unknown>, name: string) => {
  const month = textIn(query, name, 7)
  return month && isMonth(month) ? month : undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  by: choiceIn(query, 'by', salesViews),
  from: monthIn(query, 'from'),
  until: monthIn(query, 'until'),
  orgId: idIn(query, 'orgId'),
  currency: textIn(query, 'currency', 3)?.match(/^[A-Z]{3}$/)?.[0],
  ...pagingIn(query),
})

export default function SalesPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { pageNum, pageSize, ...narrowing } = toPageQuery(search)
  const found = useQuery(salesReportQuery({ pageNum, pageSize, ...narrowing }))
  const report = found.data
  return (
    <ListPage
      title={text('sales.title')}
      intro={text('sales.intro')}
      above={<OrderTabs />}
      search={search}
      filters={useFilters(search, report?.thisMonth)}
      actions={<Exports onExport={(format) => download(exportSales, { query: { ...narrowing, format } })} />}
      found={found}
      expectedRows={10}
      empty={<Empty title={text('sales.none')}>{text('sales.none_hint')}</Empty>}
      noMatch={{ title: text('sales.none_match'), hint: text('sales.none_match_hint') }}
    >
      {() =>
        report && (
          <>
            <SalesSums report={report} />
            <SalesByCurrency
              report={report}
              request={narrowing}
              others={search.currency === undefined && (pageNum ?? 1) === 1}
            />
          </>
        )
      }
    </ListPage>
  )
}

function useFilters({ from, until }: SearchParams, thisMonth: string | undefined): Filter<keyof SearchParams>[] {
  const text = useText()
  const { month } = useFormat()
  const { data: currencies = [] } = useQuery(invoiceCurrenciesQuery)
  const offered = thisMonth ? listMonths({ from: addMonths(thisMonth, 1 - offeredMonths), until: thisMonth }) : []
  const months = (chosen: string | undefined) =>
    [...new Set([...offered, ...(chosen ? [chosen] : [])])]
      .toSorted()
      .reverse()
      .map((value) => ({ value, label: month(value) }))
  return [
    {
      name: 'by',
      label: text('sales.by'),
      any: text('sales.by_month'),
      among: salesViews.flatMap((value) => (value === 'month' ? [] : [{ value, label: text(`sales.by_${value}`) }])),
      sorts: true,
    },
    { name: 'from', label: text('sales.from'), any: text('sales.last_year'), among: months(from) },
    { name: 'until', label: text('sales.until'), any: text('sales.this_month'), among: months(until) },
    useSiteFilter(),
    {
      name: 'currency',
      label: text('sales.currency'),
      any: text('sales.own_currency'),
      among: currencies.map((value) => ({ value, label: value })),
    },
  ]
}
