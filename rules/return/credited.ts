import { lessFee } from './return.ts'
import { netOf, type ReturnedPieces } from './sums.ts'

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

/** What credit notes give for lines, by the VAT that they say: the fee is that of the pieces, as it is no part of a note. Cents. */
export function creditedSums(lines: readonly (ReturnedPieces & { credited: number })[], vat: number) {
  const credited = lines.reduce((sum, line) => sum + line.credited, 0)
  const fee = lines.reduce((sum, line) => sum + netOf(line) - lessFee(netOf(line), line.feeBp), 0)
  return { amount: credited + fee, fee, shipping: 0, vat, total: credited + vat }
}
