import type { OrderState } from '../../../rules/order/order.ts'
import { keepDates, useFormat } from '../language/format.ts'
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
 * goods it waits for once they have moved; while it waits for its payment or release, or nobody knows the day, that; else a dash.
 * What is missed stands out. ISO dates.
 */
export function NextDay({ order }: { order: Order }) {
  const words = useNextDay()(order)
  const { isLate } = order.rest ?? order.goods ?? order
  return words === '' ? '–' : <span className={isLate ? classes.late : undefined}>{words}</span>
}

/** In words; none where nothing is to come that has no day. */
function useNextDay() {
  const text = useText()
  const format = useFormat()
  const day = (iso: string) => keepDates(format.day(iso))
  return ({ status, promisedOn, rest, goods }: Order) => {
    if (status === 'cancelled') return ''
    if (rest) return text('order.rest_on', { date: day(rest.on) })
    if (goods) return goods.on ? text('order.goods_on', { date: day(goods.on) }) : text('order.goods_unknown')
    if (status === 'awaitingPayment') return text('order.next_payment')
    if (status === 'onHold') return text('order.next_release')
    if (promisedOn) return day(promisedOn)
    return status === 'shipped' || status === 'allDelivered' ? '' : text('order.goods_unknown')
  }
}
