import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { pickLines } from '../../../../rules/catalogue/search/skus-query.ts'
import { CallFailed } from '../../../api/call.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty, FailureNotice } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { focusPage, keepsFocus } from '../../../ui/focus.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { idIn, textIn } from '../../../ui/list/query.ts'
import { basketQuery, isWhole } from '../../features/basket/basket/page/read-basket.ts'
import { quickOrderQuery } from '../../features/basket/quick-order/queries.ts'
import { Checkout } from '../../features/order/checkout/Checkout.tsx'
import classes from '../../features/order/checkout/notices/NotInBasket.module.css'
import type { PlacedOrder } from '../../features/order/checkout/useOrderAttempt.ts'
import { EmptyPage } from '../../layout/EmptyPage.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

// What servers and proxies take for an address.
const longestQuery = 12_000

type SearchParams = {
  skus?: string | undefined
  /** The products are lines of the basket; without it they are linked products, as another system names them. */
  from?: 'basket' | undefined
  lines?: string | undefined
  quickOrder?: number | undefined
}

export const Route = createFileRoute('/_shop/_account/_closed/order/confirm')({
  staticData: { permission: 'cust:order' },
  // What was typed is kept in the browser.
  ssr: false,
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    skus: textIn(query, 'skus', longestQuery),
    from: query.from === 'basket' ? 'basket' : undefined,
    lines: textIn(query, 'lines', longestQuery),
    quickOrder: idIn(query, 'quickOrder'),
  }),
  head: headWithTitle('order.confirm_title'),
  component: CheckoutPage,
  pendingComponent: CheckoutSkeleton,
})

/** Orders the lines of a list or what of the basket the address names; without either everything in the basket. */
function CheckoutPage() {
  const { quickOrder, skus, lines } = Route.useSearch()
  return quickOrder === undefined ? (
    <BasketCheckout key={skus ?? lines ?? ''} />
  ) : (
    <ListCheckout key={quickOrder} id={quickOrder} />
  )
}

function BasketCheckout() {
  const { skus, from, lines: ids } = Route.useSearch()
  // Who comes with products of their own needs no basket for it.
  const { data: basket, error, refetch } = useQuery({ ...basketQuery, enabled: skus === undefined })
  const lines = useMemo(() => {
    if (skus === undefined && !(basket && isWhole(basket))) return undefined
    const requestedLines = pickLines({ skus, lines: ids }, basket?.rows ?? [])
    return requestedLines.map(({ number, qty, custNumber }) => ({ number, qty, custNumber }))
  }, [skus, ids, basket])
  // Once they have all left the basket, what is being confirmed says so; the page with what was typed stays.
  const shownLines = useLastFilled(lines)
  const isPart = skus !== undefined || ids !== undefined
  if (shownLines)
    return <CheckoutOrder lines={shownLines} fromBasket={skus === undefined || from === 'basket'} isPart={isPart} />
  return error ? <FailureNotice failure={error} onRetry={() => void refetch()} /> : <CheckoutSkeleton />
}

/** The lines, or the last that there were once there are none. */
function useLastFilled<Line>(lines: Line[] | undefined) {
  const [last, setLast] = useState(lines)
  const isFilled = lines !== undefined && lines.length > 0
  useEffect(() => {
    if (isFilled) setLast(lines)
  }, [isFilled, lines])
  return isFilled || !last?.length ? lines : last
}

function ListCheckout({ id }: { id: number }) {
  const text = useText()
  const list = useQuery(quickOrderQuery(id))
  const isGone = list.error instanceof CallFailed && list.error.code === 404
  if (isGone && !list.data)
    return <EmptyPage title={text('quick_order.missing_title')} words={text('quick_order.missing')} />
  return (
    <Fetched result={list} skeleton={<CheckoutSkeleton />}>
      {({ lines, checkoutOptions, may, orderno }) => (
        <CheckoutOrder
          lines={lines.map(({ number, qty, custNumber }) => ({ number, qty, custNumber }))}
          list={{
            quickOrderId: id,
            options: checkoutOptions,
            orderno,
            state: listState(isGone, may.order),
          }}
        />
      )}
    </Fetched>
  )
}

function listState(isGone: boolean, mayOrder: boolean) {
  if (isGone) return 'gone'
  return mayOrder ? 'open' : 'closed'
}

function CheckoutOrder(order: Omit<ComponentProps<typeof Checkout>, 'onPlaced'>) {
  const text = useText()
  const navigate = Route.useNavigate()
  if (order.lines.length === 0) {
    return (
      <Empty
        isPage
        title={text('order.nothing')}
        action={
          <div className={classes.ways}>
            <ButtonLink to="/cust/shoppingcart">{text('basket_line.view')}</ButtonLink>
            <ButtonLink to="/hisorder/orders" variant="default">
              {text('order.orders_title')}
            </ButtonLink>
          </div>
        }
      >
        {text('order.nothing_hint')}
      </Empty>
    )
  }
  const onPlaced = ({ orderId, quickOrderId }: PlacedOrder) => {
    if (orderId !== null) {
      const params = { id: String(orderId) }
      return void navigate({ to: '/order/checkout/$id', params, search: {}, replace: true }).then(focusPage)
    }
    toast(text('quick_order.waits'), 'good')
    const params = { id: String(quickOrderId) }
    void navigate({ to: '/hisorder/quickOrderDetails/$id', params, search: {}, replace: true }).then(focusPage)
  }
  return (
    <div ref={keepsFocus}>
      <h1>{text('order.confirm_title')}</h1>
      <Checkout {...order} onPlaced={onPlaced} />
    </div>
  )
}

function CheckoutSkeleton() {
  return (
    <PageSkeleton title="order.confirm_title">
      <BlockSkeleton height={560} />
    </PageSkeleton>
  )
}
