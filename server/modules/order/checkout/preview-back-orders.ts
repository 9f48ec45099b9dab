import { type BackOrderRefusal, type BackOrders, leavesFrom } from '../../../../rules/order/back-order.ts'
import {
  addWorkingDays,
  arrivesOn,
  type Calendar,
  deliveryDay,
  nextCutOff,
} from '../../../../rules/shipping/shipping.ts'
import {
  calendarFrom,
  type Destination,
  destinationClosedDays,
  destinationClosedDaysFrom,
  type Place,
  workingCalendar,
} from '../../catalogue/availability/closed-days.ts'

type LinePlan = { quantity: number; shipsNow: number; asked: number; waiting: number }
type Fault = { field: 'backOrders'; reason: BackOrderRefusal }

/** What the choice of a buyer makes of their lines: where only what is there is ordered, what is not there falls away. */
export function previewBackOrders<L extends LinePlan>(planned: readonly L[], choice: BackOrders | undefined) {
  const waiting = planned.reduce((sum, line) => sum + line.waiting, 0)
  const faults: Fault[] = []
  if (choice === 'reduce' && waiting > 0 && planned.every(({ shipsNow }) => shipsNow === 0)) {
    faults.push({ field: 'backOrders', reason: 'order.nothing_in_stock' })
  }
  return {
    lines: planned.filter(({ quantity }) => quantity > 0),
    waiting,
    backOrders: waiting > 0 && choice ? choice : ('split' as const),
    reduced: planned.filter(({ quantity, asked }) => quantity < asked),
    faults,
  }
}

type Leaving = { shipFrom: Place; shipTo: Destination; now: Date }

/**
 * When the lines are delivered, so many working days after they leave, and when a forwarder of the customer may fetch them
 * (`readyOn`); null where it is unknown.
 */
export function previewPromise(
  lines: Parameters<typeof leavesFrom>[0],
  choice: BackOrders,
  { shipFrom, shipTo, now }: Leaving,
) {
  const from = leavesFrom(lines, choice)
  if (from === null) return { deliveredAfter: () => null, readyOn: null }
  const calendar: Calendar = workingCalendar(shipFrom, now)
  // The next cut-off is the same for every carrier.
  const { leavesOn } = nextCutOff(now, calendar)
  const soonestAfter = (workingDays: number) => addWorkingDays(leavesOn, workingDays, calendar.closedDays)
  if (from === 'now') {
    const closedThere = destinationClosedDays(shipTo, now)
    return {
      deliveredAfter: (workingDays: number) => deliveryDay(soonestAfter(workingDays), calendar.closedDays, closedThere),
      readyOn: leavesOn,
    }
  }
  const then = calendarFrom(shipFrom, from)
  const closedThere = destinationClosedDaysFrom(shipTo, from)
  // What is expected today leaves no sooner than what is here.
  const later = (workingDays: number) => lastDay(soonestAfter(workingDays), arrivesOn(from, then, workingDays))
  return {
    deliveredAfter: (workingDays: number) => deliveryDay(later(workingDays), then.closedDays, closedThere),
    readyOn: later(0),
  }
}

const lastDay = (one: string, other: string) => (one > other ? one : other)
