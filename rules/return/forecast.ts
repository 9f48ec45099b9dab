import { creditLines, creditTotals } from '../invoice/credit.ts'
import { type CreditedReturnLine, type InvoicedLine, type PlannedCredit, planCredits } from './credit-plan.ts'
import type { CreditedPart } from './credited.ts'

/** The sums of an invoice, and what was credited of them so far. Cents. */
type InvoiceSums = { net: number; vat: number; creditedNet: number; creditedVat: number; rateBp: number }

/** A line of an invoice with the sums of that. */
export type ForecastLine = InvoicedLine & { invoice: InvoiceSums }

/**
 * What credit notes would give for lines of a return if they were written now, each with the VAT of its whole note, as those do that are
 * written (`creditedByLine`); their ids are no others'. Lines whose goods have no invoice have no part in it. Cents.
 */
export const forecastNotes = (
  lines: readonly CreditedReturnLine[],
  invoiced: readonly ForecastLine[],
): (CreditedPart & { vat: number })[] =>
  planCredits(lines, invoiced).flatMap((plan) => {
    const ofInvoice = invoiced.filter(({ itemId }) => itemId === plan.itemId)
    const [first] = ofInvoice
    const credits = creditLines(ofInvoice, plan.requested)
    if (!first || 'refused' in credits) return []
    const vat = creditTotals({ lines: addUp(credits), charges: 0 }, first.invoice).vat
    return toParts(plan, lines).map((part) => {
      const goods = ofInvoice.filter((one) => one.orderId === part.orderId && one.orderPosition === part.orderPosition)
      const net = addUp(credits.filter(({ position }) => goods.some((one) => one.position === position)))
      return { ...part, creditId: -plan.itemId, net, vat }
    })
  })

const toParts = ({ parts }: PlannedCredit, lines: readonly CreditedReturnLine[]) =>
  parts.flatMap(({ position, pieces }) => {
    const line = lines.find((one) => one.position === position)
    return line ? [{ position, pieces, orderId: line.orderId, orderPosition: line.orderPosition }] : []
  })

const addUp = (parts: readonly { net: number }[]) => parts.reduce((sum, { net }) => sum + net, 0)
