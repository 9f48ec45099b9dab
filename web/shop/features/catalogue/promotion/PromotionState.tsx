import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { Promotion } from './queries.ts'

/** Whether a promotion runs, in a word. */
export function PromotionState({ promotion: { status } }: { promotion: Promotion }) {
  const text = useText()
  return <StatusBadge tone={status === 'running' ? 'good' : 'caution'}>{text(`promotion.${status}`)}</StatusBadge>
}
