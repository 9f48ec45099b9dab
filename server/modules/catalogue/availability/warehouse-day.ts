import { type RawBuilder, sql } from 'kysely'
import { addDays, isoDay } from '../../../../rules/shipping/day.ts'

/**
 * The day on the clock of a warehouse, by its code: that of New York is still the one before when it is tomorrow in UTC. The
 * days of all warehouses are worked out once for a statement, however many rows ask.
 */
export const warehouseDay = (warehouse: RawBuilder<unknown>, now: Date) => sql<string>`
  ((select jsonb_object_agg(w.code, (${now}::timestamptz at time zone w.time_zone)::date) from warehouses w) ->> ${warehouse})::date`

/**
 * Whether the day of an expected arrival `e` is not past at its warehouse. What is past has no day that is known. No clock is
 * more than a day from UTC, so only arrivals of these days ask for that of their warehouse.
 */
export function isExpected(now: Date) {
  const utcDay = isoDay(now)
  return sql<boolean>`
    (e.expected_on >= ${addDays(utcDay, -1)}::date
     and (e.expected_on > ${addDays(utcDay, 1)}::date or e.expected_on >= ${warehouseDay(sql.ref('e.warehouse'), now)}))`
}
