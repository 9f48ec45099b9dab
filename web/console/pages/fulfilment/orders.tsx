import { useQuery } from '@tanstack/react-query'
import { exportDeskOrders } from '../../../../contract/fulfilment/order-management.ts'
import { type StaffOrderSort, staffOrderSorts } from '../../../../rules/fulfilment/order-management.ts'
import { longestTag } from '../../../../rules/office/internal-notes.ts'
import {
  isShortWord,
  longestOrderKeyword,
  newestSearched,
  type OrderState,
  type OrderType,
  orderStates,
  orderTypes,
} from '../../../../rules/order/order.ts'
import { warehouseNames } from '../../../../texts/fulfilment/warehouse-name.ts'
import { download } from '../../../api/download.ts'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { Exports } from '../../../ui/list/Exports.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, dayIn, idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { useRowChoice } from '../../../ui/list/row-choice.tsx'
import { OrderList } from '../../features/fulfilment/order-management/OrderList.tsx'
import { OrdersAtOnce } from '../../features/fulfilment/order-management/OrdersAtOnce.tsx'
import { OrderTabs } from '../../features/fulfilment/order-management/OrderTabs.tsx'
import { ordersQuery } from '../../features/fulfilment/order-management/queries.ts'
import { SavedViews } from '../../features/fulfilment/order-management/SavedViews.tsx'
import { useSiteFilter } from '../../features/fulfilment/order-management/useSiteFilter.ts'
import { useTagFilter } from '../../features/office/internal-notes/useTagFilter.ts'
import { usePageSearch } from '../../layout/usePageSearch.ts'

const warehouses = Object.keys(warehouseNames)

type SearchParams = PageParams & {
  status?: OrderState | undefined
  keyword?: string | undefined
  orgId?: number | undefined
  shipFrom?: string | undefined
  when?: (typeof occasions)[number] | undefined
  orderType?: OrderType | undefined
  tag?: string | undefined
  from?: string | undefined
  until?: string | undefined
  sort?: StaffOrderSort | undefined
}

/** What a list of orders may be narrowed to: each is a filter of the endpoint by the same name. */
const occasions = ['today', 'late', 'moved', 'arrived'] as const

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  status: choiceIn(query, 'status', orderStates),
  keyword: textIn(query, 'keyword', longestOrderKeyword),
  orgId: idIn(query, 'orgId'),
  shipFrom: choiceIn(query, 'shipFrom', warehouses),
  when: choiceIn(query, 'when', occasions),
  orderType: choiceIn(query, 'orderType', orderTypes),
  tag: textIn(query, 'tag', longestTag),
  from: dayIn(query, 'from'),
  until: dayIn(query, 'until'),
  sort: choiceIn(query, 'sort', staffOrderSorts),
  ...pagingIn(query),
})

function toOrdersQuery({ when, ...search }: SearchParams) {
  return toPageQuery({ ...search, ...(when && { [when]: true }) })
}

export default function OrdersPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  const { pageNum, pageSize, ...narrowing } = toOrdersQuery(search)
  const found = useQuery(ordersQuery({ pageNum, pageSize, ...narrowing }))
  const rows = found.data?.rows ?? []
  const choice = useRowChoice(rows.map(({ orderId }) => orderId))
  const shortWord = isShortWord(search.keyword ?? '') ? text('desk.short_word', { count: newestSearched }) : null
  return (
    <ListPage
      title={text('desk.title')}
      intro={text('desk.intro')}
      above={
        <>
          <OrderTabs />
          <SavedViews search={search} />
        </>
      }
      search={search}
      filters={useOrderFilters(search.tag)}
      actions={<Exports onExport={(format) => download(exportDeskOrders, { query: { ...narrowing, format } })} />}
      found={found}
      expectedRows={10}
      empty={<Empty title={text('desk.none')}>{text('desk.none_hint')}</Empty>}
      noMatch={{ title: text('desk.none_match'), hint: shortWord ?? text('desk.none_match_hint') }}
    >
      {(orders) => (
        <>
          {shortWord && <p>{shortWord}</p>}
          <OrdersAtOnce orders={orders} choice={choice} />
          <OrderList orders={orders} choice={choice} />
        </>
      )}
    </ListPage>
  )
}

function useOrderFilters(tag: string | undefined): Filter<keyof SearchParams>[] {
  const text = useText()
  const warehouseName = useWarehouseName()
  const states = orderStates.map((state) => ({ value: state, label: text(`order.state_${state}`) }))
  const days = [
    { value: 'today', label: text('desk.today') },
    { value: 'late', label: text('desk.late') },
    { value: 'moved', label: text('desk.did_delayed') },
    { value: 'arrived', label: text('desk.did_arrived') },
  ]
  return [
    { name: 'keyword', label: text('desk.keyword'), hint: text('desk.keyword_hint'), longest: longestOrderKeyword },
    { name: 'status', label: text('desk.status'), any: text('desk.any_status'), among: states },
    useSiteFilter(),
    {
      name: 'shipFrom',
      label: text('desk.warehouse'),
      any: text('desk.any_warehouse'),
      among: warehouses.map((code) => ({ value: code, label: warehouseName(code) })),
    },
    { name: 'when', label: text('desk.when'), any: text('desk.any_day'), among: days },
    {
      name: 'orderType',
      label: text('order.type'),
      any: text('desk.any_type'),
      among: orderTypes.map((type) => ({ value: type, label: text(`desk.type_${type}`) })),
    },
    useTagFilter('orders', tag),
    { name: 'from', label: text('desk.placed_from'), isDay: true },
    { name: 'until', label: text('desk.placed_until'), isDay: true },
    useSort(),
  ]
}

function useSort(): Filter<'sort'> {
  const text = useText()
  const words = {
    newest: text('order.sort_newest'),
    oldest: text('order.sort_oldest'),
    promised: text('desk.sort_promised'),
    highest: text('order.sort_highest'),
    lowest: text('order.sort_lowest'),
  }
  const among = staffOrderSorts.slice(1).map((sort) => ({ value: sort, label: words[sort] }))
  return { name: 'sort', label: text('order.sort'), any: words.newest, among, sorts: true }
}
