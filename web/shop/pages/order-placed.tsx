import { IconCircleCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useText } from '../../ui/language.tsx'
import { idIn } from '../../ui/query.ts'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'
import { OrderDocument } from '../features/order/OrderDocument.tsx'
import { OrderFacts } from '../features/order/OrderFacts.tsx'
import { OrderMissing } from '../features/order/OrderMissing.tsx'
import { OrderNext } from '../features/order/OrderNext.tsx'
import { placedQuery } from '../features/order/queries.ts'
import { orNotFound } from '../layout/found.ts'
import { titled } from '../layout/page-head.ts'
import classes from './order-placed.module.css'

export const Route = createFileRoute('/_shop/_closed/_account/order/checkout/$id')({
  staticData: { permission: 'cust:order' },
  loader: async ({ context: { queries }, params }) => {
    const id = idIn(params, 'id')
    if (!id) throw notFound()
    await orNotFound(queries.ensureQueryData(placedQuery(id)))
  },
  head: titled('order.placed_title'),
  component: PlacedPage,
  notFoundComponent: OrderMissing,
  pendingComponent: () => <BlockSkeleton height={560} />,
})

function PlacedPage() {
  const text = useText()
  const { id } = Route.useParams()
  const { data: order } = useSuspenseQuery(placedQuery(Number(id)))
  return (
    <>
      <div className={classes.thanks}>
        <IconCircleCheck size={40} stroke={1.5} aria-hidden className={classes.icon} />
        <h1>{text('order.placed_title')}</h1>
        <p>{text('order.placed_short', { orderno: order.orderno })}</p>
        <div className={classes.ways}>
          <ButtonLink to="/hisorder/orderDetails/$orderno" params={{ orderno: order.orderno }}>
            {text('order.see')}
          </ButtonLink>
          <OrderDocument orderno={order.orderno}>{text('order.document')}</OrderDocument>
          <ButtonLink to="/index" variant="default">
            {text('basket.continue')}
          </ButtonLink>
        </div>
      </div>
      <OrderNext order={order} />
      <OrderFacts order={order} />
    </>
  )
}
