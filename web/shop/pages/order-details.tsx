import { IconPrinter, IconShoppingCartPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { buyAgain } from '../../../contract/basket.ts'
import { call } from '../../api/call.ts'
import { useMay } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { sayIn, useText } from '../../ui/language.tsx'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'
import classes from '../features/order/Order.module.css'
import { OrderDocument } from '../features/order/OrderDocument.tsx'
import { OrderFacts } from '../features/order/OrderFacts.tsx'
import { OrderStateWord } from '../features/order/OrderStateWord.tsx'
import { orderQuery } from '../features/order/queries.ts'
import { orNotFound } from '../layout/found.ts'
import { Missing } from '../layout/Missing.tsx'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_closed/_account/hisorder/orderDetails/$orderno')({
  staticData: { permission: 'cust:order' },
  loader: async ({ context: { queries }, params: { orderno } }) => {
    await orNotFound(queries.ensureQueryData(orderQuery(orderno)))
  },
  head: ({ match }) => {
    const { orderno } = match.params
    return pageHead(match, { title: sayIn(match.context.reading)('order.detail_title', { orderno }) })
  },
  component: OrderPage,
  notFoundComponent: OrderMissing,
  pendingComponent: () => <BlockSkeleton height={560} />,
})

function OrderPage() {
  const text = useText()
  const { orderno } = Route.useParams()
  const { data: order } = useSuspenseQuery(orderQuery(orderno))
  return (
    <>
      <header className={classes.headline}>
        <h1>{text('order.detail_title', { orderno })}</h1>
        <OrderStateWord state={order.status} />
        <span className={classes.small}>{text('order.placed_by', { name: order.placedBy })}</span>
        <span className={classes.push} />
        <OrderAgain orderno={orderno} />
        <OrderDocument orderno={orderno}>{text('order.document')}</OrderDocument>
        <Button variant="default" leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => window.print()}>
          {text('order.print')}
        </Button>
      </header>
      <OrderFacts order={order} />
    </>
  )
}

/** Puts the lines of the order into the basket once more, and says what could not be. */
function OrderAgain({ orderno }: { orderno: string }) {
  const text = useText()
  const queries = useQueryClient()
  const may = useMay('cust:shoppingcart')
  const again = useMutation({
    mutationFn: () => call(buyAgain, { body: { orderno } }),
    onSuccess: ({ lines }) => {
      void queries.invalidateQueries({ queryKey: ['basket'] })
      toast(text('order.again_done', { added: lines.filter(({ added }) => added).length }), 'good')
      for (const { number, added, msg } of lines) {
        if (!added) toast(text('order.again_left_out', { number, reason: msg ?? '' }), 'bad')
      }
    },
  })
  if (!may) return null
  return (
    <Button
      leftSection={<IconShoppingCartPlus size={17} aria-hidden />}
      loading={again.isPending}
      onClick={() => again.mutate()}
    >
      {text('order.again')}
    </Button>
  )
}

function OrderMissing() {
  const text = useText()
  return <Missing title={text('order.missing_title')} words={text('order.missing')} />
}
