import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Preview } from '../../queries.ts'
import { isListOver } from '../blocked.ts'
import { PlaceButton } from '../PlaceButton.tsx'
import { checkoutChanges } from '../step.ts'
import type { InCheckout } from '../useCheckout.ts'
import { DisabledProducts } from './DisabledProducts.tsx'
import { isAboutList, ListStateNotice } from './ListStateNotice.tsx'
import { isNotInBasket, NotInBasket } from './NotInBasket.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { RefusedOrder } from './RefusedOrder.tsx'

type Props = { inCheckout: InCheckout; preview: Preview }

/** What has to be looked at before the order can be placed: changes, products that are not sold, refusals. */
export function InTheWay({ inCheckout, preview }: Props) {
  const text = useText()
  const { checkout, order, request, decide } = inCheckout
  const { declined, failure, invalid, decisions } = checkout
  const { list } = order
  const isEmpty = request.lines.length === 0
  if (isNotInBasket(declined)) return <NotInBasket why={declined} takesFocus={isNotInBasket(failure)} />
  const aboutList = list && isAboutList(failure) ? failure : null
  const why = declined ? null : invalid.why
  return (
    <>
      {list && (isListOver(checkout, order) || aboutList) && <ListStateNotice list={list} refused={aboutList} />}
      <Changes inCheckout={inCheckout} preview={preview} />
      <DisabledProducts
        products={isEmpty ? [] : preview.disabled}
        currency={preview.totals.currency}
        decisions={decisions}
        onDecide={decide}
      />
      <RefusalNotice why={isEmpty ? text('replacement.nothing_left') : why} />
      {declined && <RefusedOrder why={declined} inCheckout={inCheckout} />}
    </>
  )
}

function Changes({ inCheckout, preview }: Props) {
  const { checkout } = inCheckout
  const changes = checkoutChanges(checkout)
  if (!changes) return null
  // The order that a refusal named; the place of its message is beside that.
  const details = checkout.failure?.details as { revision?: string } | undefined
  return (
    <OrderChanges
      key={preview.revision}
      changes={changes}
      takesFocus={details?.revision === preview.revision}
      currency={preview.totals.currency}
      warehouses={preview.warehouses}
    >
      <PlaceButton inCheckout={inCheckout} preview={preview} confirmsChange />
    </OrderChanges>
  )
}
