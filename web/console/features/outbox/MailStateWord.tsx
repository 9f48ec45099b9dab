import type { MailState } from '../../../../rules/outbox.ts'
import { useText } from '../../../ui/language.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'

const tones = { waiting: 'caution', failing: 'bad', sent: 'good' } as const

export function MailStateWord({ state }: { state: MailState }) {
  const text = useText()
  return <StateWord tone={tones[state]}>{text(`outbox.state_${state}`)}</StateWord>
}
