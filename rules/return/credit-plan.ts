import type { CreditableLine, RequestedCredit } from '../invoice/credit.ts'

/** A line of a return with its pieces that are to be credited, and what returning them costs in hundredths of a percent. */
export type CreditedReturnLine = {
  position: number
  orderId: number
  orderPosition: number
  pieces: number
  feeBp: number
}

/** A line of an invoice of ours, by the line of the order that it invoices. */
export type InvoicedLine = CreditableLine & { itemId: number; orderId: number; orderPosition: number }

/** One credit note: what of an invoice is credited, and by which lines of the return. */
export type PlannedCredit = {
  itemId: number
  requested: (RequestedCredit & { pieces: number; feeBp: number })[]
  parts: { position: number; pieces: number }[]
}

/** Whether any of these lines invoices the goods of a line of a return. */
export const isInvoiced = (line: OrderedGoods, invoiced: readonly InvoicedLine[]) =>
  invoiced.some((one) => isOfSameGoods(one, line))

/**
 * Which pieces of which invoices are credited for a return: of those that invoiced its orders, the oldest first (as they come), each as
 * long as pieces of it are left. Lines of a return are of one kind, so that one fee holds for all. Fewer than requested where less was
 * invoiced, or was credited since; none of what has no invoice.
 */
export function planCredits(lines: readonly CreditedReturnLine[], invoiced: readonly InvoicedLine[]): PlannedCredit[] {
  const remaining = new Map(invoiced.map((line) => [line, piecesLeft(line)]))
  const plans = new Map<number, PlannedCredit>()
  for (const { position, pieces, feeBp, ...of } of lines) {
    let open = pieces
    for (const line of invoiced) {
      if (!isOfSameGoods(line, of)) continue
      const taken = Math.min(open, remaining.get(line) ?? 0)
      if (taken <= 0) continue
      open -= taken
      remaining.set(line, (remaining.get(line) ?? 0) - taken)
      const plan = plans.get(line.itemId) ?? { itemId: line.itemId, requested: [], parts: [] }
      plans.set(line.itemId, plan)
      addTo(plan, { invoicePosition: line.position, position, pieces: taken, feeBp })
    }
  }
  return [...plans.values()].toSorted((one, other) => one.itemId - other.itemId)
}

type OrderedGoods = Pick<InvoicedLine, 'orderId' | 'orderPosition'>

const isOfSameGoods = (one: OrderedGoods, other: OrderedGoods) =>
  one.orderId === other.orderId && one.orderPosition === other.orderPosition

/** What was credited whole as an amount is refunded for all its pieces. What is free of charge has none to give. */
const piecesLeft = ({ pieces, creditedPieces, net, restNet }: InvoicedLine) =>
  net > 0 && restNet === 0 ? 0 : pieces - creditedPieces

type Part = { invoicePosition: number; position: number; pieces: number; feeBp: number }

/** Several batches may be of one invoiced line, and one line of the return of several lines of an invoice. */
function addTo(plan: PlannedCredit, { invoicePosition, position, pieces, feeBp }: Part) {
  const requested = plan.requested.find((one) => one.position === invoicePosition)
  if (requested) requested.pieces += pieces
  else plan.requested.push({ position: invoicePosition, pieces, feeBp })
  const part = plan.parts.find((one) => one.position === position)
  if (part) part.pieces += pieces
  else plan.parts.push({ position, pieces })
}
