import type { OrderState } from './order.ts'

/** The pieces of a line: those that left, and those that were cancelled. The rest is promised or waits. */
export type LineProgress = { quantity: number; shipped: number; cancelled: number }

/** What decides how far an order is. */
export type OrderFacts = {
  lines: readonly LineProgress[]
  /** Paid in advance, and not paid yet. */
  awaitsPayment: boolean
  isHeld: boolean
  isReleased: boolean
  /** How many of its shipments have left and not arrived. */
  underWay: number
}

/**
 * How far an order is. The column `status` of an order holds this answer; whoever changes a fact of it writes the answer in the same
 * transaction.
 */
export function orderStatus({ lines, awaitsPayment, isHeld, isReleased, underWay }: OrderFacts): OrderState {
  const shipped = lines.reduce((sum, line) => sum + line.shipped, 0)
  const isOpen = lines.some((line) => openPieces(line) > 0)
  if (!isOpen && shipped === 0) return 'cancelled'
  if (!isOpen) return underWay > 0 ? 'shipped' : 'allDelivered'
  if (shipped > 0) return 'partlyShipped'
  if (awaitsPayment) return 'awaitingPayment'
  if (isHeld) return 'onHold'
  return isReleased ? 'released' : 'submitted'
}

/** Pieces of a line that are still to leave. */
export const openPieces = ({ quantity, shipped, cancelled }: LineProgress) => quantity - shipped - cancelled

/** Who moves an order on; `shop` does by itself what needs no decision. */
export type OrderParty = 'customer' | 'staff' | 'shop'

export const orderActions = [
  'pay',
  'hold',
  'unhold',
  'release',
  'ship',
  'deliver',
  'fail',
  'cancel',
  'cancelRest',
  'changeDelivery',
  'changeLines',
  'changeWarehouse',
] as const
export type OrderAction = (typeof orderActions)[number]

type Transition = { from: readonly OrderState[]; to: readonly OrderState[]; by: readonly OrderParty[] }

/**
 * Who may do what to an order in which state, and where it leads. Buttons, guards in SQL and tests read it. `cancel` takes what has not
 * left before anything was released, `cancelRest` afterwards: a customer then only what waits for goods.
 */
export const orderTransitions: Readonly<Record<OrderAction, Transition>> = {
  pay: { from: ['awaitingPayment'], to: ['submitted', 'onHold'], by: ['staff', 'shop'] },
  hold: { from: ['submitted', 'released'], to: ['onHold'], by: ['staff'] },
  unhold: { from: ['onHold'], to: ['submitted', 'released'], by: ['staff', 'shop'] },
  release: { from: ['submitted'], to: ['released'], by: ['staff', 'shop'] },
  ship: { from: ['released', 'partlyShipped'], to: ['partlyShipped', 'shipped'], by: ['staff'] },
  deliver: {
    from: ['partlyShipped', 'shipped'],
    to: ['partlyShipped', 'shipped', 'allDelivered'],
    by: ['staff', 'shop'],
  },
  fail: { from: ['partlyShipped', 'shipped'], to: ['released', 'partlyShipped', 'shipped'], by: ['staff', 'shop'] },
  cancel: {
    from: ['awaitingPayment', 'onHold', 'submitted'],
    to: ['awaitingPayment', 'onHold', 'submitted', 'cancelled'],
    by: ['customer', 'staff', 'shop'],
  },
  cancelRest: {
    from: ['onHold', 'released', 'partlyShipped'],
    to: ['onHold', 'released', 'partlyShipped', 'shipped', 'allDelivered', 'cancelled'],
    by: ['customer', 'staff'],
  },
  // It leaves the state of an order as it is.
  changeDelivery: {
    from: ['awaitingPayment', 'onHold', 'submitted', 'released', 'partlyShipped'],
    to: ['awaitingPayment', 'onHold', 'submitted', 'released', 'partlyShipped'],
    by: ['staff'],
  },
  // Nothing of it has left, so nothing is invoiced. What is added may hold it.
  changeLines: {
    from: ['awaitingPayment', 'onHold', 'submitted', 'released'],
    to: ['awaitingPayment', 'onHold', 'submitted', 'released'],
    by: ['staff'],
  },
  // All of it waits, and is paid after delivery.
  changeWarehouse: {
    from: ['onHold', 'submitted', 'released'],
    to: ['onHold', 'submitted', 'released'],
    by: ['shop'],
  },
}

/** Whether a party may do this to an order in this state. */
export const mayChange = (action: OrderAction, status: OrderState, party: OrderParty) =>
  orderTransitions[action].from.includes(status) && orderTransitions[action].by.includes(party)

/** What a party may do to an order in this state: the rest of one that is cancelled whole is no choice of its own. */
export function possibleActions(status: OrderState, party: OrderParty) {
  const actions = orderActions.filter((action) => mayChange(action, status, party))
  return actions.includes('cancel') ? actions.filter((action) => action !== 'cancelRest') : actions
}

/** Whether an action may lead from one state to another. */
export const isValidTransition = (action: OrderAction, from: OrderState, to: OrderState) =>
  orderTransitions[action].from.includes(from) && orderTransitions[action].to.includes(to)

export type OrderChangeRefusal =
  | 'order_change.not_now'
  | 'order_change.nothing_left'
  | 'order_change.too_many_pieces'
  | 'order_change.waits_for_all'
  | 'order_change.in_shipment'
  | 'order_change.other_country'
  | 'order_change.no_carrier'
  | 'order_change.other_vat'
  | 'order_change.released'
  | 'order_change.stale'
  | 'order_change.paid'
  | 'order_change.replacement'
  | 'order_change.split_coupon'
  | 'order_change.all_removed'
