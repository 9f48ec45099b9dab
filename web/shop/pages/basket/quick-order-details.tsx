import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CallFailed } from '../../../api/call.ts'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { keepsFocus } from '../../../ui/focus.ts'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { idIn } from '../../../ui/list/query.ts'
import { ListActions } from '../../features/basket/quick-order/list/ListActions.tsx'
import { ListFacts } from '../../features/basket/quick-order/list/ListFacts.tsx'
import { ListProducts } from '../../features/basket/quick-order/list/ListProducts.tsx'
import { ListState } from '../../features/basket/quick-order/list/ListTable.tsx'
import { OrderOfList } from '../../features/basket/quick-order/list/OrderOfList.tsx'
import classes from '../../features/basket/quick-order/QuickOrder.module.css'
import { type QuickOrder, quickOrderQuery } from '../../features/basket/quick-order/queries.ts'
import { EmptyPage } from '../../layout/EmptyPage.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/hisorder/quickOrderDetails/$id')({
  staticData: { permission: 'cust:myquickorder' },
  head: headWithTitle('quick_order.lists'),
  component: QuickOrderDetailsPage,
  pendingComponent: () => (
    <PageSkeleton title="quick_order.lists">
      <BlockSkeleton height={420} />
    </PageSkeleton>
  ),
})

// Without a loader: every first visit of the shop would load what it speaks to the server with.
function QuickOrderDetailsPage() {
  const text = useText()
  const id = idIn(Route.useParams(), 'id')
  const list = useQuery({ ...quickOrderQuery(id ?? 0), enabled: id !== undefined })
  if (id === undefined || (list.error instanceof CallFailed && list.error.code === 404)) {
    return <EmptyPage title={text('quick_order.missing_title')} words={text('quick_order.missing')} />
  }
  return (
    <div ref={keepsFocus}>
      <Fetched result={list} skeleton={<BlockSkeleton height={420} />}>
        {(found) => <Details list={found} />}
      </Fetched>
    </div>
  )
}

function Details({ list }: { list: QuickOrder }) {
  const text = useText()
  const { instant } = useFormat()
  const { orderno } = list
  return (
    <>
      <header className={classes.headline}>
        <h1>{text('quick_order.detail_title', { number: list.number })}</h1>
        <ListState state={list.status} />
        {orderno && <OrderOfList orderno={orderno} />}
        <span className={classes.why}>
          {[list.name, list.madeBy, instant(list.changedAt)].filter(Boolean).join(' · ')}
        </span>
      </header>
      {list.reason && <p className={classes.reason}>{text('quick_order.rejected_for', { reason: list.reason })}</p>}
      {list.waitsForApproval && <p className={classes.reason}>{text('quick_order.waits_approval')}</p>}
      <ListFacts list={list} />
      <ListProducts list={list} actions={<ListActions list={list} />} />
    </>
  )
}
