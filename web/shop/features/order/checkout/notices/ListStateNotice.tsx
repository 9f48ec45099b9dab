import { useEffect, useRef } from 'react'
import { CallFailed } from '../../../../../api/call.ts'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { CheckoutOptions } from '../../queries.ts'
import classes from './NotInBasket.module.css'

export type ListToOrder = {
  quickOrderId: number
  /** The options that were chosen for it. */
  options: CheckoutOptions
  /** Whether it can be ordered still: it may have been ordered, rejected or deleted meanwhile. */
  state?: 'open' | 'closed' | 'gone'
  orderno?: string | null
}

/** A list that was deleted is not found. */
export const isAboutList = (failed: unknown): failed is CallFailed =>
  failed instanceof CallFailed && /^(quick_order\.(changed|other_state)|request\.not_found)$/.test(failed.reason)

type Props = {
  list: ListToOrder
  /** Why placing it was refused; whoever tried is led here. */
  refused: CallFailed | null
}

/** What became meanwhile of the list that is to be ordered, and the ways on: to it, to its order, to all lists. */
export function ListStateNotice({ list: { quickOrderId, state = 'open', orderno }, refused }: Props) {
  const text = useText()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) part.current?.focus()
  }, [refused])
  const isGone = state === 'gone' || refused?.reason === 'request.not_found'
  const why = () => {
    if (isGone) return text('order.list_gone')
    if (orderno) return text('order.list_ordered')
    return refused ?? text('quick_order.other_state')
  }
  return (
    <div ref={part} tabIndex={-1} className={classes.gone}>
      <RefusalNotice why={why()} />
      <div className={classes.ways}>
        {orderno && (
          <ButtonLink to="/hisorder/orderDetails/$orderno" params={{ orderno }}>
            {text('quick_order.see_order', { orderno })}
          </ButtonLink>
        )}
        {isGone ? (
          <ButtonLink to="/hisorder/quickorders" variant="default">
            {text('quick_order.lists')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/hisorder/quickOrderDetails/$id" params={{ id: String(quickOrderId) }} variant="default">
            {text('order.see_list')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
