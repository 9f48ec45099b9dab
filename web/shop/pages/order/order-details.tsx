import { IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Button } from '../../../ui/controls/Button.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { sayIn, useText } from '../../../ui/language/language.tsx'
import { OrderStatusBadge } from '../../../ui/order/OrderStatusBadge.tsx'
import { OrderAgain } from '../../features/basket/basket/OrderAgain.tsx'
import { CancelOrder } from '../../features/order/cancellation/CancelOrder.tsx'
import { OrderDocument } from '../../features/order/documents/OrderDocument.tsx'
import { OrderFacts } from '../../features/order/history/OrderFacts.tsx'
import { OrderNotFound } from '../../features/order/history/OrderNotFound.tsx'
import { OrderProgress } from '../../features/order/history/OrderProgress.tsx'
import classes from '../../features/order/Order.module.css'
import { orderQuery } from '../../features/order/queries.ts'
import { ReturnWay } from '../../features/return/ReturnWay.tsx'
import { orNotFound } from '../../layout/not-found.ts'
import { pageHead } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/hisorder/orderDetails/$orderno')({
  staticData: { permission: 'cust:order' },
  loader: async ({ context: { queries }, params: { orderno } }) => {
    await orNotFound(queries.ensureQueryData(orderQuery(orderno)))
  },
  head: ({ match }) => {
    const { orderno } = match.params
    return pageHead(match, { title: sayIn(match.context.reading)('order.detail_title', { orderno }) })
  },
  component: OrderPage,
  notFoundComponent: OrderNotFound,
  pendingComponent: () => (
    <PageSkeleton title="order.detail_title">
      <BlockSkeleton height={560} />
    </PageSkeleton>
  ),
})

function OrderPage() {
  const text = useText()
  const { orderno } = Route.useParams()
  const { data: order } = useSuspenseQuery(orderQuery(orderno))
  return (
    <>
      <header className={classes.headline}>
        <h1>{text('order.detail_title', { orderno })}</h1>
        <OrderStatusBadge state={order.status} />
        <span className={classes.small}>{text('order.placed_by', { name: order.placedBy })}</span>
        <span className={classes.push} />
        <CancelOrder order={order} />
        <OrderAgain order={order} />
        {order.status === 'allDelivered' && <ReturnWay source={{ orderno }} />}
        <OrderDocument orderno={orderno}>{text('order.document')}</OrderDocument>
        <Button variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
          {text('order.print')}
        </Button>
      </header>
      <OrderProgress order={order} />
      <OrderFacts order={order} />
    </>
  )
}
