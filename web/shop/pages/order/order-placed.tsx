import { IconCircleCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { idIn } from '../../../ui/list/query.ts'
import { OrderDocument } from '../../features/order/documents/OrderDocument.tsx'
import { OrderFacts } from '../../features/order/history/OrderFacts.tsx'
import { OrderNext } from '../../features/order/history/OrderNext.tsx'
import { OrderNotFound } from '../../features/order/history/OrderNotFound.tsx'
import { placedQuery } from '../../features/order/queries.ts'
import { orNotFound } from '../../layout/not-found.ts'
import { headWithTitle } from '../../layout/page-head.ts'
import classes from './order-placed.module.css'

export const Route = createFileRoute('/_shop/_account/_closed/order/checkout/$id')({
  staticData: { permission: 'cust:order' },
  loader: async ({ context: { queries }, params }) => {
    const id = idIn(params, 'id')
    if (!id) throw notFound()
    const { placedWith } = await orNotFound(queries.ensureQueryData(placedQuery(id)))
    await Promise.all(placedWith.map(({ orderId }) => queries.ensureQueryData(placedQuery(orderId))))
  },
  head: headWithTitle('order.placed_title'),
  component: PlacedPage,
  notFoundComponent: OrderNotFound,
  pendingComponent: () => (
    <PageSkeleton title="order.placed_title">
      <BlockSkeleton height={560} />
    </PageSkeleton>
  ),
})

function PlacedPage() {
  const text = useText()
  const { list } = useFormat()
  const { id } = Route.useParams()
  const { data: order } = useSuspenseQuery(placedQuery(Number(id)))
  const isSplit = order.placedWith.length > 0
  const numbers = [order, ...order.placedWith].map(({ orderno }) => orderno)
  return (
    <>
      <div className={classes.thanks}>
        <IconCircleCheck size={40} stroke={1.5} aria-hidden className={classes.icon} />
        <h1>{text(isSplit ? 'order_split.placed_title' : 'order.placed_title')}</h1>
        <p>
          {isSplit
            ? text('order_split.placed', { numbers: list(numbers) })
            : text('order.placed_short', { orderno: order.orderno })}
        </p>
        <div className={classes.ways}>
          {!isSplit && <Ways orderno={order.orderno} />}
          <ButtonLink to="/index" variant="default">
            {text('basket.continue')}
          </ButtonLink>
        </div>
      </div>
      {isSplit ? (
        [Number(id), ...order.placedWith.map(({ orderId }) => orderId)].map((one) => <PlacedPart key={one} id={one} />)
      ) : (
        <>
          <OrderNext order={order} />
          <OrderFacts order={order} />
        </>
      )}
    </>
  )
}

function Ways({ orderno }: { orderno: string }) {
  const text = useText()
  return (
    <>
      <ButtonLink to="/hisorder/orderDetails/$orderno" params={{ orderno }}>
        {text('order.see')}
      </ButtonLink>
      <OrderDocument orderno={orderno}>{text('order.document')}</OrderDocument>
    </>
  )
}

/** One of those that it was split into: each is paid, sent and followed by itself. The loader has asked for it. */
function PlacedPart({ id }: { id: number }) {
  const text = useText()
  const { data: order } = useSuspenseQuery(placedQuery(id))
  return (
    <section aria-labelledby={order.orderno} className={classes.one}>
      <h2 id={order.orderno}>{text('order.detail_title', { orderno: order.orderno })}</h2>
      <div className={classes.own}>
        <Ways orderno={order.orderno} />
      </div>
      <OrderNext order={order} />
      <OrderFacts order={order} />
    </section>
  )
}
