import { vatOn } from '../vat/vat.ts'
import { lessFee } from './return.ts'

/** Pieces of an ordered line that come back. Cents; `amount` and `discount` are of all of its pieces. */
export type ReturnedPieces = {
  pieces: number
  quantity: number
  amount: number
  discount: number
  feeBp: number
  vatRateBp: number
}

/** What pieces cost after discounts, before the fee. Cents, net of VAT. */
export const netAmount = ({ pieces, quantity, amount, discount }: Omit<ReturnedPieces, 'feeBp' | 'vatRateBp'>) =>
  Math.round(((amount - discount) * pieces) / quantity)

/**
 * What goods that no invoice of ours is about come to if all is as claimed: what returning them costs, and VAT once for each rate. Of
 * others credit notes say it, as they credit what was invoiced (`forecastNotes`). Cents.
 */
export function returnSums(lines: readonly ReturnedPieces[]) {
  const parts = lines.map((line) => ({ ...line, net: netAmount(line), credited: lessFee(netAmount(line), line.feeBp) }))
  const amount = parts.reduce((sum, { net }) => sum + net, 0)
  const credited = parts.reduce((sum, part) => sum + part.credited, 0)
  const rates = Map.groupBy(parts, ({ vatRateBp }) => vatRateBp)
  const vat = [...rates].reduce((sum, [rateBp, some]) => {
    const net = some.reduce((part, one) => part + one.credited, 0)
    return sum + vatOn(net, rateBp)
  }, 0)
  return { amount, fee: amount - credited, shipping: 0, vat, total: credited + vat }
}
