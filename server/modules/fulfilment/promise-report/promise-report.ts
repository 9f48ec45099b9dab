import {
  addPromises,
  keptShare,
  noPromises,
  promisedOrders,
  promiseOutcome,
} from '../../../../rules/fulfilment/promise-outcome.ts'
import { daysBetween, isDay, isoDay } from '../../../../rules/shipping/day.ts'
import { Refusal } from '../../../http/refuse.ts'
import { countPromises, type PromiseFilters } from './promise-report.staff.ts'

/** With both days, a leap year. */
const longestPeriod = 366

type Query = Partial<PromiseFilters>

/** The period that is asked for; of what is left out, the month so far. Refuses days that there are not, and too many of them. */
export function readPeriod({ from, until, ...narrowing }: Query, now: Date): PromiseFilters {
  const fields = Object.entries({ from, until }).flatMap(([name, day]) =>
    day === undefined || isDay(day) ? [] : [name],
  )
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  const today = isoDay(now)
  const last = until ?? (from && from > today ? from : today)
  const first = from ?? `${last.slice(0, 8)}01`
  const days = daysBetween(first, last) + 1
  if (days < 1 || days > longestPeriod) throw new Refusal('order.report_period', { fields: ['from'] })
  return { from: first, until: last, ...narrowing }
}

/** The orders of a period by warehouse and carrier, with how their promises ended. */
export async function reportPromises(reader: Parameters<typeof countPromises>[0], filters: PromiseFilters) {
  const alike = await countPromises(reader, filters)
  const groups = Map.groupBy(alike, ({ shipFrom, shipVia }) => `${shipFrom} ${shipVia}`)
  return [...groups.values()].flatMap((orders) => {
    const [first] = orders
    if (!first) return []
    const { shipFrom, shipVia, carrier } = first
    const counts = addPromises(orders.map((one) => ({ ...noPromises, [promiseOutcome(one)]: one.orders })))
    return [{ shipFrom, shipVia, carrier, promised: promisedOrders(counts), ...counts, keptShare: keptShare(counts) }]
  })
}
