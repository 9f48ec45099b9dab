import type { Carton } from '../../catalogue/product/barcode.ts'
import { numberKeys } from '../../catalogue/product/part-number.ts'
import { type CodeFault, type CodeReading, readCode } from '../../scan/code.ts'
import { countPieces, readEntry } from '../../scan/entry.ts'

/** `barcodes`: every number that a scanner may read on it; of its `cartons` one knows what is in them. */
export type PickLine = {
  position: number
  qty: number
  number: string
  barcodes: readonly string[]
  /** A server of the version before does not say them. */
  cartons?: readonly Carton[]
}

/** Pieces that were confirmed, by the position of their line. */
export type PickedPieces = Readonly<Record<number, number>>

/** What a scan or a typed number means for a shipment: some pieces of a line, or why it means none. */
export type Scan =
  | { line: PickLine; pieces: number }
  | { wrong: 'unknown' | 'complete' | 'several' | 'pieces' | CodeFault; number: string }
  | { wrong: 'too_many'; number: string; left: number }

/**
 * Reads what was scanned or typed: a number or barcode of a line, with how many pieces it confirms. What is typed
 * before it says so, else the code does, else it is one; of an unknown carton it has to be said.
 */
export function readScan(lines: readonly PickLine[], picked: PickedPieces, entered: string): Scan {
  const { number: scanned, pieces: typed } = readEntry(entered)
  const { readings, fault } = readCode(scanned)
  const number = readings[0]?.number ?? scanned
  const matches = readings.map((reading) => ({ reading, found: findLines(lines, reading) }))
  const [first, ...others] = matches.filter(({ found }) => found.length > 0)
  if (!first) return { wrong: fault ?? 'unknown', number }
  const isSame = others.every(({ found }) => found.every((line) => first.found.includes(line)))
  if (!isSame) return { wrong: 'several', number: scanned }
  // A product may stand on two lines: the first that is not whole gets the piece.
  const line = first.found.find((one) => remainingPieces(one, picked) > 0)
  if (!line) return { wrong: 'complete', number }
  const carton = line.cartons?.find(({ barcode }) => barcode === first.reading.number)
  const pieces = typed ?? countPieces(first.reading, carton?.pieces)
  if (pieces === undefined) return { wrong: 'pieces', number: line.number }
  const remaining = remainingPieces(line, picked)
  return pieces > remaining || pieces === 0 ? { wrong: 'too_many', number, left: remaining } : { line, pieces }
}

function findLines(lines: readonly PickLine[], { number }: CodeReading) {
  const key = numberKeys(number).canonical
  return key === ''
    ? []
    : lines.filter((line) => numberKeys(line.number).canonical === key || line.barcodes.includes(key))
}

const remainingPieces = ({ position, qty }: PickLine, picked: PickedPieces) => qty - (picked[position] ?? 0)

/** Whether every piece of a shipment is confirmed; of a line that was shortened more may be. */
export const isPicked = (lines: readonly PickLine[], picked: PickedPieces) =>
  lines.every((line) => remainingPieces(line, picked) <= 0)
