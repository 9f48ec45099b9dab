import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { linesOf } from '../../../rules/skus-query.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useText } from '../../ui/language.tsx'
import { Empty } from '../../ui/Notice.tsx'
import { textIn } from '../../ui/query.ts'
import { BlockSkeleton } from '../../ui/Skeletons.tsx'
import { toast } from '../../ui/toast.ts'
import { basketQuery } from '../features/basket/useBasket.ts'
import { Confirm } from '../features/order/Confirm.tsx'
import { titled } from '../layout/page-head.ts'

// What servers and proxies take for an address.
const longestQuery = 12_000

export const Route = createFileRoute('/_shop/_closed/_account/order/confirm')({
  staticData: { permission: 'cust:order' },
  validateSearch: (query: Record<string, unknown>): { skus?: string | undefined } => ({
    skus: textIn(query, 'skus', longestQuery),
  }),
  head: titled('order.confirm_title'),
  component: ConfirmPage,
  pendingComponent: () => <BlockSkeleton height={560} />,
})

/** Orders the lines of the address; without them everything in the basket. */
function ConfirmPage() {
  const text = useText()
  const navigate = Route.useNavigate()
  const { skus } = Route.useSearch()
  const asked = useMemo(() => linesOf(skus), [skus])
  const basket = useQuery({ ...basketQuery, enabled: asked === undefined }).data
  const lines = useMemo(
    () => asked ?? basket?.rows.map(({ number, qty, custNumber }) => ({ number, qty, custNumber })),
    [asked, basket],
  )

  if (!lines) return <BlockSkeleton height={560} />
  if (lines.length === 0) {
    return (
      <Empty
        isPage
        title={text('order.nothing')}
        action={<ButtonLink to="/cust/shoppingcart">{text('basket_line.view')}</ButtonLink>}
      >
        {text('order.nothing_hint')}
      </Empty>
    )
  }
  return (
    <>
      <h1>{text('order.confirm_title')}</h1>
      <Confirm
        lines={lines}
        onPlaced={({ orderId }) => {
          if (orderId !== null) {
            return void navigate({
              to: '/order/checkout/$id',
              params: { id: String(orderId) },
              search: {},
              replace: true,
            })
          }
          toast(text('quick_order.waits'), 'good')
          void navigate({ to: '/hisorder/orders', search: {}, replace: true })
        }}
      />
    </>
  )
}
