import { lessFee } from '../return/return.ts'
import { vatOn } from '../vat/vat.ts'
import { toTotals } from './issue.ts'

/** The longest reason of a credit note. */
export const longestCreditReason = 300

export type CreditRefusal = 'credit.nothing' | 'credit.too_much'

/** A line or a charge of an invoice, with what was credited of it so far. Cents, net of VAT. */
export type CreditableLine = {
  position: number
  kind: 'goods' | 'shipping' | 'handling'
  pieces: number
  unitPrice: number
  net: number
  creditedPieces: number
  creditedNet: number
  /** What is left paid of the pieces that were not credited: what was credited as an amount came off each of them alike. */
  restNet: number
}

/** What a credit note gave for a line: for pieces, or an amount without pieces. Cents. */
export type LineCredit = { pieces: number; net: number }

/**
 * What of a line is credited: so many of its pieces, or an amount without pieces. A fee in hundredths of a percent comes off the net of
 * pieces, and is left of the line.
 */
export type RequestedCredit = { position: number } & ({ pieces: number; feeBp?: number } | { net: number })

export type CreditLine = { position: number; pieces: number; unitPrice: number; discount: number; net: number }

/** The lines of a credit note; refuses more than is left of a line, and a note of nothing. */
export function creditLines(
  lines: readonly CreditableLine[],
  requested: readonly RequestedCredit[],
): CreditLine[] | { refused: CreditRefusal; position?: number } {
  const credits: CreditLine[] = []
  for (const want of requested) {
    const line = lines.find(({ position }) => position === want.position)
    if (!line || credits.some(({ position }) => position === want.position)) {
      return { refused: 'credit.too_much', position: want.position }
    }
    const credit = 'pieces' in want ? creditPieces(line, want) : creditAmount(line, want.net)
    if (!credit) return { refused: 'credit.too_much', position: want.position }
    credits.push({ position: line.position, ...credit })
  }
  return credits.some(({ net }) => net > 0) ? credits : { refused: 'credit.nothing' }
}

/**
 * A line with what its credit notes, the oldest first, leave of it. A fee stays with the pieces that it was kept of; an amount comes off those
 * that were not credited before it.
 */
export function withCredits<Line extends { pieces: number; net: number }>(line: Line, credits: readonly LineCredit[]) {
  const remaining = { creditedPieces: 0, creditedNet: 0, restNet: line.net }
  for (const { pieces, net } of credits) {
    const rest = remaining.restNet - (pieces > 0 ? restShare(line, remaining, pieces) : net)
    remaining.creditedPieces += pieces
    remaining.creditedNet += net
    // Earlier notes gave the whole price of pieces even after an amount.
    remaining.restNet = Math.max(0, Math.min(rest, line.net - remaining.creditedNet))
  }
  return { ...line, ...remaining }
}

type Rest = Pick<CreditableLine, 'creditedPieces' | 'restNet'>

/** What so many of the pieces that are left are worth; the last of them take all of it. */
const restShare = ({ pieces: all }: { pieces: number }, { creditedPieces, restNet }: Rest, pieces: number) =>
  Math.round((restNet * pieces) / (all - creditedPieces))

function creditPieces(line: CreditableLine, { pieces, feeBp = 0 }: { pieces: number; feeBp?: number }) {
  const { pieces: all, unitPrice, creditedPieces } = line
  if (pieces < 1 || creditedPieces + pieces > all) return null
  const net = lessFee(restShare(line, line, pieces), feeBp)
  return { pieces, unitPrice, discount: pieces * unitPrice - net, net }
}

function creditAmount({ net: whole, creditedNet }: CreditableLine, net: number) {
  if (net < 1 || creditedNet + net > whole) return null
  return { pieces: 0, unitPrice: net, discount: 0, net }
}

/** All that is left of an invoice: the pieces of each line, and what remains of the rest. */
export const restToCredit = (lines: readonly CreditableLine[]): RequestedCredit[] =>
  lines.flatMap(({ position, kind, pieces, net, creditedPieces, creditedNet }): RequestedCredit[] => {
    if (kind === 'goods' && creditedPieces < pieces) return [{ position, pieces: pieces - creditedPieces }]
    return net > creditedNet ? [{ position, net: net - creditedNet }] : []
  })

type Corrected = { net: number; vat: number; creditedNet: number; creditedVat: number; rateBp: number }

/**
 * The sums of a credit note. The last one of an invoice takes what is left of its VAT, so that all of them together are what was invoiced;
 * none takes more. Of each the VAT is that of its net but for a cent at most: the Italian exchange refuses what is off by two (00421). Cents.
 */
export function creditTotals(parts: { lines: number; charges: number }, corrected: Corrected) {
  const net = parts.lines + parts.charges
  const remainingVat = corrected.vat - corrected.creditedVat
  const isLast = corrected.creditedNet + net === corrected.net
  return toTotals(parts, isLast ? remainingVat : Math.min(remainingVat, creditVat(net, corrected)))
}

/** A cent is added, or left out, before what was rounded so far comes to one: the last note would be off by two. */
function creditVat(net: number, { creditedNet, creditedVat, rateBp }: Corrected) {
  const vat = vatOn(net, rateBp)
  const roundedSoFar = (creditedVat + vat) * 10_000 - (creditedNet + net) * rateBp
  return Math.abs(roundedSoFar) < 10_000 ? vat : Math.max(0, vat - Math.sign(roundedSoFar))
}
