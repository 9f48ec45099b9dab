import { useQuery } from '@tanstack/react-query'
import { exportStaffInvoices } from '../../../../contract/invoice/invoice-list.ts'
import { type InvoiceKind, invoiceKinds } from '../../../../rules/invoice/invoice.ts'
import { type DocumentState, documentStates } from '../../../../rules/invoice/invoice-list.ts'
import { longestItemKeyword } from '../../../../rules/ledger/item.ts'
import { download } from '../../../api/download.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Exports } from '../../../ui/list/Exports.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, dayIn, idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { useSiteFilter } from '../../features/fulfilment/order-management/useSiteFilter.ts'
import { BookkeepingFile } from '../../features/invoice/bookkeeping/BookkeepingFile.tsx'
import { InvoiceSums } from '../../features/invoice/list/InvoiceSums.tsx'
import { InvoiceTable } from '../../features/invoice/list/InvoiceTable.tsx'
import { invoiceCurrenciesQuery, invoicesQuery } from '../../features/invoice/list/queries.ts'
import { PaymentTabs } from '../../features/payment/PaymentTabs.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  kind?: InvoiceKind | undefined
  status?: DocumentState | undefined
  from?: string | undefined
  until?: string | undefined
  orgId?: number | undefined
  currency?: string | undefined
  custnum?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  keyword: textIn(query, 'keyword', longestItemKeyword),
  kind: choiceIn(query, 'kind', invoiceKinds),
  status: choiceIn(query, 'status', documentStates),
  from: dayIn(query, 'from'),
  until: dayIn(query, 'until'),
  orgId: idIn(query, 'orgId'),
  currency: textIn(query, 'currency', 3)?.match(/^[A-Z]{3}$/)?.[0],
  custnum: textIn(query, 'custnum', longestItemKeyword),
  ...pagingIn(query),
})

export default function InvoicesPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { pageNum, pageSize, ...narrowing } = toPageQuery(search)
  const found = useQuery(invoicesQuery({ pageNum, pageSize, ...narrowing }))
  return (
    <ListPage
      title={text('invoice_list.title')}
      intro={text('invoice_list.intro')}
      above={<PaymentTabs />}
      search={search}
      filters={useFilters()}
      titleAction={<BookkeepingFile />}
      actions={<Exports onExport={(format) => download(exportStaffInvoices, { query: { ...narrowing, format } })} />}
      found={found}
      expectedRows={10}
      empty={<Empty title={text('invoice_list.none')}>{text('invoice_list.none_hint')}</Empty>}
      noMatch={{ title: text('invoice_list.none_match'), hint: text('invoice_list.none_match_hint') }}
    >
      {(invoices) => (
        <>
          <InvoiceSums narrowing={narrowing} />
          <InvoiceTable invoices={invoices} />
        </>
      )}
    </ListPage>
  )
}

function useFilters(): Filter<keyof SearchParams>[] {
  const text = useText()
  const { data: currencies = [] } = useQuery(invoiceCurrenciesQuery)
  const states = {
    open: text('finance.state_open'),
    overdue: text('invoice_list.state_overdue'),
    cleared: text('finance.state_cleared'),
  }
  return [
    { name: 'keyword', label: text('invoice_list.keyword'), longest: longestItemKeyword },
    {
      name: 'kind',
      label: text('invoice_list.kind'),
      any: text('invoice_list.any_kind'),
      among: invoiceKinds.map((value) => ({ value, label: text(`finance.kind_${value}`) })),
    },
    {
      name: 'status',
      label: text('money.status'),
      any: text('invoice_list.any_state'),
      among: documentStates.map((value) => ({ value, label: states[value] })),
    },
    useSiteFilter(),
    {
      name: 'currency',
      label: text('invoice_list.currency'),
      any: text('invoice_list.any_currency'),
      among: currencies.map((value) => ({ value, label: value })),
    },
    { name: 'custnum', label: text('invoice_list.custnum'), longest: longestItemKeyword, isShort: true },
    { name: 'from', label: text('order.from'), isDay: true },
    { name: 'until', label: text('order.until'), isDay: true },
  ]
}
