import { remainingLine } from '../fulfilment/cancellation.ts'
import { stillToCome } from '../fulfilment/shipment/shipment.ts'
import { type BackOrders, waitingPieces } from './back-order.ts'
import type { OrderState } from './order.ts'

type Line = {
  position: number
  qty: number
  shipsNow: number
  backOrdered: number
  preOrdered: number
  expectedOn: string | null
  /** What was announced when the order was placed, and the pieces that wait now; of an order that is not placed yet neither is known. */
  expectedWhenPlaced?: string | null
  waiting?: number
  cancelled: number
}
type PlacedOrder = {
  status: OrderState
  promisedOn: string | null
  backOrders: BackOrders
  lines: readonly Line[]
  shipments: readonly { lines: readonly { position: number; qty: number }[] }[]
}

/**
 * What is true of the day of a placed order:
 * - `coming`: it is promised for this day, all of it, what is in stock, or goods that are only expected (`reach`);
 * - `was`: it was, and nothing of it is open;
 * - `late`: it was, and not all that was promised for it has left;
 * - `goods`: it waits for goods whose day has moved since, to this one, or to an unknown one (null);
 * - `waits`: nothing leaves before it is paid or released, and when that is is unknown; then so much of it does (`reach`);
 * - `rest`: what was promised has left, the rest is expected on this day, or on an unknown one (null);
 * - `rest_late`: the rest was expected on this day.
 */
export type Delivery =
  | { said: 'coming'; on: string; reach: Reach }
  | { said: 'was' | 'late' | 'rest_late'; on: string }
  | { said: 'rest' | 'goods'; on: string | null }
  | { said: 'waits'; on: null; reach: Reach }

/** How far the day of an order reaches: all of it, what is in stock of it, or goods that still have to arrive. */
export type Reach = 'all' | 'part' | 'expected'

/** What the day of an order that nothing has left of yet is the day of. */
export function deliveryReach(
  lines: readonly Pick<Line, 'shipsNow' | 'backOrdered' | 'preOrdered'>[],
  choice: BackOrders,
): Reach {
  if (lines.every((line) => waitingPieces(line) === 0)) return 'all'
  return choice === 'together' || lines.every(({ shipsNow }) => shipsNow === 0) ? 'expected' : 'part'
}

/** What is said of its day; null where there is none, or nothing is left to deliver. `today` is that of its site. ISO dates. */
export function describeDelivery(order: PlacedOrder, today: string): Delivery | null {
  const { status, promisedOn, shipments } = order
  if (status === 'cancelled') return null
  const lines = order.lines.map(remainingLine).filter(({ qty }) => qty > 0)
  const isPast = promisedOn !== null && promisedOn < today
  const reach = deliveryReach(lines, order.backOrders)
  const toCome = stillToCome(lines, shipments)
  if (status === 'allDelivered' || status === 'shipped' || toCome.length === 0) {
    const isOver = isPast || status === 'allDelivered'
    if (promisedOn === null) return null
    return isOver ? { said: 'was', on: promisedOn } : { said: 'coming', on: promisedOn, reach: 'all' }
  }
  if (shipments.length === 0 && (status === 'awaitingPayment' || status === 'onHold'))
    return { said: 'waits', on: null, reach }
  const goods = toCome.map(({ line }) => line).filter(({ waiting = 0 }) => waiting > 0)
  // What was promised all together stays promised: it is late.
  const isLate = isPast && order.backOrders === 'together'
  if (shipments.length === 0 && reach === 'expected' && !isLate && goods.some(hasMoved)) {
    return { said: 'goods', on: lastDay(goods) }
  }
  if (shipments.length === 0 || isPromisedOpen(order, toCome)) {
    if (promisedOn === null) return null
    return isPast ? { said: 'late', on: promisedOn } : { said: 'coming', on: promisedOn, reach }
  }
  const on = lastDay(toCome.map(({ line }) => line))
  return on !== null && on < today ? { said: 'rest_late', on } : { said: 'rest', on }
}

/** Whether pieces have not left for which the day was promised: what was there, or everything where all wait for all. */
function isPromisedOpen({ backOrders }: PlacedOrder, toCome: ReturnType<typeof stillToCome<Line>>) {
  return backOrders === 'together' || toCome.some(({ line, pieces }) => pieces > line.qty - line.shipsNow)
}

/** Whether what a line waits for is expected on another day than was announced when it was ordered. */
const hasMoved = ({ expectedOn, expectedWhenPlaced }: Pick<Line, 'expectedOn' | 'expectedWhenPlaced'>) =>
  expectedWhenPlaced !== undefined && expectedWhenPlaced !== expectedOn

/** The day on which all of these lines have come; null where that of one is unknown. */
function lastDay(lines: readonly Line[]) {
  const days = lines.map(({ expectedOn }) => expectedOn)
  return days.includes(null) ? null : (days.sort().at(-1) ?? null)
}

/** A day on which goods were expected and are not there yet, because it is past. ISO dates. */
export const isOverdue = (expectedOn: string, today: string) => expectedOn < today
