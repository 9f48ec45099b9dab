import { numberKeys } from '../../product/part-number.ts'

export type PickLine = { position: number; qty: number; number: string; barcodes: readonly string[] }

/** Pieces that were confirmed, by the position of their line. */
export type PickedPieces = Readonly<Record<number, number>>

/** What a scan or a typed number means for a shipment: some pieces of a line, or why it means none. */
export type Scan =
  | { line: PickLine; pieces: number }
  | { wrong: 'unknown' | 'complete'; number: string }
  | { wrong: 'too_many'; number: string; left: number }

/** A number alone confirms one piece; `5*` or `5x` before it, so many. */
const typed = /^(?:(\d{1,7})\s*[*x×]\s*)?(\S.*)$/i

/** The number that was entered, and how many pieces of it. */
export function readEntry(entered: string) {
  const [, pieces, number = ''] = entered.trim().match(typed) ?? []
  return { number, pieces: Number(pieces ?? 1) }
}

/** Reads what a scanner or a person entered: a number or barcode of a line, with how many pieces it confirms. */
export function readScan(lines: readonly PickLine[], picked: PickedPieces, entered: string): Scan {
  const { number, pieces: wanted } = readEntry(entered)
  const key = numberKeys(number).canonical
  const found = lines.filter((line) => numberKeys(line.number).canonical === key || line.barcodes.includes(key))
  if (key === '' || found.length === 0) return { wrong: 'unknown', number }
  // A product may stand on two lines: the first that is not whole gets the piece.
  const line = found.find((one) => leftOf(one, picked) > 0)
  if (!line) return { wrong: 'complete', number }
  const left = leftOf(line, picked)
  return wanted > left || wanted === 0 ? { wrong: 'too_many', number, left } : { line, pieces: wanted }
}

const leftOf = ({ position, qty }: PickLine, picked: PickedPieces) => qty - (picked[position] ?? 0)

/** Whether every piece of a shipment is confirmed. */
export const isPicked = (lines: readonly PickLine[], picked: PickedPieces) =>
  lines.every((line) => leftOf(line, picked) === 0)
