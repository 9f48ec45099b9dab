import { type CodeFault, type CodeReading, readCode } from './code.ts'

/** `5*` or `5x` before a number says how many pieces of it are meant. */
const counted = /^(?:(\d{1,7})\s*[*x×]\s*)?(\S.*)$/i

/** The number that was entered, and how many pieces of it; undefined where that is not said. */
export function readEntry(entered: string) {
  const [, pieces, number = ''] = entered.trim().match(counted) ?? []
  return { number, pieces: pieces === undefined ? undefined : Number(pieces) }
}

/** How many pieces a code is of, where one carton of its number holds `inCarton`; undefined where it has to be said. */
export function countPieces({ pieces, needsPieces, cartons }: CodeReading, inCarton: number | undefined) {
  if (!needsPieces) return pieces ?? 1
  return cartons && inCarton && cartons * inCarton
}

/** A number with its pieces; or why it is none, or that the pieces are unknown. */
export type Entry = { number: string; pieces: number } | { fault: CodeFault | 'pieces' }

/**
 * Reads a number of some pieces without the catalogue: what is typed says how many, before the number or beside it
 * (`beside`), else the code does, else it is one. Of a carton it has to be said.
 */
export function readCounted(entered: string, beside?: number): Entry {
  const { number, pieces } = beside === undefined ? readEntry(entered) : { number: entered.trim(), pieces: beside }
  const { readings, fault } = readCode(number)
  const [first] = readings
  if (!first) return { fault: fault ?? 'no_product' }
  const isSaid = readings.every((one) => !one.needsPieces && one.pieces === first.pieces)
  const count = pieces ?? (isSaid ? (first.pieces ?? 1) : undefined)
  return count === undefined ? { fault: 'pieces' } : { number: first.number, pieces: count }
}
