import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../ui/language/language.tsx'
import type { Item } from './queries.ts'

/** Whether an item is open, and for how many days too long, or disputed. */
export function ItemStatus({ item: { status, daysOverdue } }: { item: Pick<Item, 'status' | 'daysOverdue'> }) {
  const text = useText()
  if (status === 'cleared') return <StatusBadge tone="good">{text('finance.state_cleared')}</StatusBadge>
  if (status === 'disputed') return <StatusBadge tone="caution">{text('finance.state_disputed')}</StatusBadge>
  if (daysOverdue === null || daysOverdue <= 0) {
    return <StatusBadge tone="active">{text('finance.state_open')}</StatusBadge>
  }
  return <StatusBadge tone="bad">{text('finance.state_overdue', { days: daysOverdue })}</StatusBadge>
}
