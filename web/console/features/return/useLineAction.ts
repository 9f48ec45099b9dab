import { useText } from '../../../ui/language/language.tsx'
import type { ReturnLine } from './queries.ts'

/** Names what is done with a line: the words of its button, then the line, as each line has the same buttons. */
export function useLineAction({ number, position }: Pick<ReturnLine, 'number' | 'position'>) {
  const text = useText()
  return (action: string) => text('return_desk.action_of', { action, number, position })
}
