import { type BackOrderRefusal, type BackOrders, leavesFrom } from '../../../../rules/order/back-order.ts'
import { addWorkingDays, arrivesOn, type Calendar, nextCutOff } from '../../../../rules/shipping/shipping.ts'
import { calendarFrom, type Place, workingCalendar } from '../../catalogue/availability/closed-days.ts'

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

/** The delivery day of the lines, so many working days after they leave; null where it is unknown. */
export function previewPromise(
  lines: Parameters<typeof leavesFrom>[0],
  choice: BackOrders,
  shipFrom: Place,
  now: Date,
) {
  const from = leavesFrom(lines, choice)
  const calendar: Calendar = workingCalendar(shipFrom, now)
  if (from === null) return () => null
  // The next cut-off is the same for every carrier.
  const { leavesOn } = nextCutOff(now, calendar)
  const soonestAfter = (workingDays: number) => addWorkingDays(leavesOn, workingDays, calendar.closedDays)
  if (from === 'now') return soonestAfter
  const then = calendarFrom(shipFrom, from)
  return (workingDays: number) => {
    const [soonest, expected] = [soonestAfter(workingDays), arrivesOn(from, then, workingDays)]
    // What is expected today leaves no sooner than what is here.
    return [soonest, expected].sort().at(-1) ?? soonest
  }
}
