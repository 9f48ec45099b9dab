import type { DeliveryMode, ReturnKind, ReturnReason } from '../../../rules/return/return.ts'
import type { Step } from './steps.ts'

/** Of which line of which order of the customer, by its PO number. Not more pieces come back than were delivered. */
type DemoLine = {
  po: string
  position: number
  qty: number
  batchNumber?: string
  reason?: ReturnReason
  cameInstead?: string
}

export type DemoReturn = {
  custnum: string
  type: ReturnKind
  deliveryMode: DeliveryMode
  note: string
  /** The name of a picture that goes with it. */
  picture?: string
  lines: DemoLine[]
  /** From when on what happened to it; it is saved before the first. */
  life: [daysAgo: number, step: Step][]
}

/** A line at fault of a batch. */
export const quality = (
  ...[po, position, qty, reason, batchNumber]: [string, number, number, ReturnReason, string]
) => ({
  po,
  position,
  qty,
  reason,
  batchNumber,
})
