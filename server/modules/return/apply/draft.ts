import type { Static } from 'typebox'
import type { ReturnInput } from '../../../../contract/return/parts.ts'
import { type ReturnFault, returnFaults } from '../../../../rules/return/faults.ts'
import type { DeliveryMode, ReturnKind, ReturnReason } from '../../../../rules/return/return.ts'
import type { ReturnTerm } from '../../../../rules/return/terms.ts'
import { readBatch } from '../../../../rules/scan/code.ts'
import type { Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Context } from '../../../http/context.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findAddresses, type OrderAddress } from '../../customer/address/address.queries.ts'
import { findReturnableLines, type ReturnableRow } from './returnable.queries.ts'
import { loadSiteTerms, type Submission, termsOfChange } from './terms.ts'

type Input = Static<typeof ReturnInput>
type TypedLine = Input['lines'][number]

const trimmed = (typed = '') => typed.trim()

/** A line as it is stored. */
export type StoredDraftLine = Omit<Required<TypedLine>, 'reason'> & { reason: ReturnReason | null }

/** What was typed, without the blanks around it; of a label that was scanned its batch. */
const toLine = ({ batchNumber, otherReason, cameInstead, reason, ...line }: TypedLine): StoredDraftLine => ({
  ...line,
  reason: reason ?? null,
  batchNumber: readBatch(trimmed(batchNumber)),
  otherReason: trimmed(otherReason),
  cameInstead: trimmed(cameInstead),
})

export type DraftLine = StoredDraftLine & { row: ReturnableRow | null; term: ReturnTerm | null }
export type Draft = {
  type: ReturnKind
  deliveryMode: DeliveryMode
  forwarder: string
  otherForwarder: string
  note: string
  address: OrderAddress | null
  lines: DraftLine[]
}

type Reader = Pick<Context<CustomerCaller, Tx>, 'caller' | 'now'> & {
  /** Of a return that is changed after it was submitted. */
  submission?: Submission | undefined
}

/** What is filled in, with the order line and the term of each line. Refuses an address that is not of the caller's book. */
export async function loadDraft(tx: Tx, reader: Reader, input: Input) {
  return {
    type: input.type,
    deliveryMode: input.deliveryMode,
    forwarder: trimmed(input.forwarder),
    otherForwarder: trimmed(input.otherForwarder),
    note: trimmed(input.note),
    address: input.addressId === undefined ? null : await findAddress(tx, reader.caller, input.addressId),
    lines: await loadLines(tx, reader, input.type, input.lines.map(toLine)),
    fileIds: input.fileIds ?? [],
  }
}

/** Lines with what they are of, and by which term they would come back today, or came back when they were submitted. */
export async function loadLines(
  tx: Tx,
  { caller, now, submission }: Reader,
  type: ReturnKind,
  lines: readonly StoredDraftLine[],
) {
  const rows = await findReturnableLines(tx, caller, lines)
  const today = await loadSiteTerms(tx, caller.orgId, now)
  const { termOf } = submission ? termsOfChange(today, submission) : today
  return lines.map((line): DraftLine => {
    const row = rows.find(({ orderno, position }) => orderno === line.orderno && position === line.position) ?? null
    return { ...line, row, term: row && termOf({ type, reason: line.reason }, row) }
  })
}

async function findAddress(tx: Tx, caller: CustomerCaller, addressId: number) {
  const address = (await findAddresses(tx, caller)).find((one) => one.addressId === addressId)
  if (!address) throw new Refusal('return.address_required', { fields: ['addressId'] })
  return address
}

/** Refuses a draft with a line of an order that is not the customer's, or that never left: nothing of it can be kept. */
export function checkOwnLines(lines: readonly DraftLine[]) {
  const unknown = lines.flatMap(({ row }, at) => (row ? [] : [`lines.${at}.number`]))
  if (unknown.length > 0) throw new Refusal('return.number_required', { fields: unknown })
}

/** Refuses what is not complete or not allowed, with every field that is at fault and why. */
export function checkComplete({ lines, address, ...draft }: Draft) {
  const typed = lines.map(({ row, qty, ...line }) => ({ ...line, orderId: row?.orderId ?? 0, quantity: qty }))
  const faults = returnFaults({ ...draft, hasAddress: address !== null, lines: typed }, (_, at) => {
    const found = lines[at]
    return found?.row ? { ...found.row, isLate: found.term?.isLate ?? false } : null
  })
  refuseFaults(faults)
}

function refuseFaults(faults: readonly ReturnFault[]) {
  const [first] = faults
  if (first) throw new Refusal(first.reason, { fields: faults.map(({ field }) => field), details: { faults } })
}
