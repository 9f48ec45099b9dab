import { useQuery } from '@tanstack/react-query'
import { longestOrderKeyword, type OrderState, orderStates } from '../../../rules/order/order.ts'
import { Empty } from '../../ui/feedback/Notice.tsx'
import { useText } from '../../ui/language/language.tsx'
import { FindForm } from '../../ui/list/FindForm.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { choiceIn, idIn, type Paged, pageAsked, pagingIn, textIn } from '../../ui/list/query.ts'
import { OrderList } from '../features/desk/OrderList.tsx'
import { deskSitesQuery, ordersQuery } from '../features/desk/queries.ts'
import { useAsked } from '../layout/useAsked.ts'
import classes from './Page.module.css'

type Asked = Paged & {
  status?: OrderState | undefined
  keyword?: string | undefined
  orgId?: number | undefined
  today?: boolean | undefined
}

const read = (query: Record<string, unknown>): Asked => ({
  status: choiceIn(query, 'status', orderStates),
  keyword: textIn(query, 'keyword', longestOrderKeyword),
  orgId: idIn(query, 'orgId'),
  today: String(query.today) === 'true' || undefined,
  ...pagingIn(query),
})

export default function OrdersPage() {
  const text = useText()
  const asked = useAsked(read)
  const orders = useQuery(ordersQuery(pageAsked(asked)))
  const { data: sites = [] } = useQuery(deskSitesQuery)
  const narrowed = Boolean(asked.status || asked.keyword || asked.orgId || asked.today)
  return (
    <>
      <h1>{text('desk.title')}</h1>
      <p className={classes.intro}>{text('desk.intro')}</p>
      <FindForm
        asked={asked}
        fields={[
          {
            ...{ name: 'keyword', longest: longestOrderKeyword },
            ...{ label: text('desk.keyword'), hint: text('desk.keyword_hint') },
          },
        ]}
        choices={[
          {
            ...{ name: 'status', label: text('desk.status'), any: text('desk.any_status') },
            among: orderStates.map((state) => ({ value: state, label: text(`order.state_${state}`) })),
          },
          {
            ...{ name: 'orgId', label: text('desk.site'), any: text('desk.any_site') },
            among: sites.map(({ orgId, siteName }) => ({ value: String(orgId), label: siteName })),
          },
          {
            ...{ name: 'today', label: text('desk.when'), any: text('desk.any_day') },
            among: [{ value: 'true', label: text('desk.today') }],
          },
        ]}
      />
      <PagedList
        asked={asked}
        found={orders}
        rows={10}
        empty={
          <Empty title={text(narrowed ? 'desk.none_match' : 'desk.none')}>
            {text(narrowed ? 'desk.none_match_hint' : 'desk.none_hint')}
          </Empty>
        }
      >
        {(rows) => <OrderList orders={rows} />}
      </PagedList>
    </>
  )
}
