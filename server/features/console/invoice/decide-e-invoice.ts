import { type ExchangeDecision, exchangeSources } from '../../../../rules/invoice/exchange.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { moveEInvoice } from '../../invoice/exchange/exchange.queries.ts'
import { noteChange, type StaffChange } from '../desk/staff-change.ts'
import { lockEInvoice } from './e-invoice.staff.ts'

type Decision = { status: ExchangeDecision; exchangeNumber: string; reason: string }

const actions = { waiting: 'e_invoice.reopened', sent: 'e_invoice.sent', refused: 'e_invoice.refused' } as const

/**
 * Says what became of an electronic invoice, or has it written anew, and notes it. Refuses one that stands elsewhere, what was sent without
 * its number, and what was refused without a reason.
 */
export async function decideEInvoice(change: StaffChange, itemId: number, { status, ...given }: Decision) {
  const { tx, call } = change
  const found = orNotFound(await lockEInvoice(tx, call.caller, itemId))
  const from = exchangeSources[status]
  if (!from.includes(found.status)) throw new Refusal('e_invoice.other_state')
  const exchangeNumber = status === 'waiting' ? '' : given.exchangeNumber.trim() || found.exchangeNumber
  const fault = status === 'refused' ? given.reason.trim() : ''
  if (status === 'sent' && !exchangeNumber) throw new Refusal('request.invalid', { fields: ['exchangeNumber'] })
  if (status === 'refused' && !fault) throw new Refusal('request.invalid', { fields: ['reason'] })
  await moveEInvoice(tx, itemId, { from, status, fault, exchangeNumber }, call.now)
  await noteChange(change, found, {
    action: actions[status],
    subject: `invoice ${found.number}`,
    before: { status: found.status, exchangeNumber: found.exchangeNumber, reason: found.fault },
    after: { status, exchangeNumber, reason: fault },
  })
  return { status }
}
