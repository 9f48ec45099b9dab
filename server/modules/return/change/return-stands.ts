import {
  type CustomerAction,
  possibleForCustomer,
  possibleForLine,
  possibleForStaff,
  type StaffAction,
} from '../../../../rules/return/possible-actions.ts'
import type { DeliveryMode, ReturnKind } from '../../../../rules/return/return.ts'
import type { ReturnLineState, ReturnParty, ReturnState } from '../../../../rules/return/return-state.ts'
import { Refusal } from '../../../http/refuse.ts'

type StandingLine = { state: ReturnLineState; received: number | null; kept: number }

export type StandingReturn = {
  status: ReturnState
  type: ReturnKind
  deliveryMode: DeliveryMode
  openedAt: Date | null
  lines: readonly StandingLine[]
}

/** The refusal that says how a return stands and what this party may do with it now. */
export function returnStands(standing: StandingReturn, party: ReturnParty) {
  const { status } = standing
  const actions = possibleTexts(standing, party)
  const words = { key: 'standing.return', values: { state: status }, actions } as const
  return new Refusal('return.not_now', { details: { status }, words })
}

/** The same of one of its lines, for staff: customers do nothing to a single one. */
export function returnLineStands(line: StandingLine, standing: StandingReturn) {
  const { state } = line
  const actions = possibleForLine(line, standing).map(staffText)
  const words = { key: 'standing.return_line', values: { state }, actions } as const
  return new Refusal('return.not_now', { details: { state }, words })
}

function possibleTexts({ openedAt, ...standing }: StandingReturn, party: ReturnParty) {
  if (party === 'staff') return possibleForStaff(standing).map(staffText)
  return possibleForCustomer({ ...standing, isOpened: openedAt !== null }).map(customerText)
}

const customerText = (action: CustomerAction) => `standing.return_${action}` as const

/** What a customer sends themselves, staff have collected. */
const staffText = (action: StaffAction) =>
  action === 'send' ? 'standing.return_collect' : (`standing.return_${action}` as const)
