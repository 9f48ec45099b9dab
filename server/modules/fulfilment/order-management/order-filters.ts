import { isDay } from '../../../../rules/shipping/day.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { OrderFilters } from './find-orders.ts'

/** What a list of orders is narrowed to; refuses days that there are not. */
export function readOrderFilters(query: OrderFilters): OrderFilters {
  const fields = (['from', 'until'] as const).filter((name) => query[name] !== undefined && !isDay(query[name]))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
  return query
}
