import { useQuery } from '@tanstack/react-query'
import { type ExchangeFilter, exchangeFilters } from '../../../../rules/invoice/exchange.ts'
import { longestKeyword } from '../../../../rules/paging.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { EInvoiceList } from '../../features/invoice/e-invoice/EInvoiceList.tsx'
import { eInvoicesQuery } from '../../features/invoice/e-invoice/queries.ts'
import { PaymentTabs } from '../../features/payment/PaymentTabs.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

type SearchParams = PageParams & { status?: ExchangeFilter | undefined; keyword?: string | undefined }

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  status: choiceIn(query, 'status', exchangeFilters),
  keyword: textIn(query, 'keyword', longestKeyword),
  ...pagingIn(query),
})

export default function EInvoicesPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const eInvoices = useQuery(eInvoicesQuery(toPageQuery(search)))
  return (
    <ListPage
      title={text('e_invoice.title')}
      intro={text('e_invoice.intro')}
      above={<PaymentTabs />}
      search={search}
      filters={[
        { name: 'keyword', label: text('e_invoice.keyword'), longest: longestKeyword },
        {
          name: 'status',
          label: text('e_invoice.status'),
          any: text('e_invoice.any'),
          among: exchangeFilters.map((value) => ({ value, label: text(`e_invoice.status_${value}`) })),
        },
      ]}
      found={eInvoices}
      expectedRows={10}
      empty={<Empty title={text('e_invoice.none')}>{text('e_invoice.none_hint')}</Empty>}
      noMatch={{ title: text('e_invoice.none_match'), hint: text('e_invoice.none_match_hint') }}
    >
      {(rows) => <EInvoiceList eInvoices={rows} />}
    </ListPage>
  )
}
