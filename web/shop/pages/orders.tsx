import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type OrderState, orderStates } from '../../../rules/order.ts'
import { defaultPageSize, type PageSize } from '../../../rules/paging.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty, Failed } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { choiceIn, pagingIn, textIn } from '../../ui/query.ts'
import { Select } from '../../ui/Select.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import classes from '../features/order/Order.module.css'
import { OrderTable } from '../features/order/OrderTable.tsx'
import { ordersQuery } from '../features/order/queries.ts'
import { titled } from '../layout/page-head.ts'

type Address = {
  keyword?: string | undefined
  status?: OrderState | undefined
  page?: number | undefined
  size?: PageSize | undefined
}

// The longest that the contract takes.
const longestKeyword = 60

const askedBy = ({ keyword, status, page = 1, size = defaultPageSize }: Address) => ({
  ...(keyword && { keyword }),
  ...(status && { status }),
  pageNum: page,
  pageSize: size,
})

export const Route = createFileRoute('/_shop/_closed/_account/hisorder/orders')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): Address => ({
    keyword: textIn(query, 'keyword', longestKeyword),
    status: choiceIn(query, 'status', orderStates),
    ...pagingIn(query),
  }),
  head: titled('order.orders_title'),
  component: OrdersPage,
})

function OrdersPage() {
  const text = useText()
  const navigate = Route.useNavigate()
  const address = Route.useSearch()
  const { data, error, refetch } = useQuery(ordersQuery(askedBy(address)))
  const narrowed = Boolean(address.keyword || address.status)

  return (
    <>
      <h1>{text('order.orders_title')}</h1>
      <form
        className={classes.tools}
        onSubmit={(event) => {
          event.preventDefault()
          const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
          void navigate({ search: (was) => ({ ...was, keyword: keyword || undefined, page: undefined }) })
        }}
      >
        <TextInput
          key={address.keyword ?? ''}
          name="keyword"
          label={text('order.keyword')}
          maxLength={longestKeyword}
          defaultValue={address.keyword ?? ''}
        />
        <Select
          label={text('order.status')}
          value={address.status ?? ''}
          data={[
            { value: '', label: text('order.any_status') },
            ...orderStates.map((state) => ({ value: state, label: text(`order.state_${state}`) })),
          ]}
          onChange={({ target }) =>
            void navigate({
              search: (was) => ({
                ...was,
                status: orderStates.find((state) => state === target.value),
                page: undefined,
              }),
            })
          }
        />
        <Button type="submit" variant="default">
          {text('search.submit')}
        </Button>
      </form>
      {!data && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={10} />}
      {data?.rows.length === 0 && <NoOrders narrowed={narrowed} />}
      {data && data.rows.length > 0 && (
        <>
          <OrderTable orders={data.rows} />
          <Pager
            page={address.page ?? 1}
            size={address.size ?? defaultPageSize}
            total={data.total}
            onSize={(size) => void navigate({ search: (was) => ({ ...was, size, page: undefined }) })}
          />
        </>
      )}
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
