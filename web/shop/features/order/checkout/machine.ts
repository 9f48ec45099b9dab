/**
 * What can happen to an order in checkout, as the README draws it: for each state the signals that mean something there, and the
 * state that each of them leads to. Any other signal changes nothing.
 */
const transitions = {
  /** The order is asked for, and there is nothing to show yet. */
  loading: { shown: 'editing', remembered: 'unknownOutcome', declined: 'unavailable' },
  /** There is no such order: the reason is shown. */
  unavailable: { asked: 'loading', shown: 'editing', remembered: 'unknownOutcome' },
  /** The order stands there as it was first seen with these options. */
  editing: { differed: 'reviewing', pressed: 'placing', pressedEarly: 'settling' },
  /** Something of it has changed since, which is shown. */
  reviewing: { shown: 'editing', pressed: 'placing', pressedEarly: 'settling' },
  /** Pressed while the order is refetched: placed once it is known to be as it was seen. */
  settling: { confirmed: 'placing', shown: 'editing', differed: 'reviewing', remembered: 'unknownOutcome' },
  /** Sent, and not answered yet. */
  placing: { ordered: 'placed', handedOn: 'waiting', changed: 'reviewing', refused: 'refused', lost: 'unknownOutcome' },
  /** No answer came, now or to an earlier page: it may be placed. */
  unknownOutcome: { pressed: 'placing', pressedEarly: 'settling' },
  /** Not placed: the reason is shown, and nothing that was typed is lost. */
  refused: { differed: 'reviewing', pressed: 'placing', pressedEarly: 'settling' },
  placed: {},
  /** Over the limit of its buyer: handed on as a list. */
  waiting: {},
} as const satisfies Record<string, Partial<Record<Signal, string>>>

export const signals = [
  // Of the server's preview: it is on its way, refused, as it was seen, another, or of an order that was sent and not answered.
  'asked',
  'declined',
  'shown',
  'differed',
  'remembered',
  // Of the button: pressed, pressed too early, and then found to be as it was seen.
  'pressed',
  'pressedEarly',
  'confirmed',
  // Of the answer to the order.
  'ordered',
  'handedOn',
  'changed',
  'refused',
  'lost',
] as const
export type Signal = (typeof signals)[number]
export type State = keyof typeof transitions

const table: Record<State, Partial<Record<Signal, State>>> = transitions

export const states = Object.keys(table) as State[]

/** The state after a signal; undefined where it means nothing. */
export const nextState = (state: State, signal: Signal): State | undefined => table[state][signal]

/** The order can no longer change. */
export const isFinal = (state: State) => Object.keys(table[state]).length === 0
