/** How far a line of a return is. */
export const returnLineStates = [
  'saved',
  'submitted',
  'approved',
  'sent',
  'received',
  'inspected',
  'refused',
  'cancelled',
  'expired',
  'credited',
  'replaced',
  'sentBack',
] as const
export type ReturnLineState = (typeof returnLineStates)[number]

/** Those that still lead somewhere, in the order in which they follow. */
const openStates = ['saved', 'submitted', 'approved', 'sent', 'received', 'inspected'] as const
type OpenState = (typeof openStates)[number]

/** Those in which a line has got what it was returned for. */
const settledStates: readonly ReturnLineState[] = ['credited', 'replaced', 'sentBack']

export const returnStates = [...openStates, 'completed', 'refused', 'expired', 'cancelled'] as const
export type ReturnState = (typeof returnStates)[number]

/**
 * How far a return is: as far as the line that is behind. Once all have ended it is completed where any got something, else it was
 * refused, expired or cancelled. The column `status` of a return holds this answer.
 */
export function returnStatus(lines: readonly ReturnLineState[]): ReturnState {
  const open = openStates.find((state) => lines.includes(state))
  if (open) return open
  if (lines.some((state) => settledStates.includes(state))) return 'completed'
  if (lines.includes('refused')) return 'refused'
  return lines.includes('expired') ? 'expired' : 'cancelled'
}

/** Who moves a return on; `shop` does by itself what needs no decision. */
export type ReturnParty = 'customer' | 'staff' | 'shop'

export const returnActions = [
  'edit',
  'submit',
  'delete',
  'cancel',
  'ask',
  'approve',
  'refuse',
  'send',
  'expire',
  'receive',
  'inspect',
  'credit',
  'replace',
  'sendBack',
] as const
export type ReturnAction = (typeof returnActions)[number]

type Transition = {
  from: readonly OpenState[]
  to: readonly ReturnLineState[]
  by: readonly ReturnParty[]
  /** Staff say why. */
  needsReason?: true
}

/**
 * Who may do what to a line of a return in which state, and where it leads. Buttons, guards in SQL and tests read it. What need not come
 * back is inspected by its approval. An edit and a question leave the state as it is; a sent one may be sent again with another number.
 */
export const returnTransitions: Readonly<Record<ReturnAction, Transition>> = {
  edit: { from: ['saved', 'submitted'], to: ['saved', 'submitted'], by: ['customer'] },
  submit: { from: ['saved'], to: ['submitted'], by: ['customer'] },
  delete: { from: ['saved'], to: [], by: ['customer'] },
  cancel: { from: ['submitted', 'approved'], to: ['cancelled'], by: ['customer'] },
  ask: { from: ['submitted'], to: ['submitted'], by: ['staff'], needsReason: true },
  approve: { from: ['submitted'], to: ['approved', 'inspected'], by: ['staff', 'shop'] },
  refuse: { from: ['submitted'], to: ['refused'], by: ['staff'], needsReason: true },
  send: { from: ['approved', 'sent'], to: ['sent'], by: ['customer', 'staff'] },
  expire: { from: ['approved'], to: ['expired'], by: ['shop'] },
  receive: { from: ['approved', 'sent'], to: ['received'], by: ['staff'] },
  inspect: { from: ['received'], to: ['inspected'], by: ['staff'] },
  credit: { from: ['inspected'], to: ['credited'], by: ['staff'] },
  replace: { from: ['inspected'], to: ['replaced'], by: ['staff'] },
  sendBack: { from: ['inspected'], to: ['sentBack'], by: ['staff'] },
}

/** Whether a party may do this to a line in this state. */
export const mayReturn = (action: ReturnAction, state: ReturnLineState, party: ReturnParty) =>
  returnTransitions[action].from.some((from) => from === state) && returnTransitions[action].by.includes(party)

/** Whether any line of a return still leads somewhere. */
export const isOpenReturn = (status: ReturnState) => openStates.some((open) => open === status)

/** Whether the customer may still change a submitted return: until staff have opened it, and again once they have asked. */
export const isEditable = (status: ReturnState, isOpened: boolean) =>
  status === 'saved' || (status === 'submitted' && !isOpened)

/** Whether a return has a label and a slip: while it has to be sent to us, or is on its way. */
export const hasReturnDocuments = ({ status, comesBack }: { status: ReturnState; comesBack: boolean }) =>
  comesBack && (status === 'approved' || status === 'sent')

/** Working days within which staff decide, and after which they are reminded (specification section 3). */
export const decisionDays = 3
export const reminderDays = 2
/** Days after its approval on which a return that was not sent ends. */
export const expiryDays = 30
