import { useEffect, useRef } from 'react'
import { CallFailed } from '../../../../../api/call.ts'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from './NotInBasket.module.css'

export const isNotInBasket = (failed: unknown): failed is CallFailed =>
  failed instanceof CallFailed && failed.reason === 'order.not_in_basket'

type Props = {
  why: CallFailed
  /** The buyer tried to place the order: the focus moves here. */
  takesFocus?: boolean
}

/** What was to be ordered has left the basket, in another window perhaps: to the orders, or back to the basket. */
export function NotInBasket({ why, takesFocus = false }: Props) {
  const text = useText()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) part.current?.focus()
  }, [takesFocus])
  return (
    <div ref={part} tabIndex={-1} className={classes.gone}>
      <RefusalNotice why={why} />
      <div className={classes.ways}>
        <ButtonLink to="/hisorder/orders">{text('order.orders_title')}</ButtonLink>
        <ButtonLink to="/cust/shoppingcart" variant="default">
          {text('basket_line.view')}
        </ButtonLink>
      </div>
    </div>
  )
}
