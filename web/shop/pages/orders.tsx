import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type OrderState, orderStates } from '../../../rules/order.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FindForm } from '../../ui/FindForm.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty } from '../../ui/Notice.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { choiceIn, type Paged, pageAsked, pagingIn, textIn } from '../../ui/query.ts'
import { OrderTable } from '../features/order/OrderTable.tsx'
import { ordersQuery } from '../features/order/queries.ts'
import { titled } from '../layout/page-head.ts'

type Asked = Paged & {
  keyword?: string | undefined
  status?: OrderState | undefined
}

// The longest number that the contract takes.
const longestNumber = 60

export const Route = createFileRoute('/_shop/_closed/_account/hisorder/orders')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): Asked => ({
    keyword: textIn(query, 'keyword', longestNumber),
    status: choiceIn(query, 'status', orderStates),
    ...pagingIn(query),
  }),
  head: titled('order.orders_title'),
  component: OrdersPage,
})

function OrdersPage() {
  const text = useText()
  const asked = Route.useSearch()
  const orders = useQuery(ordersQuery(pageAsked(asked)))
  const narrowed = Boolean(asked.keyword || asked.status)

  return (
    <>
      <h1>{text('order.orders_title')}</h1>
      <FindForm
        asked={asked}
        fields={[{ name: 'keyword', label: text('order.keyword'), longest: longestNumber }]}
        choice={{
          name: 'status',
          label: text('order.status'),
          any: text('order.any_status'),
          among: orderStates.map((state) => ({ value: state, label: text(`order.state_${state}`) })),
        }}
      />
      <PagedList asked={asked} found={orders} rows={10} empty={<NoOrders narrowed={narrowed} />}>
        {(rows) => <OrderTable orders={rows} />}
      </PagedList>
    </>
  )
}

function NoOrders({ narrowed }: { narrowed: boolean }) {
  const text = useText()
  if (narrowed) return <Empty title={text('order.none_match')}>{text('order.none_match_hint')}</Empty>
  return (
    <Empty title={text('order.none')} action={<ButtonLink to="/index">{text('basket.continue')}</ButtonLink>}>
      {text('order.none_hint')}
    </Empty>
  )
}
