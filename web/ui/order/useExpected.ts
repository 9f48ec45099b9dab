import { isOverdue } from '../../../rules/order/delivery.ts'
import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'

type Expected = { expectedOn: string | null; expectedWhenPlaced?: string | null }

/**
 * Says when goods are expected, or were where that day is past today; null where unknown. Where their day has moved since the order
 * was placed, says from which. ISO dates.
 */
export function useExpected(today: string | undefined) {
  const text = useText()
  const { day } = useFormat()
  const movedDay = useMovedDay()
  return ({ expectedOn, expectedWhenPlaced = null }: Expected) => {
    if (expectedOn !== null && today !== undefined && isOverdue(expectedOn, today)) {
      return text('order.was_expected', { date: day(expectedOn) })
    }
    const hasMoved = expectedWhenPlaced !== null && expectedWhenPlaced !== expectedOn
    if (hasMoved) return movedDay(expectedWhenPlaced, expectedOn)
    return expectedOn && text('ui.expected_on', { date: day(expectedOn) })
  }
}

/** Says to which day goods have moved and from which; null where none is known. ISO dates. */
export function useMovedDay() {
  const text = useText()
  const { day } = useFormat()
  return (before: string | null, now: string | null) => {
    if (before === null) return now === null ? text('ui.no_arrival') : text('ui.expected_on', { date: day(now) })
    if (now === null) return text('order.no_day_any_more', { before: day(before) })
    return text('order.expected_now', { date: day(now), before: day(before) })
  }
}
