import { type ExchangeDecision, exchangeSources, exchangeTimeZone } from '../../../../rules/invoice/exchange.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { type Addressing, toAddressing } from '../exchange/addressing.ts'
import { loadBuyer, moveEInvoice } from '../exchange/exchange.queries.ts'
import { lockEInvoice } from './e-invoice.staff.ts'

type Decision = { status: ExchangeDecision; exchangeNumber: string; reason: string; refusedOn?: string | undefined }

const actions = { waiting: 'e_invoice.reopened', sent: 'e_invoice.sent', refused: 'e_invoice.refused' } as const

/**
 * Says what became of an electronic invoice, or has it written again for the customer as they can be found now, and notes it. Refuses one
 * that stands elsewhere, what was sent without its number, and what was refused without a reason or on a day that is still to come.
 */
export async function decideEInvoice(change: StaffChange, itemId: number, { status, ...decision }: Decision) {
  const { tx, call } = change
  const eInvoice = orNotFound(await lockEInvoice(tx, call.caller, itemId))
  const from = exchangeSources[status]
  if (!from.includes(eInvoice.status)) throw new Refusal('e_invoice.other_state')
  const exchangeNumber = status === 'waiting' ? '' : decision.exchangeNumber.trim() || eInvoice.exchangeNumber
  const fault = status === 'refused' ? decision.reason.trim() : ''
  if (status === 'sent' && !exchangeNumber) throw new Refusal('request.invalid', { fields: ['exchangeNumber'] })
  if (status === 'refused' && !fault) throw new Refusal('request.invalid', { fields: ['reason'] })
  const refusedOn = status === 'refused' ? refusalDay(decision.refusedOn, eInvoice.issuedOn, call.now) : undefined
  const readdressed = status === 'waiting' ? await findReaddressed(tx, itemId) : null
  const addressing = readdressed?.addressing
  await moveEInvoice(tx, itemId, { from, status, fault, exchangeNumber, refusedOn, addressing }, call.now)
  await noteChange(change, eInvoice, {
    action: actions[status],
    subject: `invoice ${eInvoice.number}`,
    before: {
      status: eInvoice.status,
      exchangeNumber: eInvoice.exchangeNumber,
      reason: eInvoice.fault,
      ...readdressed?.before,
    },
    after: { status, exchangeNumber, reason: fault, ...(refusedOn && { refusedOn }), ...readdressed?.after },
  })
  return { status }
}

/** Of the notice, today unless it is said; no notice comes before its document. */
function refusalDay(typed: string | undefined, issuedOn: string, now: Date) {
  const today = dateIn(now, exchangeTimeZone)
  const day = typed ?? today
  if (day > today || day < issuedOn) throw new Refusal('request.invalid', { fields: ['refusedOn'] })
  return day
}

/** By what the next file finds the buyer, and how that differs from what was issued. */
async function findReaddressed(tx: Tx, itemId: number) {
  const { invoiced, ...customer } = await loadBuyer(tx, itemId)
  const addressing = toAddressing(invoiced, customer)
  const changed = addressingFields.filter((field) => addressing[field] !== invoiced[field])
  const pick = (from: Addressing) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { addressing, before: pick(invoiced), after: pick(addressing) }
}

const addressingFields = ['vatNumber', 'taxCode', 'sdiCode'] as const satisfies (keyof Addressing)[]
