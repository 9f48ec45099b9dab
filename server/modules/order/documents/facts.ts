import type { Static } from 'typebox'
import type { OrderDetail } from '../../../../contract/order/order.ts'
import { remainingLine } from '../../../../rules/fulfilment/cancellation.ts'
import { waitingPieces } from '../../../../rules/order/back-order.ts'
import { deliveryReach, isOverdue } from '../../../../rules/order/delivery.ts'
import { carrierText } from '../../../../rules/shipping/shipping.ts'
import type { Language } from '../../../../texts/index.ts'
import { promiseTerm, waitNote } from '../../../../texts/order/delivery.ts'
import { say } from '../../../../texts/say.ts'
import { type Formats, warehouseNameIn } from '../../../documents/formats.ts'

type Order = Static<typeof OrderDetail>

/** The facts of an order's document beside its addresses, by term; empty ones are left out. */
export function toFacts(order: Order, { day }: Formats, language: Language): [term: string, value: string][] {
  const carrier = carrierText(order.carrier)
  const via = [carrier ? say(language, carrier) : order.carrier, order.forwarder].filter(Boolean).join(' · ')
  const chose = order.backOrders !== 'split' || order.lines.some((line) => waitingPieces(line) > 0)
  return (
    [
      [say(language, 'order.status'), statusWords(order, language)],
      [say(language, 'order.date'), day(order.placedOn)],
      [say(language, 'order.po'), order.poNumber],
      [say(language, 'order.so'), order.soNumber],
      [say(language, 'order.custnum'), order.custnum],
      [say(language, 'order.vat_number'), order.vatNumber],
      [say(language, 'order.type'), say(language, `order.type_${order.orderType}`)],
      [say(language, 'order.ship_from'), warehouseNameIn(language, order.shipFrom)],
      [say(language, 'order.ship_via'), via],
      promiseRow(order, day, language),
      [say(language, 'back_order.term'), chose ? say(language, `back_order.${order.backOrders}`) : ''],
      [say(language, 'order.payment'), termWords(order, day, language)],
      [say(language, 'order_split.placed_with'), order.placedWith.map(({ orderno }) => orderno).join(', ')],
      ...order.files.map(({ kind, name }) => [say(language, `order_file.${kind}`), name] satisfies [string, string]),
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '')
}

/** On what terms it is paid; of one in advance, that it was paid and when. Nothing is to be paid of a cancelled one. */
function termWords({ status, termsNetDays, paidOn }: Order, day: Formats['day'], language: Language) {
  if (status === 'cancelled') return ''
  return paidOn
    ? say(language, 'order.paid_in_advance_on', { date: day(paidOn) })
    : say(language, 'order.terms_days', { days: termsNetDays })
}

/** What an order waits for, and why; that it was cancelled. Nothing of what goes on by itself. */
function statusWords({ status, heldBecause, holdReason }: Order, language: Language) {
  const reason = heldBecause ? say(language, heldBecause) : holdReason
  if (status === 'onHold' && reason) return say(language, 'order.held', { reason })
  return status === 'onHold' || status === 'awaitingPayment' || status === 'cancelled'
    ? say(language, `order.state_${status}`)
    : ''
}

/** The document says what was confirmed: a day that is past was promised, and what waits has none. */
function promiseRow(order: Order, day: Formats['day'], language: Language): [term: string, value: string] {
  const { promisedOn, today, status, forwarder } = order
  const reach = deliveryReach(order.lines.map(remainingLine), order.backOrders)
  const term = say(language, promiseTerm(reach, forwarder !== ''))
  if (status === 'cancelled') return [term, '']
  if (status === 'awaitingPayment') return [term, say(language, waitNote('payment', reach))]
  if (status === 'onHold') return [term, say(language, waitNote('limit', reach))]
  if (promisedOn === null) return [term, '']
  return [isOverdue(promisedOn, today) ? say(language, 'order.promised_for') : term, day(promisedOn)]
}
