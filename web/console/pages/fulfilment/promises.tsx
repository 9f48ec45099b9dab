import { useQuery } from '@tanstack/react-query'
import { exportPromises } from '../../../../contract/fulfilment/promise-report.ts'
import { carrierLengths } from '../../../../rules/shipping/carrier.ts'
import { warehouseNames } from '../../../../texts/fulfilment/warehouse-name.ts'
import { download } from '../../../api/download.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useCarrierName } from '../../../ui/language/carrier.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { Exports } from '../../../ui/list/Exports.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import {
  choiceIn,
  dayIn,
  idIn,
  type PageParams,
  pagingIn,
  textIn,
  toPage,
  toPageQuery,
} from '../../../ui/list/query.ts'
import { OrderTabs } from '../../features/fulfilment/order-management/OrderTabs.tsx'
import { useSiteFilter } from '../../features/fulfilment/order-management/useSiteFilter.ts'
import { PromiseTable } from '../../features/fulfilment/promise-report/PromiseTable.tsx'
import { type PromiseReport, promiseReportQuery } from '../../features/fulfilment/promise-report/queries.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'

const warehouses = Object.keys(warehouseNames)

type SearchParams = PageParams & {
  from?: string | undefined
  until?: string | undefined
  orgId?: number | undefined
  shipFrom?: string | undefined
  shipVia?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  from: dayIn(query, 'from'),
  until: dayIn(query, 'until'),
  orgId: idIn(query, 'orgId'),
  shipFrom: choiceIn(query, 'shipFrom', warehouses),
  shipVia: textIn(query, 'shipVia', carrierLengths.code),
  ...pagingIn(query),
})

export default function PromisesPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { pageNum: _, pageSize: __, ...narrowing } = toPageQuery(search)
  const found = useQuery({
    ...promiseReportQuery(narrowing),
    select: (report) => ({ report, ...toPage(search)(report.rows) }),
  })
  return (
    <ListPage
      title={text('promise_report.title')}
      intro={text('promise_report.intro')}
      above={<OrderTabs />}
      search={search}
      filters={useFilters(found.data?.report.carriers ?? [])}
      actions={<Exports onExport={(format) => download(exportPromises, { query: { ...narrowing, format } })} />}
      found={found}
      expectedRows={6}
      empty={<Empty title={text('promise_report.none')}>{text('promise_report.none_hint')}</Empty>}
      noMatch={{ title: text('promise_report.none_match'), hint: text('promise_report.none_match_hint') }}
    >
      {(rows) => found.data && <PromiseTable report={found.data.report} rows={rows} />}
    </ListPage>
  )
}

function useFilters(carriers: PromiseReport['carriers']): Filter<keyof SearchParams>[] {
  const text = useText()
  const warehouseName = useWarehouseName()
  const carrierName = useCarrierName()
  return [
    { name: 'from', label: text('order.from'), isDay: true },
    { name: 'until', label: text('order.until'), isDay: true },
    useSiteFilter(),
    {
      name: 'shipFrom',
      label: text('desk.warehouse'),
      any: text('desk.any_warehouse'),
      among: warehouses.map((code) => ({ value: code, label: warehouseName(code) })),
    },
    {
      name: 'shipVia',
      label: text('desk.carrier'),
      any: text('warehouse.any_carrier'),
      among: carriers.map(({ shipVia, carrier }) => ({ value: shipVia, label: carrierName(carrier) })),
    },
  ]
}
