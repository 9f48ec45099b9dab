import { isWithoutOffer, listRefusedNumbers } from '../../../../../api/refused-lines.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { ButtonLink } from '../../../../../ui/controls/ButtonLink.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { CheckoutOrder } from '../order-request.ts'
import type { InCheckout } from '../useCheckout.ts'
import classes from './NotInBasket.module.css'

type Props = { why: Error; inCheckout: InCheckout }

/** Why there is no such order, of which products, and the ways on: without them, where they can be changed, or another try. */
export function RefusedOrder({ why, inCheckout: { request, order, leaveOut, again } }: Props) {
  const text = useText()
  const { lines } = request
  const numbers = listRefusedNumbers(why, lines)
  const canLeaveOut = isWithoutOffer(why) && lines.some(({ number }) => !numbers.includes(number))
  return (
    <div className={classes.gone}>
      <RefusalNotice why={why} more={numbers.join(', ')} />
      <div className={classes.ways}>
        {canLeaveOut && (
          <Button onClick={() => leaveOut(Object.fromEntries(numbers.map((number) => [number, null])))}>
            {text('replacement.leave_out_go_on')}
          </Button>
        )}
        <Button variant="default" onClick={again}>
          {text('ui.retry')}
        </Button>
        {numbers.length > 0 && <ProductsLink list={order.list} />}
      </div>
    </div>
  )
}

/** Where they can be changed or taken out. */
function ProductsLink({ list }: Pick<CheckoutOrder, 'list'>) {
  const text = useText()
  if (!list) {
    return (
      <ButtonLink to="/cust/shoppingcart" variant="default">
        {text('basket_line.view')}
      </ButtonLink>
    )
  }
  const id = String(list.quickOrderId)
  return (
    <ButtonLink to="/hisorder/quickOrderDetails/$id" params={{ id }} variant="default">
      {text('order.see_list')}
    </ButtonLink>
  )
}
