import type { Input } from '../../../../contract/endpoint.ts'
import type { creditInvoice as contract } from '../../../../contract/invoice/staff-invoice.ts'
import { toAmount, toCents } from '../../../../rules/catalogue/price/money.ts'
import type { RequestedCredit } from '../../../../rules/invoice/credit.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { lockOwnOrder, noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { writeCreditNote } from '../issue/credit-note.ts'
import { findStaffInvoice, loadItem } from './invoice.staff.ts'

type Credit = { reason: string; requested: readonly RequestedCredit[] }
type CreditedLine = Input<typeof contract>['body']['lines'][number]

/** Writes a credit note for an invoice of the caller's sites and notes it. Answers its number, and its sum as the wire has it. */
export async function creditInvoice(change: StaffChange, number: string, { reason, requested }: Credit) {
  const { tx, call, changer } = change
  const { itemId, orderId } = orNotFound(await findStaffInvoice(tx, call.caller, number))
  const order = await lockOwnOrder(change, orderId)
  const before = await loadItem(tx, itemId)
  const creditId = await writeCreditNote(tx, { itemId, requested, reason }, changer)
  const [after, creditNote] = [await loadItem(tx, itemId), await loadItem(tx, creditId)]
  const answer = { number: creditNote.number, amount: toAmount(creditNote.amount) }
  await noteChange(change, order, {
    action: 'invoice.credited',
    subject: `invoice ${number}`,
    before: { open: toAmount(before.open) },
    after: { open: toAmount(after.open), ...answer, reason },
  })
  return answer
}

/** What of each line is credited. Refuses a line that says both pieces and an amount or neither, and fractions of a cent. */
export const readRequestedCredits = (lines: readonly CreditedLine[]) => lines.map(readRequestedCredit)

function readRequestedCredit({ position, pieces, amount }: CreditedLine): RequestedCredit {
  if (pieces !== undefined && amount === undefined) return { position, pieces }
  const net = amount === undefined || pieces !== undefined ? Number.NaN : toCents(amount)
  if (!Number.isInteger(net)) throw new Refusal('request.invalid', { fields: ['lines'], details: { position } })
  return { position, net }
}
