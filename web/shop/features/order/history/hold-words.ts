import { useText } from '../../../../ui/language/language.tsx'
import type { OrderDetail } from '../queries.ts'

/** Why an order is on hold: by the account of the customer, or what staff have told them. Nothing where that was not recorded. */
export function useHoldWords({ heldBecause, holdReason }: Pick<OrderDetail, 'heldBecause' | 'holdReason'>) {
  const text = useText()
  if (heldBecause) return text('order.held', { reason: text(heldBecause) })
  return holdReason !== null && text('order.held', { reason: holdReason || text('order.held_by_staff') })
}
