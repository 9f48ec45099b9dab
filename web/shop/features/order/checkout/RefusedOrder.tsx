import type { Decisions } from '../../../../../rules/order/replacement.ts'
import { isWithoutOffer, productsOf } from '../../../../api/refused-lines.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../ui/controls/ButtonLink.tsx'
import { Refused } from '../../../../ui/feedback/Refused.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './NotInBasket.module.css'
import type { CheckoutOrder } from './useCheckout.ts'

type Props = {
  why: Error
  lines: readonly { number: string }[]
  list: CheckoutOrder['list']
  onLeaveOut: (left: Decisions) => void
  onRetry: () => void
}

/** Why there is no such order, of which products, and the ways on: without them, where they can be changed, or another try. */
export function RefusedOrder({ why, lines, list, onLeaveOut, onRetry }: Props) {
  const text = useText()
  const numbers = productsOf(why, lines)
  const id = String(list?.quickOrderId)
  const canLeaveOut = isWithoutOffer(why) && lines.some(({ number }) => !numbers.includes(number))
  return (
    <div className={classes.gone}>
      <Refused why={why} more={numbers.join(', ')} />
      <div className={classes.ways}>
        {canLeaveOut && (
          <Button onClick={() => onLeaveOut(Object.fromEntries(numbers.map((number) => [number, null])))}>
            {text('replacement.leave_out_go_on')}
          </Button>
        )}
        <Button variant="default" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
        {numbers.length > 0 && !list && (
          <ButtonLink to="/cust/shoppingcart" variant="default">
            {text('basket_line.view')}
          </ButtonLink>
        )}
        {numbers.length > 0 && list && (
          <ButtonLink to="/hisorder/quickOrderDetails/$id" params={{ id }} variant="default">
            {text('order.see_list')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
