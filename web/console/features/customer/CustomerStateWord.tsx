import type { CustomerState } from '../../../../rules/customer.ts'
import { useText } from '../../../ui/language.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'

const tones = { pending: 'caution', active: 'good', rejected: 'bad', suspended: 'bad' } as const

export function CustomerStateWord({ state }: { state: CustomerState }) {
  const text = useText()
  return <StateWord tone={tones[state]}>{text(`customer.status_${state}`)}</StateWord>
}
