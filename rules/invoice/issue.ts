import { vatOn } from '../vat/vat.ts'
import type { ChargeKind, InvoiceCharge, InvoiceTotals } from './invoice.ts'

/** Why a shipment cannot leave: no company is set that invoices it, or its VAT cannot be said in the currency where it is declared. */
export type InvoiceRefusal =
  | 'invoice.no_issuer'
  | 'invoice.no_vat_number'
  | 'invoice.no_payment_notes'
  | 'invoice.no_rate'

/** A line as it was ordered. Cents; `discount` is what came off all of its pieces. */
type OrderedLine = { quantity: number; unitPrice: number; discount: number }
/** What was invoiced of it so far, without what failed to arrive. */
type InvoicedPart = { pieces: number; discount: number }

/**
 * What so many more pieces of a line cost. Its discount is rounded for all pieces up to these and not for each part, so that it comes out
 * the same in however many parts the line leaves.
 */
export function invoicePieces({ quantity, unitPrice, discount }: OrderedLine, before: InvoicedPart, pieces: number) {
  const gross = pieces * unitPrice
  const upTo = Math.round((discount * (before.pieces + pieces)) / quantity)
  const share = Math.min(gross, Math.max(0, upTo - before.discount))
  return { pieces, unitPrice, discount: share, net: gross - share }
}

type OrderedCharges = { shippingCost: number; handlingFee: number; discount: number }

/** Shipping and handling that no invoice of the order has yet, after what a coupon took off shipping. Cents. */
export function openCharges(
  order: OrderedCharges,
  lines: readonly { discount: number }[],
  invoiced: Readonly<Record<ChargeKind, number>>,
): InvoiceCharge[] {
  const ofShipping = order.discount - lines.reduce((sum, { discount }) => sum + discount, 0)
  const charges: InvoiceCharge[] = [
    { kind: 'shipping', net: order.shippingCost - ofShipping - invoiced.shipping },
    { kind: 'handling', net: order.handlingFee - invoiced.handling },
  ]
  return charges.filter(({ net }) => net > 0)
}

type Parts = { lines: readonly { net: number }[]; charges: readonly { net: number }[] }

/** The sums of an invoice: VAT is taken once on all of it. Cents. */
export function invoiceTotals(parts: Parts, vatRateBp: number, prepaid = 0): InvoiceTotals {
  const [lines, charges] = [addUp(parts.lines), addUp(parts.charges)]
  const net = lines + charges
  return toTotals({ lines, charges }, vatOn(net, vatRateBp), prepaid)
}

/** The sums of a document whose VAT is known. Cents. */
export function toTotals({ lines, charges }: { lines: number; charges: number }, vat: number, prepaid = 0) {
  const net = lines + charges
  return { lines, charges, net, vat, total: net + vat, prepaid, due: net + vat - prepaid }
}

const addUp = (parts: readonly { net: number }[]) => parts.reduce((sum, { net }) => sum + net, 0)

/** What is left of the money of an order, paid in advance, that is not worth collecting or returning: cents. */
export const smallDifference = 5
