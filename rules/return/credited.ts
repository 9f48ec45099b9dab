import { lessFee } from './return.ts'
import { netAmount, type ReturnedPieces } from './sums.ts'

/** Pieces of a line of a return that a credit note credits; `net` is of all that the note credits of the ordered line, in cents. */
export type CreditedPart = {
  position: number
  creditId: number
  orderId: number
  orderPosition: number
  pieces: number
  net: number
}

type Credited = { pieces: number; net: number }

/**
 * The pieces and the net (cents) that credit notes give for each line of a return, by its position. Lines of one ordered line, as for
 * several batches, share by their pieces what a note gives for it: together they have all of it.
 */
export function creditedByLine(parts: readonly CreditedPart[]): Map<number, Credited> {
  const credited = new Map<number, Credited>()
  const goods = Map.groupBy(parts, ({ creditId, orderId, orderPosition }) =>
    [creditId, orderId, orderPosition].join('/'),
  )
  for (const same of goods.values()) {
    const all = same.reduce((sum, { pieces }) => sum + pieces, 0)
    let before = 0
    for (const { position, pieces, net } of same) {
      const upTo = (count: number) => Math.round((net * count) / all)
      const { pieces: others, net: known } = credited.get(position) ?? { pieces: 0, net: 0 }
      credited.set(position, { pieces: others + pieces, net: known + upTo(before + pieces) - upTo(before) })
      before += pieces
    }
  }
  return credited
}

/** A line with the net that its credit notes give for so many of its pieces. Cents. */
export type CreditedLine = ReturnedPieces & { credited: number }

/** What credit notes give for lines, by the VAT that they say. Cents. */
export function creditedSums(lines: readonly CreditedLine[], vat: number) {
  const credited = lines.reduce((sum, line) => sum + line.credited, 0)
  const amount = lines.reduce((sum, line) => sum + beforeFee(line), 0)
  return { amount, fee: amount - credited, shipping: 0, vat, total: credited + vat }
}

/** The fee is no part of a note. It is that of the pieces, or of what was left paid of them where an amount was credited before. */
function beforeFee({ credited, ...line }: CreditedLine) {
  const whole = netAmount(line)
  if (lessFee(whole, line.feeBp) === credited || line.feeBp >= 10_000) return whole
  return Math.round((credited * 10_000) / (10_000 - line.feeBp))
}
