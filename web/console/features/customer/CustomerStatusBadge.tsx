import type { CustomerState } from '../../../../rules/customer.ts'
import { useText } from '../../../ui/language.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'

const tones = { pending: 'caution', active: 'good', rejected: 'bad', suspended: 'bad' } as const

export function CustomerStatusBadge({ state }: { state: CustomerState }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`customer.status_${state}`)}</StatusBadge>
}
