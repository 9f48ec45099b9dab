import { type DeliveryMode, isCollected, isReplaced, type ReturnKind } from './return.ts'
import { isEditable, mayReturn, type ReturnLineState, type ReturnState } from './return-state.ts'

type OwnReturn = {
  status: ReturnState
  deliveryMode: DeliveryMode
  isOpened: boolean
  lines: readonly { state: ReturnLineState }[]
}

const customerActions = ['edit', 'submit', 'delete', 'send', 'cancel'] as const
export type CustomerAction = (typeof customerActions)[number]

/** What its customer may do to a return. What is decided of a line stays, even where the others are not opened; who does not send it names no number. */
export function possibleForCustomer({ status, deliveryMode, isOpened, lines }: OwnReturn): CustomerAction[] {
  const isDecided = lines.some(({ state }) => !mayReturn('edit', state, 'customer'))
  const mayAny = (action: CustomerAction) => lines.some(({ state }) => mayReturn(action, state, 'customer'))
  const possible: Record<CustomerAction, boolean> = {
    edit: isEditable(status, isOpened) && !isDecided,
    // A draft may have no lines yet.
    submit: status === 'saved',
    delete: status === 'saved',
    send: mayAny('send') && !isCollected(deliveryMode),
    cancel: mayAny('cancel'),
  }
  return customerActions.filter((action) => possible[action])
}

const staffActions = [
  'ask',
  'approve',
  'refuse',
  'send',
  'receive',
  'inspect',
  'credit',
  'replace',
  'sendBack',
] as const
export type StaffAction = (typeof staffActions)[number]

/** A line with its pieces that came in, null where none has to or they are not counted, and those that do not go back. */
type FoundLine = { state: ReturnLineState; received: number | null; kept: number }
type WholeReturn = { type: ReturnKind; deliveryMode: DeliveryMode; lines: readonly { state: ReturnLineState }[] }

/**
 * What staff may do to a line of a return. Asked is about all of its lines, while none is decided; sent is what our courier collects, once
 * all are decided; pieces that were kept do not go back, and what never came does not either. What was kept is replaced, or what did not
 * have to come.
 */
export function possibleForLine({ state, received, kept }: FoundLine, { type, deliveryMode, lines }: WholeReturn) {
  const also: Partial<Record<StaffAction, boolean>> = {
    ask: lines.every((one) => one.state === 'submitted'),
    send: isCollected(deliveryMode) && lines.every((one) => one.state !== 'submitted'),
    replace: isReplaced(type) && (received === null || kept > 0),
    sendBack: received !== null && kept === 0,
  }
  return staffActions.filter((action) => mayReturn(action, state, 'staff') && also[action] !== false)
}

/** What staff may do to any line of a return. */
export function possibleForStaff(whole: Omit<WholeReturn, 'lines'> & { lines: readonly FoundLine[] }): StaffAction[] {
  const possible = new Set(whole.lines.flatMap((line) => possibleForLine(line, whole)))
  return staffActions.filter((action) => possible.has(action))
}
