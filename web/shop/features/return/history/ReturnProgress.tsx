import { isCollected } from '../../../../../rules/return/return.ts'
import type { ReturnAction, ReturnState } from '../../../../../rules/return/return-state.ts'
import { Steps } from '../../../../ui/feedback/Steps.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnDetail } from '../queries.ts'

type StepState = Extract<ReturnState, 'submitted' | 'approved' | 'sent' | 'received' | 'inspected' | 'completed'>

const steps: ReadonlyArray<{ state: StepState; by: readonly ReturnAction[] }> = [
  { state: 'submitted', by: ['submit'] },
  { state: 'approved', by: ['approve'] },
  { state: 'sent', by: ['send'] },
  { state: 'received', by: ['receive'] },
  { state: 'inspected', by: ['inspect'] },
  { state: 'completed', by: ['credit', 'replace', 'sendBack'] },
]

/** How far a return is, as a line of steps; what need not come back is neither sent nor received. Nothing of one that has no way on. */
export function ReturnProgress({ detail }: { detail: ReturnDetail }) {
  const text = useText()
  const { status, events, lines, comesBack, deliveryMode } = detail
  const own = steps.filter(({ state }) => comesBack || (state !== 'sent' && state !== 'received'))
  const reached = own.findIndex(({ state }) => state === status)
  if (reached < 0) return null
  const waitsForThem = status === 'approved' && !isCollected(deliveryMode)
  return (
    <Steps
      label={text('rma.progress')}
      steps={own.map(({ state, by }, at) => {
        const isDone = at <= reached
        return {
          name: text(state === 'completed' ? `rma.state_${outcome(lines)}` : `rma.state_${state}`),
          at: isDone ? (events.findLast(({ action }) => by.some((one) => one === action))?.at ?? null) : null,
          isDone,
          isNext: at === reached + 1,
          isCaution: at === reached + 1 && waitsForThem,
        }
      })}
    />
  )
}

/** The last step: a credit, unless another outcome is known. */
function outcome(lines: ReturnDetail['lines']) {
  const has = (state: string) => lines.some((line) => line.state === state)
  if (has('credited') || !(has('replaced') || has('sentBack'))) return 'credited'
  return has('replaced') ? 'replaced' : 'sentBack'
}
