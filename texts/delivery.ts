import type { OrderState } from '../rules/order.ts'
import type { Delivery } from '../rules/order-delivery.ts'
import type { TextKey } from './index.ts'

type Order = { status: OrderState; isFetched: boolean }

/** What is said of the day of an order: what it is the day of, and what else there is to know of it. */
export function deliveryTexts({ said, on }: Delivery, { status, isFetched }: Order): { term: TextKey; note?: TextKey } {
  const coming = isFetched ? 'forwarder.ready_on' : 'order.promised_on'
  if (said === 'waits')
    return { term: coming, note: status === 'onHold' ? 'order.after_release' : 'order.after_payment' }
  if (said === 'rest' && on === null) return { term: 'order.rest_expected', note: 'ui.no_arrival' }
  return known[said] ?? { term: coming }
}

const known: Partial<Record<Delivery['said'], { term: TextKey; note?: TextKey }>> = {
  was: { term: 'order.promised_for' },
  late: { term: 'order.promised_for', note: 'order.late' },
  rest: { term: 'order.rest_expected' },
  rest_late: { term: 'order.rest_expected', note: 'order.rest_late' },
}
