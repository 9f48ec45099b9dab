import type { Delivery, Reach } from '../../rules/order/delivery.ts'
import type { OrderState, OrderWait } from '../../rules/order/order.ts'
import type { TextKey } from '../index.ts'

type Order = { status: OrderState; isFetched: boolean }

/** What the day of an order is called, by how far it reaches, and whether the customer's own forwarder fetches it. */
export const promiseTerm = (reach: Reach, isFetched: boolean): TextKey =>
  (isFetched ? readyTerms : deliveryTerms)[reach]

const deliveryTerms = {
  all: 'order.promised_on',
  part: 'order.promised_part',
  expected: 'order.promised_expected',
} as const satisfies Record<Reach, TextKey>

const readyTerms = {
  all: 'forwarder.ready_on',
  part: 'forwarder.ready_part',
  expected: 'forwarder.ready_expected',
} as const satisfies Record<Reach, TextKey>

/** What is said instead of a day, by what the order waits for: goods that still have to arrive do not leave with the payment alone. */
export const waitNote = (wait: OrderWait, reach: Reach): TextKey =>
  (reach === 'expected' ? arrivalNotes : waitNotes)[wait]

const waitNotes = {
  payment: 'order.after_payment',
  overdue: 'order.after_release',
  limit: 'order.after_release',
  approval: 'order.after_approval',
} as const satisfies Record<OrderWait, TextKey>

const arrivalNotes = {
  payment: 'order.after_payment_arrival',
  overdue: 'order.after_release_arrival',
  limit: 'order.after_release_arrival',
  approval: 'order.after_approval_arrival',
} as const satisfies Record<OrderWait, TextKey>

/** What is said of the day of an order: what it is the day of, and what else there is to know of it. */
export function deliveryTexts(delivery: Delivery, { status, isFetched }: Order): { term: TextKey; note?: TextKey } {
  const { said, on } = delivery
  const coming = promiseTerm(said === 'coming' || said === 'waits' ? delivery.reach : 'all', isFetched)
  if (said === 'waits')
    return { term: coming, note: waitNote(status === 'onHold' ? 'limit' : 'payment', delivery.reach) }
  if (said === 'rest' && on === null) return { term: 'order.rest_expected', note: 'ui.no_arrival' }
  if (said === 'goods') return { term: 'order.expected', ...(on === null && { note: 'ui.no_arrival' as const }) }
  return promiseTexts[said] ?? { term: coming }
}

const promiseTexts: Partial<Record<Delivery['said'], { term: TextKey; note?: TextKey }>> = {
  was: { term: 'order.promised_for' },
  late: { term: 'order.promised_for', note: 'order.late' },
  rest: { term: 'order.rest_expected' },
  rest_late: { term: 'order.rest_expected', note: 'order.rest_late' },
}
