import type { MailState } from '../../../../../rules/office/outbox.ts'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useText } from '../../../../ui/language/language.tsx'

const tones = { waiting: 'caution', failing: 'bad', sent: 'good' } as const

export function MailStatusBadge({ state }: { state: MailState }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`outbox.state_${state}`)}</StatusBadge>
}
