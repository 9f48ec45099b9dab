import type { Static } from 'typebox'
import type { OrderDetail } from '../../../contract/order.ts'
import { waitingOf } from '../../../rules/back-order.ts'
import { isOverdue } from '../../../rules/order-delivery.ts'
import { carrierText } from '../../../rules/shipping.ts'
import type { Language } from '../../../texts/index.ts'
import { say } from '../../../texts/say.ts'
import type { Formats } from './order-formats.ts'

type Order = Static<typeof OrderDetail>

/** What an order's document says beside its addresses, by term; what the order has nothing of is left out. */
export function factsOf(order: Order, { day }: Formats, language: Language): [term: string, value: string][] {
  const carrier = carrierText(order.carrier)
  const via = [carrier ? say(language, carrier) : order.carrier, order.forwarder].filter(Boolean).join(' · ')
  const chose = order.backOrders !== 'split' || order.lines.some((line) => waitingOf(line) > 0)
  const isCancelled = order.status === 'cancelled'
  return (
    [
      [say(language, 'order.status'), isCancelled ? say(language, 'order.state_cancelled') : ''],
      [say(language, 'order.date'), day(order.placedOn)],
      [say(language, 'order.po'), order.poNumber],
      [say(language, 'order.so'), order.soNumber],
      [say(language, 'order.custnum'), order.custnum],
      [say(language, 'order.type'), say(language, `order.type_${order.orderType}`)],
      [say(language, 'order.ship_via'), via],
      [promiseTerm(order, language), order.promisedOn && !isCancelled ? day(order.promisedOn) : ''],
      [say(language, 'back_order.term'), chose ? say(language, `back_order.${order.backOrders}`) : ''],
      [
        say(language, 'order.payment'),
        isCancelled ? '' : say(language, 'order.terms_days', { days: order.termsNetDays }),
      ],
      ...order.files.map(({ kind, name }) => [say(language, `order_file.${kind}`), name] satisfies [string, string]),
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '')
}

/** The paper says what was confirmed: a day that is past was promised. */
function promiseTerm({ promisedOn, today, forwarder }: Order, language: Language) {
  if (promisedOn !== null && isOverdue(promisedOn, today)) return say(language, 'order.promised_for')
  return say(language, forwarder ? 'forwarder.ready_on' : 'order.promised_on')
}
