import type { OrderState } from '../../../rules/order/order.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'
import classes from './Delivery.module.css'

type Order = {
  status: OrderState
  promisedOn: string | null
  isLate: boolean
  rest?: { on: string; isLate: boolean } | null
  goods?: { on: string | null; isLate: boolean } | null
}

/**
 * The day of an order that is still to come: the promised one, that of its rest once all that was promised has left, or that of the
 * goods it waits for once they have moved; none while it waits for its payment or release. What is missed stands out. ISO dates.
 */
export function NextDay({ order }: { order: Order }) {
  const words = useNextDay()(order)
  const { isLate } = order.rest ?? order.goods ?? order
  return words !== '' && <span className={isLate ? classes.late : undefined}>{words}</span>
}

/** In words; none where nothing is known to come. */
function useNextDay() {
  const text = useText()
  const { day } = useFormat()
  return ({ status, promisedOn, rest, goods }: Order) => {
    if (rest) return text('order.rest_on', { date: day(rest.on) })
    if (goods) return goods.on ? text('order.goods_on', { date: day(goods.on) }) : text('order.goods_unknown')
    if (status === 'awaitingPayment') return text('order.next_payment')
    if (status === 'onHold') return text('order.next_release')
    return promisedOn ? day(promisedOn) : ''
  }
}
