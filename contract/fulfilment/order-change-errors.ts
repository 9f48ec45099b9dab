import type { OrderChangeRefusal } from '../../rules/order/order-state.ts'

/** How what is refused of a change of an order travels. */
export const orderChangeErrors = {
  'order_change.not_now': { status: 200, code: 30_051 },
  'order_change.nothing_left': { status: 200, code: 30_052 },
  'order_change.too_many_pieces': { status: 200, code: 30_053 },
  'order_change.waits_for_all': { status: 200, code: 30_054 },
  'order_change.in_shipment': { status: 200, code: 30_055 },
  'order_change.other_country': { status: 200, code: 30_056 },
  'order_change.no_carrier': { status: 200, code: 30_057 },
  'order_change.released': { status: 200, code: 30_058 },
  'order_change.other_vat': { status: 200, code: 30_059 },
  'order_change.stale': { status: 200, code: 30_060 },
  'order_change.paid': { status: 200, code: 30_061 },
  'order_change.split_coupon': { status: 200, code: 30_062 },
  'order_change.all_removed': { status: 200, code: 30_063 },
  'order_change.replacement': { status: 200, code: 30_064 },
} satisfies Record<OrderChangeRefusal, { status: number; code: number }>
