import { useText } from '../../../ui/language.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import type { Promotion } from './queries.ts'

/** Whether a promotion runs, in a word. */
export function PromotionState({ promotion: { status } }: { promotion: Promotion }) {
  const text = useText()
  return <StateWord tone={status === 'running' ? 'good' : 'caution'}>{text(`promotion.${status}`)}</StateWord>
}
