export const orderTypes = ['REG', 'DROP', 'CPDROP'] as const
export type OrderType = (typeof orderTypes)[number]

export const orderStates = [
  'awaitingPayment',
  'onHold',
  'submitted',
  'released',
  'partlyShipped',
  'shipped',
  'allDelivered',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

export type OrderRefusal = 'order.changed' | 'order.no_price' | 'order.no_address' | 'order.no_carrier'
