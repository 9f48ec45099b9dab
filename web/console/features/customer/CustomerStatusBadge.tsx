import type { CustomerState } from '../../../../rules/customer/customer.ts'
import { StatusBadge } from '../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../ui/language/language.tsx'

const tones = { pending: 'caution', active: 'good', rejected: 'bad', suspended: 'bad' } as const

export function CustomerStatusBadge({ state }: { state: CustomerState }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`customer.status_${state}`)}</StatusBadge>
}
