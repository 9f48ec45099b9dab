import { useQuery } from '@tanstack/react-query'
import { longestOrderKeyword, type OrderState, orderStates } from '../../../rules/order/order.ts'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import type { Filter } from '../../ui/list/FindForm.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { choiceIn, idIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../ui/list/query.ts'
import { OrderList } from '../features/desk/OrderList.tsx'
import { deskSitesQuery, ordersQuery } from '../features/desk/queries.ts'
import { usePageSearch } from '../layout/usePageSearch.ts'

type SearchParams = PageParams & {
  status?: OrderState | undefined
  keyword?: string | undefined
  orgId?: number | undefined
  today?: boolean | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  status: choiceIn(query, 'status', orderStates),
  keyword: textIn(query, 'keyword', longestOrderKeyword),
  orgId: idIn(query, 'orgId'),
  today: String(query.today) === 'true' || undefined,
  ...pagingIn(query),
})

export default function OrdersPage() {
  const text = useText()
  const search = usePageSearch(readSearch)
  return (
    <ListPage
      title={text('desk.title')}
      intro={text('desk.intro')}
      search={search}
      filters={useOrderFilters()}
      found={useQuery(ordersQuery(toPageQuery(search)))}
      expectedRows={10}
      empty={<Empty title={text('desk.none')}>{text('desk.none_hint')}</Empty>}
      noMatch={{ title: text('desk.none_match'), hint: text('desk.none_match_hint') }}
    >
      {(rows) => <OrderList orders={rows} />}
    </ListPage>
  )
}

function useOrderFilters(): Filter<keyof SearchParams>[] {
  const text = useText()
  const { data = [] } = useQuery(deskSitesQuery)
  const states = orderStates.map((state) => ({ value: state, label: text(`order.state_${state}`) }))
  const sites = data.map(({ orgId, siteName }) => ({ value: String(orgId), label: siteName }))
  const days = [{ value: 'true', label: text('desk.today') }]
  return [
    { name: 'keyword', label: text('desk.keyword'), hint: text('desk.keyword_hint'), longest: longestOrderKeyword },
    { name: 'status', label: text('desk.status'), any: text('desk.any_status'), among: states },
    { name: 'orgId', label: text('desk.site'), any: text('desk.any_site'), among: sites },
    { name: 'today', label: text('desk.when'), any: text('desk.any_day'), among: days },
  ]
}
