import type { ReturnLineState, ReturnState } from '../../../rules/return/return-state.ts'
import { StatusBadge, type Tone } from '../feedback/StatusBadge.tsx'
import { useText } from '../language/language.tsx'

type State = ReturnState | ReturnLineState

const tones: Record<State, Tone> = {
  saved: 'quiet',
  submitted: 'active',
  approved: 'caution',
  sent: 'active',
  received: 'active',
  inspected: 'active',
  credited: 'good',
  replaced: 'good',
  sentBack: 'quiet',
  completed: 'good',
  refused: 'bad',
  expired: 'quiet',
  cancelled: 'quiet',
}

/** How far a return or a line of it is; an approved one waits for its sender. */
export function ReturnStatusBadge({ state }: { state: State }) {
  const text = useText()
  return <StatusBadge tone={tones[state]}>{text(`rma.state_${state}`)}</StatusBadge>
}
