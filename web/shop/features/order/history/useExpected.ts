import { isOverdue } from '../../../../../rules/order/delivery.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'

/** Says when goods are expected, or were where that day is past today; null where nobody knows. ISO dates. */
export function useExpected(today: string | undefined) {
  const text = useText()
  const { day } = useFormat()
  return (expectedOn: string | null) => {
    if (expectedOn === null) return null
    const isPast = today !== undefined && isOverdue(expectedOn, today)
    return text(isPast ? 'order.was_expected' : 'ui.expected_on', { date: day(expectedOn) })
  }
}
