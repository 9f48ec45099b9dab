import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { exportOrders } from '../../../../contract/order/order.ts'
import {
  longestOrderKeyword,
  type OrderSort,
  type OrderState,
  type OrderType,
  orderSorts,
  orderStates,
  orderTypes,
} from '../../../../rules/order/order.ts'
import { download } from '../../../api/download.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Exports } from '../../../ui/list/Exports.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, dayIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { OrderTable } from '../../features/order/history/OrderTable.tsx'
import { ordersQuery } from '../../features/order/queries.ts'
import { headWithTitle } from '../../layout/page-head.ts'

type SearchParams = PageParams & {
  keyword?: string | undefined
  status?: OrderState | undefined
  orderType?: OrderType | undefined
  from?: string | undefined
  until?: string | undefined
  sort?: OrderSort | undefined
}

export const Route = createFileRoute('/_shop/_account/_closed/hisorder/orders')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    keyword: textIn(query, 'keyword', longestOrderKeyword),
    status: choiceIn(query, 'status', orderStates),
    orderType: choiceIn(query, 'orderType', orderTypes),
    from: dayIn(query, 'from'),
    until: dayIn(query, 'until'),
    sort: choiceIn(query, 'sort', orderSorts),
    ...pagingIn(query),
  }),
  head: headWithTitle('order.orders_title'),
  component: OrdersPage,
  pendingComponent: () => (
    <PageSkeleton title="order.orders_title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

function OrdersPage() {
  const text = useText()
  const search = Route.useSearch()
  const onward = <ButtonLink to="/index">{text('basket.continue')}</ButtonLink>
  const askUs = (
    <ButtonLink to="/aster/contactus" variant="default">
      {text('content.ask')}
    </ButtonLink>
  )
  return (
    <ListPage
      title={text('order.orders_title')}
      search={search}
      filters={useOrderFilters()}
      actions={
        <Exports onExport={(format) => download(exportOrders, { query: { ...toExportQuery(search), format } })} />
      }
      found={useQuery(ordersQuery(toPageQuery(search)))}
      expectedRows={10}
      empty={
        <Empty title={text('order.none')} action={onward}>
          {text('order.none_hint')}
        </Empty>
      }
      noMatch={{
        title: text('order.none_match'),
        hint: text('order.none_match_hint'),
        onward: askUs,
      }}
    >
      {(rows) => <OrderTable orders={rows} />}
    </ListPage>
  )
}

function useOrderFilters(): Filter<keyof SearchParams>[] {
  const text = useText()
  const states = orderStates.map((state) => ({ value: state, label: text(`order.state_${state}`) }))
  const types = orderTypes.map((type) => ({ value: type, label: text(`order.type_${type}`) }))
  const sorts = orderSorts.slice(1).map((sort) => ({ value: sort, label: text(`order.sort_${sort}`) }))
  return [
    { name: 'keyword', label: text('order.keyword'), longest: longestOrderKeyword },
    { name: 'from', label: text('order.from'), isDay: true },
    { name: 'until', label: text('order.until'), isDay: true },
    { name: 'status', label: text('order.status'), any: text('order.any_status'), among: states },
    { name: 'orderType', label: text('order.type'), any: text('order.any_type'), among: types },
    { name: 'sort', label: text('order.sort'), any: text('order.sort_newest'), among: sorts, sorts: true },
  ]
}

/** The file holds every page. */
function toExportQuery(search: SearchParams) {
  const { pageNum: _, pageSize: __, ...narrowing } = toPageQuery(search)
  return narrowing
}
