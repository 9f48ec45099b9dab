import type { OrderState } from './order.ts'

/** What an account is notified of: the orders that it placed, its returns, and the payments of its company. */
export const orderUpdateKinds = [
  'released',
  'shipped',
  'delivered',
  'delayed',
  'arrived',
  'cancelled',
  'returned',
  'paid',
] as const
export type OrderUpdateKind = (typeof orderUpdateKinds)[number]
/** What an event of an order is announced as. */
export type OrderEventKind = Exclude<OrderUpdateKind, 'returned' | 'paid'> | 'held' | 'resumed' | 'redirected'

/** When they are sent by mail. The messages drawer has every update at once. */
export const updateFrequencies = ['atOnce', 'daily', 'never'] as const
export type UpdateFrequency = (typeof updateFrequencies)[number]

export type UpdateChoices = Record<OrderUpdateKind, UpdateFrequency>

/**
 * As most shops of the trade have it: at once what the buyer has to act on or waits for (it is on its way, it comes later, it does not
 * come), once a day what only says that all goes well.
 */
export const usualChoices: UpdateChoices = {
  released: 'daily',
  shipped: 'atOnce',
  delivered: 'daily',
  delayed: 'atOnce',
  arrived: 'daily',
  cancelled: 'atOnce',
  returned: 'atOnce',
  paid: 'daily',
}

/** The hour of the site at which the daily mail is written. */
export const dailyHour = 17

/** By which choice of an account an event of an order is mailed: that it goes on as one that goes well, a hold or another address at once. */
export function toUpdateChoice(kind: OrderEventKind): OrderUpdateKind {
  if (kind === 'resumed') return 'released'
  return kind === 'redirected' || kind === 'held' ? 'delayed' : kind
}

const kinds: Readonly<Record<string, OrderEventKind>> = {
  pay: 'resumed',
  hold: 'held',
  unhold: 'resumed',
  changeDelivery: 'redirected',
  release: 'released',
  ship: 'shipped',
  deliver: 'delivered',
  delayed: 'delayed',
  arrived: 'arrived',
  cancel: 'cancelled',
  cancelRest: 'cancelled',
}

type OrderEvent = { /** `order_events.action` */ action: string; status: OrderState }

/** What an event of an order is announced as; undefined where it is no news to a customer. One that is held all the same does not go on. */
export function toUpdateKind({ action, status }: OrderEvent): OrderEventKind | undefined {
  const kind = kinds[action]
  return kind === 'resumed' && status === 'onHold' ? undefined : kind
}

/** How the day moved on which goods are expected, as whoever waits for them sees it. */
export type DateMove = 'later' | 'sooner' | 'known' | 'unknown'

/** Of two days, ISO dates, or null where one is unknown. */
export function dateMove(before: string | null, now: string | null): DateMove {
  if (now === null) return 'unknown'
  if (before === null) return 'known'
  return now < before ? 'sooner' : 'later'
}

/** What is said of days that moved at once: good news alone is called that. */
export function overallMove(moves: readonly DateMove[]): DateMove {
  if (moves.every((move) => move === 'known')) return 'known'
  if (moves.every((move) => move === 'known' || move === 'sooner')) return 'sooner'
  return moves.every((move) => move === 'unknown') ? 'unknown' : 'later'
}
